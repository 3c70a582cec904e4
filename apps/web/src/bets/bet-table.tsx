import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { type Column, DataTable } from "@fairhouse/ui/components/data-table.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { formatWhen } from "@fairhouse/ui/format/dates.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { sessionStore } from "../services/services.ts";
import { GameCell, MultiplierCell, ProfitCell, RowLink, SlipNote } from "./bet-cells.tsx";
import { useHeld } from "./use-held.ts";
import { useOpenBet } from "./use-open-bet.ts";
import { betListWords } from "./words/words.ts";

export interface BetTableProps {
  readonly caption: string;
  readonly rows: readonly BetRecord[] | null;
  readonly empty: ReactNode;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** False on a game's own page, where its name is superfluous. */
  readonly withGame: boolean;
  /** False among the player's own bets, where the name is superfluous. */
  readonly withPlayer: boolean;
  readonly live?: boolean;
}

/** Bets in rows; each opens with its result and proof. Nothing moves while somebody looks at a row. */
export function BetTable(props: BetTableProps) {
  const words = betListWords.useWords();
  const { retry } = siteWords.useWords();
  const format = useFormats();
  const { rows, waiting, hold } = useHeld(props.rows);
  const open = useOpenBet(rows);
  const shown = columns.filter(({ id }) => (props.withGame || id !== "game") && (props.withPlayer || id !== "player"));
  return (
    // The only link of a row is as large as the row.
    <div {...hold} onClickCapture={open} className="relative [&_tbody_tr]:relative">
      {waiting > 0 && (
        <p className="tabular pointer-events-none absolute -top-5 left-1/2 z-10 -translate-x-1/2 animate-fade-in rounded-full border border-line-strong bg-panel-high px-3 py-0.5 text-xs font-semibold whitespace-nowrap text-muted shadow-control">
          {words.held(format.whole(waiting))}
        </p>
      )}
      <DataTable
        caption={props.caption}
        columns={shown.map((column) => ({
          ...column,
          header: words[column.id],
          // Without the game the time comes first, and carries the link.
          ...(column.id === "time" &&
            !props.withGame && { card: "lead" as const, cell: (bet: BetRecord) => <LedByTime bet={bet} /> }),
        }))}
        rows={rows}
        rowKey={(bet) => bet.id}
        empty={props.empty}
        error={props.error === null ? null : { title: words.failed, retryLabel: retry, onRetry: props.onRetry }}
        live={props.live}
      />
    </div>
  );
}

type BetColumn = Omit<Column<BetRecord>, "id" | "header"> & {
  readonly id: "game" | "player" | "time" | "bet" | "multiplier" | "profit";
};

const columns: readonly BetColumn[] = [
  { id: "game", card: "lead", cell: (bet) => <LedByGame bet={bet} /> },
  { id: "player", card: "wide", cell: (bet) => <PlayerCell bet={bet} /> },
  { id: "time", card: "none", cell: (bet) => <Time bet={bet} /> },
  {
    id: "bet",
    align: "end",
    card: "slim",
    cell: (bet) => <Money amount={bet.stake} currency={bet.currencyId} className="text-muted" />,
  },
  { id: "multiplier", align: "end", card: "slim", cell: (bet) => <MultiplierCell bet={bet} /> },
  { id: "profit", align: "end", card: "trail", cell: (bet) => <ProfitCell bet={bet} /> },
];

function LedByGame({ bet }: { bet: BetRecord }) {
  return <GameCell bet={bet} when={useTimeOf(bet)} />;
}

function LedByTime({ bet }: { bet: BetRecord }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2.5">
      <RowLink bet={bet} when={useTimeOf(bet)}>
        <Time bet={bet} />
      </RowLink>
      <SlipNote bet={bet} />
    </span>
  );
}

function Time({ bet }: { bet: BetRecord }) {
  return <span className="tabular text-muted">{useTimeOf(bet)}</span>;
}

function useTimeOf(bet: BetRecord): string {
  return formatWhen(Date.parse(bet.settledAt ?? bet.createdAt), Date.now(), useFormats().locale);
}

function PlayerCell({ bet }: { bet: BetRecord }) {
  const words = betListWords.useWords();
  const own = useStore(sessionStore, (session) => session.user?.username ?? "");
  const name = bet.player === own ? words.you : bet.player;
  return (
    <span className="inline-flex max-w-44 items-center gap-2 align-middle @max-[600px]:max-w-full">
      <Avatar name={bet.player} seed={bet.avatar} size={24} className="@max-[600px]:size-5! @max-[600px]:text-[8px]!" />
      <bdi className={classes("truncate", name === null && "text-muted")}>{name ?? words.hidden}</bdi>
      {bet.simulated && <SimulatedMark text={words.simulated} />}
    </span>
  );
}
