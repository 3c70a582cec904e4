import type { AnyKnown } from "@fairhouse/kernel/any-game.ts";
import { isMoney } from "@fairhouse/kernel/money.ts";
import { parsed } from "@fairhouse/tests/play-house.ts";
import { describe, expect, test } from "vitest";
import { everyGame } from "./every-game.ts";
import { makeGolden } from "./golden.ts";

const games = everyGame.flatMap(({ name, game }) => (game.kind === "external" ? [{ name, game }] : []));

/** The house limits what it may lose on a fact by the charges of bets: it does not see a loss that they leave out. */
describe.each(games)("bets of $name", ({ game }) => {
  test("charge every fact that they still wait for, and nothing else", () => {
    for (const record of makeGolden(game).filter(({ kind }) => kind === "external")) {
      const bet = parsed(game.bet, record.bet);
      // The game itself has made these results.
      const results = "known" in record ? (Object.entries(record.known) as [string, AnyKnown][]) : [];
      for (let told = 0; told <= results.length; told += 1) {
        const known = new Map(results.slice(0, told));
        const charges = game.charges(bet, known);
        const waited = game.facts(bet).filter((fact) => !known.has(fact));
        expect([...charges.keys()].sort()).toEqual([...waited].sort());
        for (const charge of charges.values()) {
          expect(isMoney(charge)).toBe(true);
          expect(charge).toBeGreaterThanOrEqual(told === 0 ? 1 : 0);
          expect(charge).toBeLessThanOrEqual(game.maxPayout(bet) ?? 0);
        }
      }
    }
  });
});
