import { KeyedHmac } from "@fairhouse/fairness/hmac.ts";
import { prefixedChance } from "@fairhouse/fairness/stream.ts";
import { describe, expect, it } from "vitest";
import { TICKS } from "./clock.ts";
import { gridOf } from "./grid.ts";
import { drawMatch, factsOf } from "./match.ts";
import { KICK_OFF, Prospects } from "./prospects.ts";

const GRID = gridOf({ home: 1_540, away: 1_150 });

describe("chances of a match", () => {
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
