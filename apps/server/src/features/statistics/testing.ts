import { someHand } from "@fairhouse/games/samples.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { Draft } from "@fairhouse/play/commit/draft.ts";
import { playStatement } from "@fairhouse/play/commit/play-statement.ts";
import { WriteSet } from "@fairhouse/play/commit/write-set.ts";
import type pg from "pg";
import { nextNoon } from "../../../../../tests/noon.ts";
import { systemClock } from "../../machinery/clock.ts";
import type { HouseParts } from "../../parts.ts";
import type { TestPlayer } from "../play/testing.ts";
import { HANDS } from "../play/testing.ts";

const DAY_MS = 86_400_000;

/** A clock that starts at noon and can be set forward by whole days: ids, and with them the days of bets, follow it. */
export function calendar(): { readonly clock: Clock; pass(days: number): void } {
  let offset = nextNoon() - Date.now();
  return {
    clock: { ...systemClock, now: () => Date.now() + offset },
    pass(days) {
      offset += days * DAY_MS;
    },
  };
}

/** Computes the expected days of a player from the bets themselves. */
export async function sumsOfBets(pool: pg.Pool, player: string): Promise<readonly unknown[]> {
  const { rows } = await pool.query(
    `select bet_day(id)::text as day, game, currency, bet_result(stake, payout, refunded) as result, count(*) as bets,
       sum(stake)::text as wagered, sum(payout)::text as paid,
       coalesce(max(payout - stake) filter (where payout > stake and not refunded), 0) as top_profit,
       coalesce(max(payout * 100 / stake) filter (where payout > stake and not refunded), 0) as top_multiplier
     from play_bet where player = $1 and settled_at is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [player],
  );
  return rows;
}

/** Reads the days as counted. */
export async function countedDays(pool: pg.Pool, player: string): Promise<readonly unknown[]> {
  const { rows } = await pool.query(
    `select day::text as day, game, currency, result, bets, wagered::text, paid::text, top_profit, top_multiplier
     from statistics_day where player = $1 order by day, game, currency, result`,
    [player],
  );
  return rows;
}

/** Plays a hand to its end, in two moves at most. */
export async function playHand(player: TestPlayer, amount: number): Promise<void> {
  const start = { bet: someHand.bet(amount), moves: [someHand.opening] };
  const { hand } = (await player.post(HANDS, start)).body;
  if (hand.payout === null) await player.post(`/api/hands/${hand.id}/moves`, { turn: 1, move: someHand.ending });
}

/** Gives an open bet back, as an interrupted round does: by the statement that every settlement goes through. */
export async function refund(house: HouseParts, player: string, bet: string): Promise<void> {
  const was = (await house.players.load(house.pool, [player])).get(player);
  const { rows } = await house.pool.query<{ stake: number }>("select stake from play_bet where id = $1", [bet]);
  const stake = rows[0]?.stake;
  if (was === undefined || stake === undefined) throw new Error("nothing to give back");
  const draft = new Draft(was, house.houseAccounts(was.currency), house.clock.now());
  draft.giveBack({ id: bet, stake, payout: stake, outcome: null, ended: "refunded", leftAt: null }, Date.now());
  const writes = new WriteSet();
  writes.add(was, draft.player, [{ draft, key: null }]);
  if (!(await playStatement.write(house.pool, writes)).has(player)) throw new Error("the refund was not written");
}
