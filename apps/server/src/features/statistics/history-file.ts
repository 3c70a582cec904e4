import type { HistoryBet } from "@fairhouse/protocol/statistics.ts";
import { listHistory } from "./history.ts";
import type { HistoryParts } from "./history-days.ts";
import type { HistoryFilter } from "./history-filter.ts";

const PAGE = 2_000;
const HEAD = "bet,game,currency,made,settled,stake,payout,profit,result\r\n";

/**
 * Yields the bets that a filter shows as CSV (RFC 4180), newest first, page by page: a million of them are never in
 * memory at once.
 */
export async function* historyFile(
  parts: HistoryParts,
  filter: HistoryFilter,
): AsyncGenerator<string, void, undefined> {
  yield HEAD;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listHistory>> = await listHistory(parts, filter, cursor, PAGE);
    // Yielded even if the page is empty: this is where a reader who has left is noticed.
    yield page.bets.map(lineOf).join("");
    cursor = page.next;
  } while (cursor !== null);
}

/**
 * Formats a line. All cells are numbers, times and names of the house: none needs quotes, and none is taken for a
 * formula.
 */
function lineOf(bet: HistoryBet): string {
  const { id, game, currencyId, createdAt, settledAt, stake, payout } = bet;
  const profit = payout === null ? "" : payout - stake;
  return `${id},${game},${currencyId},${createdAt},${settledAt ?? ""},${stake},${payout ?? ""},${profit},${resultOf(bet)}\r\n`;
}

function resultOf({ stake, payout, ended }: HistoryBet): string {
  if (payout === null) return "open";
  if (ended === "taken_back") return "taken back";
  if (ended === "refunded") return "refunded";
  return payout > stake ? "won" : payout < stake ? "lost" : "even";
}
