import type { Clock } from "@fairhouse/platform/clock.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import { toldEntries } from "@fairhouse/play/round/end/unshown.ts";
import type pg from "pg";
import { endIdOf, firstIdOf } from "../play/bets/bet-days.ts";
import { type CountedBet, cellsOf } from "./cells.ts";
import { markCellsOf } from "./marks.ts";

/** Movements counted in one transaction: a few milliseconds, in which the process does nothing else. */
const BATCH = 200;

/** The number of counted movements of an account, from `m` statistics_mark. */
const counted = "least(coalesce(m.sequence, 0), coalesce(m.marks, 0))";

export interface RollUpParts {
  readonly pool: pg.Pool;
  readonly games: Games;
  readonly clock: Pick<Clock, "now">;
}

/**
 * A player's account, with the number of its movements that are counted and committed, and of those that may be shown.
 */
interface Reach {
  readonly account: number;
  readonly counted: number;
  readonly told: number;
}

/**
 * Counts the movements of a player's account since the last count. They are numbered without gaps under the player's
 * lock, so "counted up to number n" is exact: no movement up to n is still to come, none beyond it is in the sums. A
 * concurrent caller waits for the mark and goes on from there; one that dies in between has written nothing. Movements
 * that settled a round that is still revealed are counted once it is shown.
 * @param inTurn called for each piece of the work, which is short: others get their turns between them.
 */
export async function countBets(
  parts: RollUpParts,
  player: string,
  stopped = () => false,
  inTurn: <Value>(piece: () => Promise<Value>) => Promise<Value> = (piece) => piece(),
): Promise<void> {
  const reach = await inTurn(() => readReach(parts, player));
  if (reach === undefined) return;
  // Later movements are left to the next request, so that a player who plays on cannot delay this one for ever.
  for (let done = reach.counted; done < reach.told && !stopped(); ) {
    done = await inTurn(() => countBatch(parts, player, reach));
  }
}

async function readReach({ pool, clock }: RollUpParts, player: string): Promise<Reach | undefined> {
  const { rows } = await pool.query<Reach>({
    name: "statistics-reach",
    text: `select a.id as account, ${toldEntries("$1", "$2", "a.entries")} as told, ${counted} as counted
      from play_player p join ledger_account a on a.id = p.account left join statistics_mark m on m.account = a.id
      where p.id = $1`,
    values: [player, new Date(clock.now())],
  });
  return rows[0];
}

/** Returns players with at least so many uncounted movements, those furthest behind first. */
export async function playersBehind(pool: pg.Pool, movements: number, limit: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ player: string }>({
    name: "statistics-behind",
    text: `select a.owner as player from ledger_account a left join statistics_mark m on m.account = a.id
      where a.role = 'player' and a.entries - ${counted} >= $1
      order by a.entries - ${counted} desc limit $2`,
    values: [movements, limit],
  });
  return rows.map((row) => row.player);
}

/** A row of a player's days. */
interface TopDay {
  readonly currency: string;
  readonly day: string;
  readonly game: string;
  readonly result: number;
}

/**
 * Counts one batch. The marks of bets were introduced after the days, and the previous release does not count them:
 * they catch up first, batch by batch, and then go on together with the days.
 * @returns the number of the last movement that is counted now.
 */
async function countBatch({ pool, games }: RollUpParts, player: string, { account, told }: Reach): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query("insert into statistics_mark (account) values ($1) on conflict do nothing", [account]);
    const { rows } = await client.query<{ days: number; marks: number }>(
      "select sequence as days, marks from statistics_mark where account = $1 for update",
      [account],
    );
    const { days = 0, marks = 0 } = rows[0] ?? {};
    const from = Math.min(days, marks);
    const to = Math.min(from + BATCH, marks < days ? days : told);
    if (to <= from) return told;
    const bets = await readSettled(client, account, from, to);
    const taken = bets.filter(({ times }) => times < 0).map(({ id }) => id);
    if (from === days) {
      await addCells(client, player, JSON.stringify(cellsOf(bets, games)));
      if (taken.length > 0) await findTops(client, player, taken);
    }
    if (from === marks) {
      await addMarks(client, player, JSON.stringify(markCellsOf(bets, games)));
      if (taken.length > 0)
        await client.query("delete from statistics_day_mark where player = $1 and bets = 0", [player]);
    }
    await client.query(
      "update statistics_mark set sequence = greatest(sequence, $2), marks = greatest(marks, $2) where account = $1",
      [account, to],
    );
    return to;
  });
}

/**
 * Reads bets by the movements that settled them: act 0, of which each has one, and those of its re-settlements, which
 * take back what the bet counted for until then.
 */
async function readSettled(
  client: pg.PoolClient,
  account: number,
  from: number,
  to: number,
): Promise<readonly CountedBet[]> {
  const { rows } = await client.query<CountedBet>({
    name: "statistics-settled",
    text: `select b.id, bet_day(b.id)::text as day, b.game, b.game_version, b.currency,
        bet_result(b.stake, s.payout, s.refunded)::integer as result, b.bet::text as bet, b.stake, s.payout, s.times
      from ledger_movement m join play_bet b on b.id = m.reference
      left join play_resettlement f on b.kind = 'external' and m.act = 0 and f.bet = b.id and f.number = 1
      left join play_resettlement r on b.kind = 'external' and m.act > 0 and r.bet = b.id and r.number = m.act - 1000
      cross join lateral (
        select coalesce(f.was_payout, r.payout, b.payout) as payout, coalesce(f.was_refunded, r.refunded, b.refunded) as refunded, 1 as times
        union all select r.was_payout, r.was_refunded, -1 where r.bet is not null) s
      where m.account = $1 and m.sequence > $2 and m.sequence <= $3 and (m.act = 0 or m.act > 1000)
        and m.kind in ('bet', 'payout', 'refund')`,
    values: [account, from, to],
  });
  return rows;
}

async function addCells(client: pg.PoolClient, player: string, cells: string): Promise<void> {
  await client.query({
    name: "statistics-add",
    text: `insert into statistics_day as d (player, currency, day, game, result, bets, wagered, paid, judged_wagered, judged_paid,
        expected_thousandths, top_profit, top_profit_bet, top_multiplier, top_multiplier_bet)
      select $1, c.currency, c.day, c.game, c.result, c.bets, c.wagered, c.paid, c.judged_wagered, c.judged_paid,
        c.expected_thousandths, c.top_profit, c.top_profit_bet, c.top_multiplier, c.top_multiplier_bet
      from json_to_recordset($2) as c(currency text, day date, game text, result smallint, bets bigint, wagered bigint, paid bigint,
        judged_wagered bigint, judged_paid bigint, expected_thousandths numeric, top_profit bigint, top_profit_bet uuid,
        top_multiplier bigint, top_multiplier_bet uuid)
      on conflict (player, currency, day, game, result) do update set
        bets = d.bets + excluded.bets, wagered = d.wagered + excluded.wagered, paid = d.paid + excluded.paid,
        judged_wagered = d.judged_wagered + excluded.judged_wagered, judged_paid = d.judged_paid + excluded.judged_paid,
        expected_thousandths = d.expected_thousandths + excluded.expected_thousandths,
        top_profit = greatest(d.top_profit, excluded.top_profit),
        top_profit_bet = case when excluded.top_profit > d.top_profit then excluded.top_profit_bet else d.top_profit_bet end,
        top_multiplier = greatest(d.top_multiplier, excluded.top_multiplier),
        top_multiplier_bet =
          case when excluded.top_multiplier > d.top_multiplier then excluded.top_multiplier_bet else d.top_multiplier_bet end`,
    values: [player, cells],
  });
}

/**
 * Deletes the days of which re-settlements have left nothing, and finds the largest wins of those again whose largest
 * one was taken back.
 */
async function findTops(client: pg.PoolClient, player: string, taken: readonly string[]): Promise<void> {
  await client.query("delete from statistics_day where player = $1 and bets = 0", [player]);
  const { rows } = await client.query<TopDay>(
    `select currency, day::text as day, game, result from statistics_day
     where player = $1 and (top_profit_bet = any($2::uuid[]) or top_multiplier_bet = any($2::uuid[]))`,
    [player, taken],
  );
  for (const { currency, day, game, result } of rows) {
    await client.query(
      `with won as (
         select id, stake, payout from play_bet where player = $1 and currency = $2 and game = $4 and id >= $6 and id < $7
           and settled_at is not null and bet_result(stake, payout, refunded) = $5),
       profit as (select id, payout - stake as profit from won order by payout - stake desc, id limit 1),
       multiplier as (select id, payout * 100 / stake as multiplier from won order by payout * 100 / stake desc, id limit 1)
       update statistics_day set top_profit = profit.profit, top_profit_bet = profit.id,
         top_multiplier = multiplier.multiplier, top_multiplier_bet = multiplier.id
       from profit, multiplier where player = $1 and currency = $2 and day = $3 and statistics_day.game = $4 and result = $5`,
      [player, currency, day, game, result, firstIdOf(day), endIdOf(day)],
    );
  }
}

async function addMarks(client: pg.PoolClient, player: string, cells: string): Promise<void> {
  await client.query({
    name: "statistics-add-marks",
    text: `insert into statistics_day_mark as d (player, currency, game, mark, day, value, result, bets, wagered, paid)
      select $1, c.currency, c.game, c.mark, c.day, c.value, c.result, c.bets, c.wagered, c.paid
      from json_to_recordset($2) as c(currency text, game text, mark text, day date, value bigint, result smallint, bets bigint,
        wagered bigint, paid bigint)
      on conflict (player, currency, game, mark, day, value, result) do update set
        bets = d.bets + excluded.bets, wagered = d.wagered + excluded.wagered, paid = d.paid + excluded.paid`,
    values: [player, cells],
  });
}
