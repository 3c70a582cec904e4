import { KeyedHmac } from "@fairhouse/fairness/hmac.ts";
import { prefixedChance } from "@fairhouse/fairness/stream.ts";
import { compare, ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import type { Selection } from "../../shared/rules/football/selection.ts";
import { isOffered, oddsOf, returnOf } from "../../shared/rules/slip/odds.ts";
import { TICKS } from "./clock.ts";
import { gridOf } from "./grid.ts";
import { drawMatch, factsOf, scoreAfter } from "./match.ts";
import { KICK_OFF, Prospects } from "./prospects.ts";

const GRID = gridOf({ home: 1_540, away: 1_150 });

/** Selections of which exactly one is won, by market. */
const COMPLETE: readonly (readonly Selection[])[] = [
  ["home", "draw", "away"].map((selection) => ({ market: "result", selection })),
  ["yes", "no"].map((selection) => ({ market: "both-score", selection })),
  ["odd", "even"].map((selection) => ({ market: "odd-even", selection })),
  ["over", "under"].map((selection) => ({ market: "total", selection, line: 10 })),
  ["over", "under"].map((selection) => ({ market: "home-total", selection, line: 6 })),
  [
    { market: "asian-handicap", selection: "home", line: -2 },
    { market: "asian-handicap", selection: "away", line: 2 },
  ],
  ["home", "none", "away"].map((selection) => ({ market: "next-goal", selection })),
  ["home", "draw", "away"].map((selection) => ({ market: "half-time", selection })),
  ["home", "draw", "away"].flatMap((half) =>
    ["home", "draw", "away"].map((full) => ({ market: "half-full", selection: `${half}/${full}` })),
  ),
];

/** A match as it was played, seen at every tick. */
const { goals } = drawMatch(GRID, prefixedChance(new KeyedHmac("b".repeat(64)), "salt:1:4:"));
const standings = Array.from({ length: TICKS }, (_, tick) => {
  const { score, halfTime, ledByTwo } = factsOf({ goals }, tick);
  return { score, halfTime, ledByTwo, tick };
});

describe("chances of a match", () => {
  it("has goals, so that its standings differ", () => {
    expect(goals.length).toBeGreaterThanOrEqual(2);
    expect(scoreAfter(goals, TICKS)).not.toEqual([0, 0]);
  });

  it("add up to one at every tick, in every market whose selections exclude each other", () => {
    for (const standing of standings) {
      const prospects = new Prospects(GRID, standing);
      for (const market of COMPLETE) {
        const weights = market.map((selection) => prospects.weightsOf(selection));
        const all = weights.map(({ won, push, lost }) => won + push + lost);
        expect(new Set(all).size, JSON.stringify([standing, market[0]])).toBe(1);
        expect(weights.reduce((sum, { won }) => sum + won, 0n)).toBe(all[0]);
      }
    }
  });

  it("give no offered price above 95% of what is decided", () => {
    for (const standing of standings) {
      const prospects = new Prospects(GRID, standing);
      for (const selection of COMPLETE.flat()) {
        const weights = prospects.weightsOf(selection);
        const odds = oddsOf(weights);
        if (!isOffered(odds)) continue;
        const decided = returnOf({ ...weights, push: 0n }, odds);
        expect(compare(decided, ratio(95, 100))).toBeLessThanOrEqual(0);
      }
    }
  });

  it("of a double chance are those of its two results", () => {
    const prospects = new Prospects(GRID, KICK_OFF);
    const won = (market: string, selection: string) => prospects.weightsOf({ market, selection }).won;
    expect(won("double-chance", "1X")).toBe(won("result", "home") + won("result", "draw"));
  });

  it("of the joint chance of a builder are below those of each part", () => {
    const parts = [
      { market: "result", selection: "home" },
      { market: "both-score", selection: "yes" },
    ];
    const prospects = new Prospects(GRID, KICK_OFF);
    const joint = prospects.weightsOf({ market: "builder", selection: "all", parts });
    for (const part of parts) expect(joint.won).toBeLessThan(prospects.weightsOf(part).won);
  });

  it("of half-time are refused once it has passed without a score", () => {
    const late = new Prospects(GRID, { ...KICK_OFF, tick: 200 });
    expect(() => late.weightsOf({ market: "half-time", selection: "home" })).toThrow("half-time has passed");
    expect(() => late.weightsOf({ market: "corners", selection: "over" })).toThrow("no prices for corners");
  });
});

describe("prices against matches that are drawn", () => {
  /** Draws matches and counts, in hundredths of a percent, how often a selection won. */
  const MATCHES = 4_000;
  const drawn = Array.from({ length: MATCHES }, (_, match) =>
    drawMatch(GRID, prefixedChance(new KeyedHmac("a".repeat(64)), `salt:1:${match}:`)),
  );

  it.each([["a lead of two goals", "result-2up", "home", (side: boolean, won: boolean) => side || won]])(
    "%s happens as often as priced",
    (_, market, selection, holds) => {
      const { won, lost } = new Prospects(GRID, KICK_OFF).weightsOf({ market, selection });
      const chance = Number((won * 1_000_000n) / (won + lost)) / 1_000_000;
      const count = drawn.filter((match) => {
        const { score, ledByTwo } = factsOf(match, TICKS);
        return holds(ledByTwo.home, score[0] > score[1]);
      }).length;
      const deviation = Math.sqrt(MATCHES * chance * (1 - chance));
      expect(Math.abs(count - MATCHES * chance)).toBeLessThan(4 * deviation);
    },
  );

  it("half of the goals, less 5.8%, fall before half-time", () => {
    const all = drawn.flatMap((match) => match.goals);
    const early = all.filter(({ tick }) => tick < 180).length;
    const deviation = Math.sqrt(all.length * 0.4425 * 0.5575);
    expect(Math.abs(early - all.length * 0.442455)).toBeLessThan(4 * deviation);
  });
});
