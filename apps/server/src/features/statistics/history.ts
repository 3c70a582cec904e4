import type { HistoryBet } from "@fairhouse/protocol/statistics.ts";
import type pg from "pg";
import { openBets } from "../play/open-stakes.ts";
import { dayBelow, dayOfId, endIdOf, firstIdOf, NEWEST } from "./bet-days.ts";
import type { HistoryFilter } from "./history-filter.ts";

/**
 * Bets that one page looks at, at most, in one day: the statistics say in which days there are bets that fit, and within a day of more bets
 * than this a page may be short and say where to go on. So no filter needs an index that every bet would have to keep.
 */
const MAX_SCANNED = 10_000;

interface Page {
  readonly bets: readonly HistoryBet[];
  readonly next: string | null;
}

/** A day with bets that fit, and how many bets it has at all. */
interface Day {
  readonly day: string;
  readonly fitting: number;
  readonly all: number;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly currency: string;
  readonly stake: number;
  readonly payout: number | null;
  readonly refunded: boolean;
  readonly left_at: number | null;
  readonly created_at: Date;
  readonly settled_at: Date | null;
}

const columns = "b.id, b.game, b.currency, b.stake, b.payout, b.refunded, b.left_at, b.created_at, b.settled_at";

/**
 * A player's bets that fit a filter, newest first. Ids ascend with time: a cursor is the id below which the page begins, so no page repeats
 * or leaves out a bet. Bets that the statistics have not counted yet are found only without a filter of game or result: count before.
 */
export async function listHistory(
  pool: pg.Pool,
  filter: HistoryFilter,
  cursor: string | null,
  limit: number,
): Promise<Page> {
  const below = smaller(cursor ?? NEWEST, filter.to === null ? NEWEST : endIdOf(filter.to));
  if (filter.results?.length === 0) return openPage(pool, filter, below, limit);
  if (filter.game === null && filter.results === null && filter.ownCurrency)
    return rangePage(pool, filter, below, limit);
  return daysPage(pool, filter, below, limit);
}

/** Without a filter of game or result, every bet of the range fits: nearly all are in the currency that is played in now. */
async function rangePage(pool: pg.Pool, filter: HistoryFilter, below: string, limit: number): Promise<Page> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from play_bet b
     where b.player = $1 and b.id < $2 and b.id >= $3 and b.currency = $4 order by b.id desc limit $5`,
    [filter.player, below, firstIdOf(filter.from ?? "1970-01-01"), filter.currency, limit],
  );
  return pageOf(rows, limit, null);
}

/** Open bets are few, and found by what is open. */
async function openPage(pool: pg.Pool, filter: HistoryFilter, below: string, limit: number): Promise<Page> {
  const open = await fittingOpenBets(pool, filter);
  const ids = open.map(({ id }) => id).filter((id) => id < below);
  const { rows } = await pool.query<Row>(
    `select ${columns} from play_bet b where b.id = any($1) and b.currency = $2 order by b.id desc limit $3`,
    [ids, filter.currency, limit],
  );
  return pageOf(rows, limit, null);
}

/** With one, only days with bets that fit are looked at. */
async function daysPage(pool: pg.Pool, filter: HistoryFilter, below: string, limit: number): Promise<Page> {
  const { days, more } = await fittingDays(pool, filter, below, limit);
  const last = days.at(-1);
  if (last === undefined) return { bets: [], next: null };
  const { rows } = await pool.query<Row>(
    `select ${columns} from unnest($1::uuid[], $2::uuid[]) as d(first, below) cross join lateral (
       select * from (
         select * from play_bet where player = $3 and id >= d.first and id < d.below order by id desc limit ${MAX_SCANNED}) b
       where b.currency = $4 and ($5::text is null or b.game = $5)
         and ($6::smallint[] is null or bet_result(b.stake, b.payout, b.refunded) = any($6))
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
    ],
  );
  const end = rows.length < limit ? await endOfScan(pool, filter.player, last, below) : null;
  return pageOf(rows, limit, end ?? (more ? firstIdOf(last.day) : null));
}

/** The days that a page looks at, newest first: until they hold enough bets that fit, or enough bets at all. */
async function fittingDays(pool: pg.Pool, filter: HistoryFilter, below: string, limit: number) {
  const { player, currency, game, results, from } = filter;
  const newest = dayBelow(below);
  const { rows } = await pool.query<Day>(
    `select day::text as day, sum(fitting)::integer as fitting, sum(bets)::integer as all from (
       select day, bets, case when ($3::text is null or game = $3) and ($4::smallint[] is null or result = any($4)) then bets else 0 end
         as fitting from statistics_day where player = $1 and currency = $2 and day between $5 and $6
     ) d group by day having sum(fitting) > 0 order by day desc limit $7`,
    [player, currency, game, results, from ?? "1970-01-01", newest, limit + 1],
  );
  const known = withDays(rows, await fittingOpenBets(pool, filter), newest);
  const days: Day[] = [];
  let [fitting, scanned] = [0, 0];
  for (const day of known) {
    if (fitting >= limit || scanned >= MAX_SCANNED) break;
    days.push(day);
    scanned += day.all;
    // Those of the cursor's own day may be on pages before.
    if (day.day !== newest) fitting += day.fitting;
  }
  return { days, more: known.length > days.length };
}

/** Open bets are not counted yet. */
function withDays(days: readonly Day[], open: readonly { readonly id: string }[], newest: string): readonly Day[] {
  const missing = new Set(open.map(({ id }) => dayOfId(id)).filter((day) => day <= newest));
  for (const { day } of days) missing.delete(day);
  const added = [...missing].map((day) => ({ day, fitting: 1, all: 0 }));
  return [...days, ...added].sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Open bets of the game and the days that are asked for, if any are. */
export async function fittingOpenBets(pool: pg.Pool, { player, currency, game, from, to, open }: HistoryFilter) {
  if (!open) return [];
  const bets = await openBets(pool, currency, player);
  return bets.filter(
    (bet) =>
      (game === null || bet.game === game) &&
      (from === null || dayOfId(bet.id) >= from) &&
      (to === null || dayOfId(bet.id) <= to),
  );
}

/** The id at which a page stopped looking in a day of many bets, although more follow; null when it saw the day's last one. */
async function endOfScan(pool: pg.Pool, player: string, day: Day, below: string): Promise<string | null> {
  // Bets that are open or came meanwhile are not counted.
  if (day.all < MAX_SCANNED / 2) return null;
  const { rows } = await pool.query<{ id: string }>(
    "select id from play_bet where player = $1 and id >= $2 and id < $3 order by id desc limit 1 offset $4",
    [player, firstIdOf(day.day), smaller(below, endIdOf(day.day)), MAX_SCANNED - 1],
  );
  return rows[0]?.id ?? null;
}

/** `end` is where to go on when the page is not full. */
function pageOf(rows: readonly Row[], limit: number, end: string | null): Page {
  const last = rows.length === limit ? rows.at(-1)?.id : undefined;
  return { bets: rows.map(betOf), next: last ?? end };
}

function betOf(row: Row): HistoryBet {
  return {
    id: row.id,
    game: row.game,
    currencyId: row.currency,
    stake: row.stake,
    payout: row.payout,
    refunded: row.refunded,
    leftAt: row.left_at,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

function smaller(a: string, b: string): string {
  return a < b ? a : b;
}
