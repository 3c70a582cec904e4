import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { RISKS } from "../../shared/rules/risks.ts";
import { type Rim, rimOf, SEGMENTS, sharesOf } from "./tables.ts";
import { wheel } from "./wheel.ts";

const amount = 1_000;
const rims: readonly Rim[] = RISKS.flatMap((risk) => SEGMENTS.map((segments) => ({ risk, segments })));

/** Returns a chance that stops at this segment. */
function stopping(segment: number): Chance {
  return { ...soloChance("server", "client", 0), below: () => segment };
}

describe("the wheels", () => {
  it.each(rims)("$risk with $segments segments: they return exactly 99%, one by one", (rim) => {
    const pays = rimOf(rim).map((_, segment) => wheel.play({ amount: 100, ...rim }, stopping(segment)).payout);
    expect(pays).toHaveLength(rim.segments);
    expect(
      ratio(
        pays.reduce((sum, one) => sum + one, 0),
        100 * rim.segments,
      ),
    ).toEqual(ratio(99, 100));
    expect(wheel.exactReturn({ amount, ...rim })).toEqual(ratio(99, 100));
  });

  it("have the shares listed in the legend", () => {
    expect(sharesOf({ risk: "low", segments: 20 })).toEqual([
      { pays: 0, count: 4 },
      { pays: 120, count: 14 },
      { pays: 150, count: 2 },
    ]);
    expect(sharesOf({ risk: "high", segments: 50 })).toEqual([
      { pays: 0, count: 49 },
      { pays: 4_950, count: 1 },
    ]);
    expect(sharesOf({ risk: "medium", segments: 50 }).map(({ pays }) => pays)).toEqual([0, 150, 200, 300, 500]);
  });
});

describe("the segment", () => {
  // Computed in Python from the published derivation: the first float times the number of segments, rounded down.
  it.each([
    ["some server seed", "some client seed", 1, [5, 11, 17, 23, 29]],
    ["server seed", "client seed", 0, [3, 7, 11, 15, 19]],
    ["server seed", "client seed", 7, [4, 8, 13, 17, 22]],
  ] as const)("of %s, %s, %i is that of other verifiers", (server, client, nonce, expected) => {
    const found = SEGMENTS.map((segments) => {
      return wheel.play({ amount, risk: "low", segments }, soloChance(server, client, nonce)).outcome.segment;
    });
    expect(found).toEqual(expected);
  });
});

describe("a bet", () => {
  it.each([
    ["eleven segments", { amount, risk: "low", segments: 11 }],
    ["segments in words", { amount, risk: "low", segments: "10" }],
    ["a risk that no wheel has", { amount, risk: "classic", segments: 10 }],
    ["nothing staked", { amount: 0, risk: "low", segments: 10 }],
    ["a win that is no amount", { amount: MAX_MONEY, risk: "low", segments: 10 }],
  ])("on %s is refused", (_, wrong) => {
    expect(wheel.bet.safeParse(wrong).success).toBe(false);
  });

  it("is paid from the hundredths of its segment, rounded down once", () => {
    expect(wheel.play({ amount: 1_009, risk: "low", segments: 10 }, stopping(1)).payout).toBe(1_210);
    expect(wheel.play({ amount: 1_009, risk: "low", segments: 10 }, stopping(4)).payout).toBe(0);
  });
});
