import type { HistoryBet } from "@fairhouse/protocol/statistics.ts";
import { type Column, DataTable } from "@fairhouse/ui/components/data-table.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { formatWhen } from "@fairhouse/ui/format/dates.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { siteWords } from "../../base/words/words.ts";
import { GameCell, MultiplierCell, NoAmount, ProfitCell } from "../../bets/bet-cells.tsx";
import { useOpenBet } from "../../bets/use-open-bet.ts";
import { betListWords } from "../../bets/words/words.ts";
import { statisticsWords } from "../statistics/words/words.ts";

export interface HistoryTableProps {
  readonly rows: readonly HistoryBet[] | null;
  readonly empty: ReactNode;
  /** Tries again; null unless loading failed. */
  readonly error: (() => void) | null;
}

/** Bets in rows; each opens with its result and proof. */
export function HistoryTable({ rows, empty, error }: HistoryTableProps) {
  const lists = betListWords.useWords();
  const { retry } = siteWords.useWords();
  const columns = useColumns();
  const open = useOpenBet(rows);
  return (
    // The only link of a row is as large as the row.
    <div onClickCapture={open} className="[&_tbody_tr]:relative">
      <DataTable
        caption={lists.mine}
        columns={columns}
        rows={rows}
        rowKey={(bet) => bet.id}
        empty={empty}
        error={error === null ? null : { title: lists.failed, retryLabel: retry, onRetry: error }}
        skeletonRows={10}
      />
    </div>
  );
}

function useColumns(): readonly Column<HistoryBet>[] {
  const words = statisticsWords.useWords().history;
  return [
    { id: "game", header: words.game, card: "lead", cell: (bet) => <LedByGame bet={bet} /> },
    {
      id: "time",
      header: words.made,
      // A card shows it below the game.
      card: "none",
      cell: (bet) => <Made bet={bet} />,
    },
    {
      id: "stake",
      header: words.stake,
      align: "end",
      cell: (bet) => <Money amount={bet.stake} currency={bet.currencyId} className="text-muted" />,
    },
    { id: "multiplier", header: words.multiplier, align: "end", cell: (bet) => <MultiplierCell bet={bet} /> },
    {
      id: "payout",
      header: words.payout,
      align: "end",
      cell: ({ payout, currencyId }) =>
        payout === null ? <NoAmount /> : <Money amount={payout} currency={currencyId} className="text-muted" />,
    },
    { id: "profit", header: words.profit, align: "end", card: "trail", cell: (bet) => <ProfitCell bet={bet} /> },
  ];
}

function LedByGame({ bet }: { bet: HistoryBet }) {
  const made = useMade(bet);
  return (
    <>
      <GameCell bet={bet} when={made} />
      {/* Below the name, beside the picture. */}
      <span className="tabular block ps-8.5 text-xs font-normal text-muted @min-[600px]:hidden">{made}</span>
    </>
  );
}

function Made({ bet }: { bet: HistoryBet }) {
  return <span className="tabular whitespace-nowrap text-muted">{useMade(bet)}</span>;
}

function useMade(bet: HistoryBet): string {
  return formatWhen(Date.parse(bet.createdAt), Date.now(), useFormats().locale);
}
