import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { type Column, DataTable } from "@fairhouse/ui/components/data-table.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { formatWhen } from "@fairhouse/ui/format/dates.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { gameOf, useGameTitle } from "../games.ts";
import { sessionStore } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";
import { hundredthsOf, profitOf } from "./bet-list.ts";

export interface BetTableProps {
  readonly caption: string;
  readonly rows: readonly BetRecord[] | null;
  readonly empty: ReactNode;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** On a game's own page its name says nothing. */
  readonly withGame: boolean;
  /** Among one's own bets the player says nothing. */
  readonly withPlayer: boolean;
  readonly live?: boolean;
}

/** Bets in rows; each leads to its page with the proof. */
export function BetTable({ caption, rows, empty, error, onRetry, withGame, withPlayer, live }: BetTableProps) {
  const words = shellWords.useWords();
  const columns = useColumns(withGame);
  const shown = columns.filter(
    (column) => (withGame || column.id !== "game") && (withPlayer || column.id !== "player"),
  );
  return (
    <DataTable
      caption={caption}
      columns={shown}
      rows={rows}
      rowKey={(bet) => bet.id}
      empty={empty}
      error={error === null ? null : { title: words.bets.failed, retryLabel: words.retry, onRetry }}
      live={live}
    />
  );
}

function useColumns(withGame: boolean): readonly Column<BetRecord>[] {
  const words = shellWords.useWords().bets;
  const format = useFormats();
  const titleOf = useGameTitle();
  const timeOf = (bet: BetRecord) => formatWhen(Date.parse(bet.settledAt ?? bet.createdAt), Date.now(), format.locale);
  const labelOf = (bet: BetRecord) => words.details(titleOf(bet.game), timeOf(bet));
  return [
    {
      id: "game",
      header: words.game,
      card: "lead",
      cell: (bet) => (
        <BetLink bet={bet} label={labelOf(bet)} className="inline-flex items-center gap-2.5 align-middle font-medium">
          <GamePicture bet={bet} />
          {titleOf(bet.game)}
        </BetLink>
      ),
    },
    { id: "player", header: words.player, cell: (bet) => <PlayerCell bet={bet} /> },
    {
      id: "time",
      header: words.time,
      card: withGame ? "none" : "lead",
      cell: (bet) =>
        withGame ? (
          <span className="tabular text-muted">{timeOf(bet)}</span>
        ) : (
          <BetLink bet={bet} label={labelOf(bet)} className="tabular text-muted underline-offset-4 hover:underline">
            {timeOf(bet)}
          </BetLink>
        ),
    },
    { id: "bet", header: words.bet, align: "end", cell: (bet) => <Money amount={bet.stake} className="text-muted" /> },
    { id: "multiplier", header: words.multiplier, align: "end", cell: (bet) => <MultiplierCell bet={bet} /> },
    { id: "profit", header: words.profit, align: "end", card: "trail", cell: (bet) => <ProfitCell bet={bet} /> },
  ];
}

interface BetLinkProps {
  readonly bet: BetRecord;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** The one link of a row, to the page of the bet. */
function BetLink({ bet, label, className, children }: BetLinkProps) {
  return (
    <Link to={`/bet/${bet.id}`} aria-label={label} className={`${className} rounded-control hover:text-accent-text`}>
      {children}
    </Link>
  );
}

function GamePicture({ bet }: { bet: BetRecord }) {
  const game = gameOf(bet.game);
  return game && <img src={game.art} alt="" width={24} height={24} loading="lazy" />;
}

function PlayerCell({ bet }: { bet: BetRecord }) {
  const words = shellWords.useWords().bets;
  const own = useStore(sessionStore, (session) => session.user?.username);
  if (bet.player === null) return <span className="text-muted">{words.hidden}</span>;
  return (
    <span className="inline-flex max-w-40 items-center gap-2">
      <bdi className="truncate">{bet.player === own ? words.you : bet.player}</bdi>
      {bet.simulated && (
        <span title={words.simulated}>
          <Badge>
            <span className="sr-only">{words.simulated}</span>
            <span aria-hidden="true">bot</span>
          </Badge>
        </span>
      )}
    </span>
  );
}

function MultiplierCell({ bet }: { bet: BetRecord }) {
  const words = shellWords.useWords().bets;
  if (bet.refunded) return <span className="text-muted">{words.refunded}</span>;
  const hundredths = hundredthsOf(bet);
  if (hundredths === null) return <Badge tone="gold">{words.open}</Badge>;
  return <Multiplier hundredths={hundredths} className="text-muted" />;
}

function ProfitCell({ bet }: { bet: BetRecord }) {
  const profit = profitOf(bet);
  return profit === null ? <span className="text-muted">—</span> : <Money amount={profit} profit />;
}
