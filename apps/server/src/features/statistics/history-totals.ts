import type { HistoryTotals } from "@fairhouse/protocol/statistics.ts";
import { heldBy } from "../play/bets/open-stakes.ts";
import { fittingOpenBets, type HistoryParts } from "./history-days.ts";
import type { HistoryFilter } from "./history-filter.ts";

interface Row {
  readonly refunded: boolean;
  /** numeric, which arrives as text: sums may pass 2^53. */
  readonly bets: string;
  readonly wagered: string;
  readonly paid: string;
}

/** Returns the totals of a filter: from the days, never from the bets themselves. The caller counts before. */
export async function totalsOf(parts: HistoryParts, filter: HistoryFilter): Promise<HistoryTotals> {
  const { player, currency, game, results, from, to, mark } = filter;
  const { rows } = await parts.pool.query<Row>(
    `select result = 0 as refunded, sum(bets) as bets, sum(wagered) as wagered, sum(paid) as paid
     from ${mark === null ? "statistics_day" : "statistics_day_mark"}
     where player = $1 and currency = $2 and ($3::text is null or game = $3) and ($4::smallint[] is null or result = any($4))
       and day between $5 and $6 ${mark === null ? "" : "and mark = $7 and value between $8 and $9"}
     group by result = 0`,
    [
      ...[player, currency, game, results, from ?? "1970-01-01", to ?? "9999-12-31"],
      ...(mark === null ? [] : [mark.name, mark.least, mark.most]),
    ],
  );
  const counted = rows.find((row) => !row.refunded);
  const refunded = rows.find((row) => row.refunded);
  const open = await fittingOpenBets(parts, filter);
  return {
    bets: Number(counted?.bets ?? 0),
    wagered: Number(counted?.wagered ?? 0),
    paid: Number(counted?.paid ?? 0),
    refunded: { bets: Number(refunded?.bets ?? 0), stake: Number(refunded?.wagered ?? 0) },
    open: { bets: open.length, stake: heldBy(open, currency) },
  };
}
