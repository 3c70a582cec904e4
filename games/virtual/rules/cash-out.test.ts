import { recompute } from "@fairhouse/fairness/recompute.ts";
import type { StoodThen } from "@fairhouse/fairness/stood-then.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { multiply, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { ahead, during, result } from "@fairhouse/tests/made-league.ts";
import { linksTo } from "@fairhouse/tests/made-links.ts";
import { describe, expect, it } from "vitest";
import type { Selection } from "../../shared/rules/football/selection.ts";
import { returnOf } from "../../shared/rules/slip/odds.ts";
import type { Slip } from "../../shared/rules/slip/slip.ts";
import { cashOutOf } from "./cash-out.ts";
import { LEAGUES, type MatchState } from "./league.ts";
import { type AcceptedLeg, expectedFactor, factorOfLeg } from "./leg.ts";
import { weightsOf } from "./markets.ts";
import type { Goal } from "./match.ts";
import { virtual } from "./virtual.ts";

const { steps, until } = LEAGUES["league-1"].inPlay;
const matches = ahead(1, 200, "league-1").slice(0, 8);
const [first, second] = matches;
if (first === undefined || second === undefined) throw new Error("a matchday has eight matches");
const ids = ["018f0000-0000-7000-8000-000000000001", "018f0000-0000-7000-8000-000000000002"] as const;
const goalsOf = (match: MatchState) => result(match, linksTo(1));
const leg = (place: 0 | 1, selection: Selection, match: MatchState, odds = 2_000): AcceptedLeg => ({
  event: ids[place],
  ...selection,
  odds,
  match,
});
const slip = (...legs: AcceptedLeg[]): Slip<AcceptedLeg> => ({
  unit: 100_000,
  sizes: [legs.length],
  policy: "better",
  legs,
});
const home = { market: "result", selection: "home" };

describe("a cash-out", () => {
  it("pays 97% of what the slip is expected to return, over all legs", () => {
    const made = slip(leg(0, home, first, 2_400), leg(1, home, second, 3_100));
    const states = new Map<string, MatchState>([
      [ids[0], first],
      [ids[1], second],
    ]);
    const fair = multiply(returnOf(weightsOf(first, home), 2_400), returnOf(weightsOf(second, home), 3_100));
    expect(cashOutOf(made, new Map(), states)).toBe(Math.floor(97_000 * toNumber(fair)));
    // A leg whose match is over counts with its own factor.
    const goals: readonly Goal[] = [{ side: "home", tick: 5 }];
    const won = multiply(ratio(24, 10), returnOf(weightsOf(second, home), 3_100));
    expect(cashOutOf(made, new Map([[ids[0], goals]]), states)).toBe(Math.floor(97_000 * toNumber(won)));
    expect(cashOutOf(made, new Map([[ids[0], []]]), states)).toBeNull();
    expect(cashOutOf(made, new Map(), new Map([[ids[0], first]]))).toBeNull();
  });

  it("expects of a leg in the end what it pays, whatever it counts from", () => {
    const selections: readonly Selection[] = [
      home,
      { market: "next-goal", selection: "away" },
      { market: "next-goal", selection: "none" },
      { market: "asian-handicap", selection: "home", line: -3 },
      { market: "asian-handicap", selection: "away", line: 0 },
      { market: "total", selection: "over", line: 10 },
      { market: "result-2up", selection: "home" },
      { market: "half-full", selection: "draw/home" },
    ];
    let compared = 0;
    for (const match of matches) {
      const goals = goalsOf(match);
      for (const madeAt of [null, 60, 250]) {
        const state = madeAt === null ? match : during(match, goals, madeAt);
        for (const selection of selections) {
          const own = leg(0, selection, state);
          const end = during(match, goals, steps);
          expect(expectedFactor(own, end), JSON.stringify([selection, madeAt, goals])).toEqual(factorOfLeg(own, goals));
          compared += 1;
        }
      }
    }
    expect(compared).toBe(8 * 3 * selections.length);
  });

  it("pays less with each second in which the goals of a slip do not fall", () => {
    const made = slip(leg(0, { market: "total", selection: "over", line: 10 }, first));
    const values = Array.from({ length: until }, (_, step) =>
      cashOutOf(made, new Map(), new Map([[ids[0], during(first, [], step)]])),
    );
    const known = values.flatMap((value) => (value === null ? [] : [value]));
    expect(known.length).toBeGreaterThan(300);
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    expect(known.at(-1)).toBeLessThan((known[0] ?? 0) / 50);
  });
});

describe("a slip that was cashed out in play", () => {
  const goals = goalsOf(first);
  const step = 120;
  const state = during(first, goals, step);
  const odds = 2_000;
  const accepted = virtual.accept(
    { unit: 1_000, sizes: [1], policy: "any", legs: [{ event: ids[0], ...home, odds }] },
    new Map([[ids[0], first]]),
  );
  if (!accepted.ok) throw new Error("not accepted");
  const record = {
    game: "virtual",
    version: 1,
    kind: "external" as const,
    bet: accepted.value,
    stake: 1_000,
    payout: cashOutOf(accepted.value, new Map(), new Map([[ids[0], state]])) ?? 0,
    outcome: { cashedOut: { [ids[0]]: { step, state } } } as unknown,
    known: { [ids[0]]: goals } as Record<string, unknown>,
    states: { [ids[0]]: first },
    stood: { [ids[0]]: ["begun"] } as StoodThen | null,
  };
  const game = anyGame(virtual);

  it("is computed again from the goals that the link gives, or before they are known from its own", () => {
    expect(recompute(record, game)).toBeNull();
    expect(recompute({ ...record, known: {} }, game)).toBeNull();
  });

  it.each([
    ["another price", { payout: record.payout + 1 }, "payout"],
    ["another step", { outcome: { cashedOut: { [ids[0]]: { step: step + 1, state } } } }, "outcome"],
    [
      "a goal that did not fall",
      {
        outcome: {
          cashedOut: {
            [ids[0]]: { step, state: { ...state, inPlay: { tick: step, goals: [{ side: "home", tick: 1 }] } } },
          },
        },
      },
      "outcome",
    ],
    ["the price from before kick-off", { outcome: { cashedOut: { [ids[0]]: null } } }, "outcome"],
    ["nothing of its match", { outcome: { cashedOut: {} } }, "outcome"],
    [
      "a match that it was not about",
      { outcome: { cashedOut: { [ids[0]]: { step, state }, [ids[1]]: null } } },
      "outcome",
    ],
    ["a match that was over", { stood: { [ids[0]]: ["known"] } as StoodThen }, "outcome"],
    ["no cash-out in its outcome", { outcome: null }, "outcome"],
    ["a cash-out that was none", { stood: null }, "outcome"],
    ["no such step", { outcome: { cashedOut: { [ids[0]]: { step: -1, state } } } }, "outcome"],
    ["half a step", { outcome: { cashedOut: { [ids[0]]: { step: 120.5, state } } } }, "outcome"],
    [
      "strengths that nobody published, before the result is known",
      {
        known: {},
        outcome: { cashedOut: { [ids[0]]: { step, state: { ...state, means: { home: 9_000, away: 1_000 } } } } },
      },
      "outcome",
    ],
  ])("with %s is not as the rules say", (_, change, field) => {
    expect(recompute({ ...record, ...change }, game)).toMatchObject({ field });
  });
});
