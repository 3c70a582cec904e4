import type { Ended } from "@fairhouse/kernel/ended.ts";
import { isShown } from "@fairhouse/play/round/end/unshown.ts";
import type { HistoryBet } from "@fairhouse/protocol/statistics.ts";
import type pg from "pg";
import { endIdOf, firstIdOf, idBelowBetsOf, NEWEST } from "../play/bets/bet-days.ts";
import { type Day, fittingDays, fittingOpenBets, type HistoryParts, isWithin } from "./history-days.ts";
import type { HistoryFilter, MarkRange } from "./history-filter.ts";
import { marksReader } from "./marks.ts";

/**
 * Limit on the bets that one page reads in one day: the statistics name the days with matching bets, and within a day
 * of more bets than this a page may be short and state where to go on. So no filter needs an index that every bet would
 * have to maintain.
 */
const MAX_SCANNED = 10_000;
/** Bets whose marks are read together, and the number of reads for one page: only the rules can compute marks. */
const MARKED_TOGETHER = 500;
const MAX_LOOKS = 10;

interface Page {
  readonly bets: readonly HistoryBet[];
  readonly next: string | null;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly game_version: number;
  readonly currency: string;
  readonly stake: number;
  readonly payout: number | null;
  readonly ended: Ended | null;
  readonly left_at: number | null;
  readonly created_at: Date;
  readonly settled_at: Date | null;
  /** As JSON text. */
  readonly bet: string;
  /** True if its result may be shown. */
  readonly shown: boolean;
}

interface RowPage {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Columns of `b` play_bet; `moment` is a parameter. */
const columns = (
  moment: string,
) => `b.id, b.game, b.game_version, b.currency, b.stake, b.payout, b.ended, nullif(b.left_at, 0) as left_at,
  b.created_at, b.settled_at, b.bet::text as bet, ${isShown(moment)} as shown`;

/**
 * Lists a player's bets that match a filter, newest first. Ids ascend with time: a cursor is the id below which the
 * page begins, so pages never repeat or omit a bet. Bets that the statistics have not counted yet are found only
 * without a filter of game or result, so the caller counts before.
 */
export async function listHistory(
  parts: HistoryParts,
  filter: HistoryFilter,
  cursor: string | null,
  limit: number,
): Promise<Page> {
  const below = smaller(cursor ?? NEWEST, filter.to === null ? NEWEST : endIdOf(filter.to));
  if (filter.results?.length === 0) return pageOf(await openPage(parts, filter, below, limit));
  if (filter.game === null && filter.results === null && filter.ownCurrency)
    return pageOf(await rangePage(parts.pool, filter, below, limit));
  if (filter.mark === null) return pageOf(await daysPage(parts, filter, below, limit));
  return markedPage(parts, filter, filter.mark, below, limit);
}

/**
 * Reads a page without a filter of game or result, which matches every bet of the range: nearly all are in the currency
 * that is played in now.
 */
async function rangePage(pool: pg.Pool, filter: HistoryFilter, below: string, limit: number): Promise<RowPage> {
  const { rows } = await pool.query<Row>(
    `select ${columns("$6")} from play_bet b
     where b.player = $1 and b.id < $2 and b.id >= $3 and b.currency = $4 order by b.id desc limit $5`,
    [
      filter.player,
      below,
      filter.from === null ? idBelowBetsOf(filter.player) : firstIdOf(filter.from),
      filter.currency,
      limit,
      new Date(filter.now),
    ],
  );
  return rowPage(rows, limit, null);
}

/** Reads a page of open bets, which are few, by their ids. */
async function openPage(parts: HistoryParts, filter: HistoryFilter, below: string, limit: number): Promise<RowPage> {
  const open = await fittingOpenBets(parts, filter);
  const ids = open.map(({ id }) => id).filter((id) => id < below);
  const { rows } = await parts.pool.query<Row>(
    `select ${columns("$4")} from play_bet b where b.id = any($1) and b.currency = $2 order by b.id desc limit $3`,
    [ids, filter.currency, limit, new Date(filter.now)],
  );
  return rowPage(rows, limit, null);
}

/** Reads a page with such a filter, only from days with matching bets. A result can match only once it is shown. */
async function daysPage(parts: HistoryParts, filter: HistoryFilter, below: string, limit: number): Promise<RowPage> {
  const { days, more } = await fittingDays(parts, filter, below, limit, MAX_SCANNED);
  const last = days.at(-1);
  if (last === undefined) return { rows: [], next: null };
  const { rows } = await parts.pool.query<Row>(
    `select ${columns("$8")} from unnest($1::uuid[], $2::uuid[]) as d(first, below) cross join lateral (
       select * from (
         select * from play_bet where player = $3 and id >= d.first and id < d.below order by id desc limit ${MAX_SCANNED}) b
       where b.currency = $4 and ($5::text is null or b.game = $5)
         and ($6::smallint[] is null or bet_result(b.stake, b.payout, b.refunded) = any($6) and ${isShown("$8")})
       order by b.id desc limit $7) b
     order by b.id desc limit $7`,
    [
      days.map(({ day }) => firstIdOf(day)),
      days.map(({ day }) => smaller(below, endIdOf(day))),
      filter.player,
      filter.currency,
      filter.game,
      filter.results,
      limit,
      new Date(filter.now),
    ],
  );
  const end = rows.length < limit ? await endOfScan(parts.pool, filter.player, last, below) : null;
  return rowPage(rows, limit, end ?? (more ? firstIdOf(last.day) : null));
}

/** Reads the bets that themselves have the mark's values, as their rules say, from the days that have some. */
async function markedPage(
  parts: HistoryParts,
  filter: HistoryFilter,
  mark: MarkRange,
  below: string,
  limit: number,
): Promise<Page> {
  const marksOf = marksReader(parts.games);
  const found: Row[] = [];
  let from = below;
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    const { rows, next } = await daysPage(parts, filter, from, MARKED_TOGETHER);
    for (const row of rows) {
      if (isWithin(mark, marksOf(row)[mark.name])) found.push(row);
      if (found.length === limit) return pageOf({ rows: found, next: row.id });
    }
    if (next === null) return pageOf({ rows: found, next: null });
    from = next;
  }
  return pageOf({ rows: found, next: from });
}

/**
 * Returns the id at which a page stopped reading in a day of many bets, although more follow; null if it saw the day's
 * last one.
 */
async function endOfScan(pool: pg.Pool, player: string, day: Day, below: string): Promise<string | null> {
  // Bets that are open or came meanwhile are not counted.
  if (day.all < MAX_SCANNED / 2) return null;
  const { rows } = await pool.query<{ id: string }>(
    "select id from play_bet where player = $1 and id >= $2 and id < $3 order by id desc limit 1 offset $4",
    [player, firstIdOf(day.day), smaller(below, endIdOf(day.day)), MAX_SCANNED - 1],
  );
  return rows[0]?.id ?? null;
}

/** Builds a page; `end` is where to go on if the page is not full. */
function rowPage(rows: readonly Row[], limit: number, end: string | null): RowPage {
  const last = rows.length === limit ? rows.at(-1)?.id : undefined;
  return { rows, next: last ?? end };
}

function pageOf({ rows, next }: RowPage): Page {
  return { bets: rows.map(betOf), next };
}

function betOf(row: Row): HistoryBet {
  return {
    id: row.id,
    game: row.game,
    bet: JSON.parse(row.bet),
    currencyId: row.currency,
    stake: row.stake,
    payout: row.shown ? row.payout : null,
    ended: row.shown ? row.ended : null,
    leftAt: row.left_at,
    createdAt: row.created_at.toISOString(),
    settledAt: row.shown ? (row.settled_at?.toISOString() ?? null) : null,
  };
}

function smaller(a: string, b: string): string {
  return a < b ? a : b;
}
