import { hash, randomUUID } from "node:crypto";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { noTicks } from "@fairhouse/platform/ticks.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { BudgetStore } from "@fairhouse/play/external/budgets/budget-store.ts";
import { Budgets } from "@fairhouse/play/external/budgets/budgets.ts";
import { FactCache } from "@fairhouse/play/external/facts/fact-cache.ts";
import { FactStore } from "@fairhouse/play/external/facts/fact-store.ts";
import type { Moment } from "@fairhouse/play/external/facts/moments.ts";
import { ExternalDesk } from "@fairhouse/play/external/placing/external-desk.ts";
import { SlipCashOut } from "@fairhouse/play/external/sale/slip-cash-out.ts";
import { ExternalSettlement } from "@fairhouse/play/external/settlement/external-settlement.ts";
import { Resettlement } from "@fairhouse/play/external/settlement/resettlement.ts";
import type { Pool } from "pg";
import { expect } from "vitest";
import { coinsForSale, FAIR_COIN } from "./external-games.ts";
import { limits, parsed, playHouse, systemRandom } from "./play-house.ts";

/** A leg of a bet on coins. */
export type Call = readonly [coin: string, side: "heads" | "tails"];

/**
 * Makes one server that takes and settles bets on coins. Several on one database have a pool each.
 * @param momentOf makes the moment of the next bet, which is how a coin in play would be bet on; it is given the number
 *   of looks at the moment.
 */
export async function coinHouse(pool: Pool, momentOf?: (looks: number) => Pick<Moment, "deadline" | "isPast">) {
  const game = anyGame(coinsForSale);
  const play = await playHouse(pool);
  const facts = new FactStore(pool);
  const games = { latest: () => game, version: () => game };
  const bus = { publish: (told: (typeof play.told)[number]) => void play.told.push(told) };
  const clock = { now: () => Date.now(), monotonic: () => performance.now(), after: () => () => undefined };
  const cache = new FactCache(facts, { error: () => undefined });
  const store = new BudgetStore(pool);
  const budgets = new Budgets(store);
  const { commit } = play;
  let looks = 0;
  const its = {
    hold: async () => clock.now(),
    next: async () => {
      const { deadline = null } = momentOf?.(0) ?? {};
      const isPast = () => momentOf?.(++looks).isPast() ?? false;
      return { states: new Map(), steps: new Map(), deadline, isPast };
    },
  };
  const desk = new ExternalDesk({ pool, commit, random: systemRandom, limits, facts: cache, budgets, moments: its });
  const ticks = { ...noTicks };
  const settling = { ...play, pool, clock, games, bus, ticks };
  const settlement = new ExternalSettlement(settling);
  const selling = new SlipCashOut({ ...settling, reads: pool, facts, moments: its, settlement });
  const resettlement = new Resettlement({ ...settling, settlement, budgets: store, random: systemRandom });
  return {
    play,
    facts,
    games,
    clock,
    /** Replaced where a test has a tick fail. */
    ticks,
    settlement,
    resettlement,
    budgets,
    /** Opens a coin for bets. */
    async coin(state: unknown = FAIR_COIN): Promise<string> {
      const id = randomUUID();
      await facts.open(pool, { id, game: game.id, gameVersion: 1, state }, new Date());
      return id;
    },
    place(player: string, calls: readonly Call[], amount = 1_000, key: string = randomUUID()) {
      const legs = calls.map(([event, side]) => ({ event, side }));
      const bodyHash = hash("sha256", JSON.stringify([legs, amount]), "hex");
      return desk.place(player, game, parsed(game.wish, { amount, legs }), { id: key, bodyHash });
    },
    /** Sells a part of an open bet. @param units of the stake; null sells all of it. */
    async sell(player: string, bet: string, units: number | null): Promise<void> {
      const part = units === null ? null : { number: 1, units };
      expect(await selling.cashOut(player, bet, 1, { part })).toMatchObject({ ok: true });
    },
    /** Closes a coin, lets it show a side (null: void), and settles the bets on it; returns their number. */
    async toss(id: string, side: "heads" | "tails" | null): Promise<number> {
      await facts.close(pool, [id], new Date());
      if (side === null) await facts.cancel(pool, id, "lost in the grass", new Date());
      else await facts.learn(pool, id, side, new Date());
      return settlement.settle(id);
    },
    /** Corrects what a coin has shown (null: void). @param hoursLater after the result, by the database's clock. */
    async correct(id: string, side: "heads" | "tails" | null, hoursLater = 0): Promise<void> {
      await inTransaction(pool, async (client) => {
        const at = new Date(Date.now() + hoursLater * 3_600_000);
        expect(await facts.correct(client, id, side, side === null ? "lost in the grass" : null, at)).not.toBeNull();
      });
    },
    /** Looks at all corrections that are due; returns the number of bets that were settled again. */
    async settleAgain(): Promise<number> {
      let count = 0;
      for (const correction of await resettlement.due()) count += await resettlement.settle(correction);
      return count;
    },
  };
}

export type CoinHouse = Awaited<ReturnType<typeof coinHouse>>;
