import type { Statistics, Step } from "@fairhouse/protocol/statistics.ts";
import type pg from "pg";

export interface StatisticsOf {
  readonly player: string;
  readonly currency: string;
  /** UTC days, both included; null if unbounded. */
  readonly from: string | null;
  readonly to: string | null;
  readonly step: Step;
}

/** Sums are numeric, which arrives as text, because they may pass 2^53. */
interface SumRow {
  /** The subject of the sum: a game, a step, or neither for everything. */
  readonly game: string | null;
  readonly step: string | null;
  readonly bets: string | null;
  readonly won: string | null;
  readonly refunded: string | null;
  readonly wagered: string | null;
  readonly paid: string | null;
  readonly judged_wagered: string | null;
  readonly judged_paid: string | null;
  readonly expected: string | null;
}

interface TopRow {
  readonly kind: "profit" | "multiplier";
  readonly bet: string;
  readonly game: string;
  readonly value: number;
  readonly stake: number;
  readonly payout: number;
}

interface ReachRow {
  readonly currency: string;
  readonly first: string;
  readonly last: string;
}

const DAYS = "from statistics_day where player = $1 and currency = $2 and day between $3 and $4";

/** Returns a player's figures of a period, from the days that are counted. The caller counts before. */
export async function statisticsOf(pool: pg.Pool, asked: StatisticsOf): Promise<Statistics> {
  const period = [asked.player, asked.currency, asked.from ?? "1970-01-01", asked.to ?? "9999-12-31"];
  const [sums, tops, reach] = await Promise.all([
    readSums(pool, period, asked.step),
    readTops(pool, period),
    readReach(pool, asked.player),
  ]);
  const all = sums.find(({ game, step }) => game === null && step === null);
  const own = reach.find(({ currency }) => currency === asked.currency);
  return {
    currency: asked.currency,
    currencies: reach.map(({ currency }) => currency),
    first: own?.first ?? null,
    last: own?.last ?? null,
    totals: {
      ...countedOf(all),
      won: Number(all?.won ?? 0),
      refunded: Number(all?.refunded ?? 0),
      judged: judgedOf(all),
    },
    topProfit: topOf(tops, "profit"),
    topMultiplier: topOf(tops, "multiplier"),
    games: sums.flatMap((row) =>
      row.game === null || row.bets === null ? [] : [{ game: row.game, ...countedOf(row), judged: judgedOf(row) }],
    ),
    steps: sums.flatMap((row) =>
      row.step === null || row.bets === null ? [] : [{ day: row.step, ...countedOf(row) }],
    ),
  };
}

async function readSums(pool: pg.Pool, period: readonly (string | null)[], step: Step): Promise<readonly SumRow[]> {
  const counted = "filter (where result > 0)";
  const { rows } = await pool.query<SumRow>(
    `select game, step::date::text as step, sum(bets) ${counted} as bets, sum(bets) filter (where result >= 3) as won,
       sum(bets) filter (where result = 0) as refunded, sum(wagered) ${counted} as wagered, sum(paid) ${counted} as paid,
       sum(judged_wagered) as judged_wagered, sum(judged_paid) as judged_paid, sum(expected_thousandths) / 1000 as expected
     from (select *, date_trunc($5, day::timestamp) as step ${DAYS}) d
     group by grouping sets ((game), (step), ())
     order by step, wagered desc`,
    [...period, step],
  );
  return rows;
}

async function readTops(pool: pg.Pool, period: readonly (string | null)[]): Promise<readonly TopRow[]> {
  const { rows } = await pool.query<TopRow>(
    `select t.*, b.stake, b.payout
     from ((select 'profit' as kind, top_profit_bet as bet, game, top_profit as value ${DAYS} and top_profit > 0
         order by top_profit desc, day limit 1)
       union all
       (select 'multiplier', top_multiplier_bet, game, top_multiplier ${DAYS} and top_multiplier > 0
         order by top_multiplier desc, day limit 1)) t
     join play_bet b on b.id = t.bet`,
    [...period],
  );
  return rows;
}

async function readReach(pool: pg.Pool, player: string): Promise<readonly ReachRow[]> {
  const { rows } = await pool.query<ReachRow>(
    `select currency, min(day)::text as first, max(day)::text as last from statistics_day where player = $1
     group by currency order by currency`,
    [player],
  );
  return rows;
}

function countedOf(row: SumRow | undefined) {
  return { bets: Number(row?.bets ?? 0), wagered: Number(row?.wagered ?? 0), paid: Number(row?.paid ?? 0) };
}

function judgedOf(row: SumRow | undefined) {
  return {
    wagered: Number(row?.judged_wagered ?? 0),
    paid: Number(row?.judged_paid ?? 0),
    expected: Number(row?.expected ?? 0),
  };
}

function topOf(tops: readonly TopRow[], asked: TopRow["kind"]): Statistics["topProfit"] {
  const top = tops.find(({ kind }) => kind === asked);
  if (top === undefined) return null;
  const { bet, game, value, stake, payout } = top;
  return { bet, game, value, stake, payout };
}
