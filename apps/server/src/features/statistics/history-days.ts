import type { Games } from "@fairhouse/play/ports.ts";
import type pg from "pg";
import { dayBelow, dayOfId } from "../play/bets/bet-days.ts";
import { type OpenBet, toldOpenBets } from "../play/bets/open-stakes.ts";
import type { HistoryFilter, MarkRange } from "./history-filter.ts";
import { marksReader } from "./marks.ts";

export interface HistoryParts {
  readonly pool: pg.Pool;
  readonly games: Games;
}

/** A day with matching bets, and the number of all its bets. */
export interface Day {
  readonly day: string;
  readonly fitting: number;
  readonly all: number;
}

/** Returns the days that a page reads, newest first: until they hold enough matching bets, or `most` bets at all. */
export async function fittingDays(
  parts: HistoryParts,
  filter: HistoryFilter,
  below: string,
  limit: number,
  most: number,
): Promise<{ readonly days: readonly Day[]; readonly more: boolean }> {
  const newest = dayBelow(below);
  const counted = await countedDays(parts.pool, filter, newest, limit + 1);
  const known = withDays(counted, await fittingOpenBets(parts, filter), newest);
  const days: Day[] = [];
  let [fitting, scanned] = [0, 0];
  for (const day of known) {
    if (fitting >= limit || scanned >= most) break;
    days.push(day);
    scanned += day.all;
    // Matching bets of the cursor's own day may be on earlier pages.
    if (day.day !== newest) fitting += day.fitting;
  }
  return { days, more: known.length > days.length };
}

async function countedDays(
  pool: pg.Pool,
  { player, currency, game, results, from, mark }: HistoryFilter,
  newest: string,
  limit: number,
): Promise<readonly Day[]> {
  const values = [player, currency, game, results, from ?? "1970-01-01", newest, limit];
  if (mark === null) {
    const { rows } = await pool.query<Day>(
      `select day::text as day, sum(fitting)::integer as fitting, sum(bets)::integer as all from (
         select day, bets, case when ($3::text is null or game = $3) and ($4::smallint[] is null or result = any($4)) then bets else 0 end
           as fitting from statistics_day where player = $1 and currency = $2 and day between $5 and $6
       ) d group by day having sum(fitting) > 0 order by day desc limit $7`,
      values,
    );
    return rows;
  }
  const { rows } = await pool.query<Day>(
    `select m.day::text as day, m.fitting, d.all from (
       select day, sum(bets)::integer as fitting from statistics_day_mark
       where player = $1 and currency = $2 and game = $3 and mark = $8 and value between $9 and $10
         and ($4::smallint[] is null or result = any($4)) and day between $5 and $6
       group by day order by day desc limit $7) m
     cross join lateral (
       select sum(bets)::integer as all from statistics_day where player = $1 and currency = $2 and day = m.day) d
     order by m.day desc`,
    [...values, mark.name, mark.least, mark.most],
  );
  return rows;
}

/** Adds the days of open bets, which are not counted yet. */
function withDays(days: readonly Day[], open: readonly OpenBet[], newest: string): readonly Day[] {
  const missing = new Set(open.map(({ id }) => dayOfId(id)).filter((day) => day <= newest));
  for (const { day } of days) missing.delete(day);
  const added = [...missing].map((day) => ({ day, fitting: 1, all: 0 }));
  return [...days, ...added].sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Returns open bets that match the filter, if it includes any. */
export async function fittingOpenBets(
  { pool, games }: HistoryParts,
  filter: HistoryFilter,
): Promise<readonly OpenBet[]> {
  const { player, currency, game, from, to, open, mark, now } = filter;
  if (!open) return [];
  const bets = await toldOpenBets(pool, currency, player, now);
  const fitting = bets.filter(
    (bet) =>
      (game === null || bet.game === game) &&
      (from === null || dayOfId(bet.id) >= from) &&
      (to === null || dayOfId(bet.id) <= to),
  );
  return mark === null ? fitting : markedBets(pool, games, fitting, mark);
}

async function markedBets(
  pool: pg.Pool,
  games: Games,
  bets: readonly OpenBet[],
  mark: MarkRange,
): Promise<readonly OpenBet[]> {
  const { rows } = await pool.query<{ id: string; game: string; game_version: number; bet: string }>(
    "select id, game, game_version, bet::text as bet from play_bet where id = any($1)",
    [bets.map(({ id }) => id)],
  );
  const marksOf = marksReader(games);
  const fitting = new Set(rows.filter((row) => isWithin(mark, marksOf(row)[mark.name])).map(({ id }) => id));
  return bets.filter(({ id }) => fitting.has(id));
}

/** True if a bet's mark is within the range; false for a bet without such a mark. */
export function isWithin({ least, most }: MarkRange, value: number | undefined): boolean {
  return value !== undefined && value >= least && value <= most;
}
