import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, test } from "vitest";
import type { EventState } from "./event.ts";
import type { WishedLeg } from "./leg.ts";
import { sampleEvent } from "./sample.ts";
import { sports } from "./sports.ts";

const [ONE, TWO] = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`) as [string, string];
const match = sampleEvent(0);
const outright = sampleEvent(3);
const place = { places: 3, part: 4 };
const live: EventState = {
  ...match,
  inPlay: { delayMs: 6_000, course: { step: 4, score: [0, 1], minute: null, incidents: [] } },
};

const home = (event: string, more: Partial<WishedLeg> = {}): WishedLeg => ({
  ...{ event, market: "result", selection: "home", odds: 1_900 },
  ...more,
});
const runner = (event: string): WishedLeg => ({ event, market: "winner", selection: "0", odds: 1_900 });
const wish = (legs: readonly WishedLeg[], eachWay = false) => ({
  ...{ unit: 1_000, sizes: [legs.length], policy: "better" as const, legs },
  ...(eachWay ? { eachWay: true as const } : {}),
});
const accept = (made: ReturnType<typeof wish>, ...states: readonly (readonly [string, EventState])[]) =>
  sports.accept(made, new Map(states));

describe("a wish", () => {
  test("names its events, and costs a unit a line", () => {
    const made = wish([home(ONE), runner(TWO)], true);
    expect(sports.wish.safeParse(made).success).toBe(true);
    expect(sports.wishedFacts(made)).toEqual([ONE, TWO]);
    expect(sports.wishedStake(made)).toBe(2_000);
  });

  test("on an event that nobody knows is refused by its name", () => {
    const refusal = { code: "market_suspended", details: { event: TWO } };
    expect(accept(wish([home(ONE), home(TWO)]), [ONE, match])).toEqual({ ok: false, refusal });
  });

  test("of a step that is over is refused with the odds of now, or without any", () => {
    const refused = (state: EventState) => accept(wish([home(ONE, { step: 3 })]), [ONE, state]);
    expect(refused(live)).toEqual({
      ok: false,
      refusal: { code: "price_changed", details: { event: ONE, odds: 1_900 } },
    });
    expect(refused({ ...live, suspended: true })).toEqual({
      ok: false,
      refusal: { code: "market_suspended", details: { event: ONE } },
    });
  });

  test("each way is refused by the first event that has no terms", () => {
    expect(accept(wish([runner(ONE), runner(TWO)], true), [ONE, { ...outright, place }], [TWO, outright])).toEqual({
      ok: false,
      refusal: { code: "bet_refused", details: { reason: "no_place_terms", event: TWO } },
    });
  });

  test("on two events that depend on each other is refused by the second", () => {
    expect(accept(wish([home(ONE), home(TWO)]), [ONE, match], [TWO, match])).toEqual({
      ok: false,
      refusal: { code: "bet_refused", details: { reason: "legs_depend", event: TWO } },
    });
  });
});

describe("a bet", () => {
  const taken = (made: ReturnType<typeof wish>, ...states: readonly (readonly [string, EventState])[]) => {
    const result = accept(made, ...states);
    if (!result.ok) throw new Error(result.refusal.code);
    expect(sports.bet.safeParse(result.value).success).toBe(true);
    return result.value;
  };
  const withTerms = { ...outright, place };

  test("keeps terms of places if it is each way, and only then", () => {
    expect(taken(wish([runner(ONE)]), [ONE, withTerms]).legs[0]).not.toHaveProperty("place");
    const each = taken(wish([runner(ONE)], true), [ONE, withTerms]);
    expect(each.legs[0]).toMatchObject({ place });
    const { place: _, ...without } = each.legs[0] ?? {};
    for (const legs of [[without], [each.legs[0], { ...without, event: TWO }]]) {
      expect(sports.bet.safeParse({ ...each, sizes: [legs.length], legs }).success).toBe(false);
    }
  });

  test("in play keeps where the match stood, also if no minute was told", () => {
    const [own] = taken(wish([home(ONE, { step: 4 })]), [ONE, live]).legs;
    expect(own).toMatchObject({ step: 4, madeAt: { score: [0, 1], minute: null } });
    expect(taken(wish([home(ONE)]), [ONE, match]).legs[0]).not.toHaveProperty("madeAt");
    const at = (minute: number) => {
      const legs = [{ ...own, madeAt: { score: [0, 1], minute } }];
      return sports.bet.safeParse({ ...wish([]), sizes: [1], legs }).success;
    };
    expect([0, 1, 400, 401, -1].map(at)).toEqual([true, true, true, false, false]);
  });

  test("is on a selection that its event has", () => {
    const bet = taken(wish([home(ONE)]), [ONE, match]);
    const [own] = bet.legs;
    for (const wrong of [{ selection: "yes" }, { market: "winner" }, { line: 2 }, { fair: 0 }, { fair: 1_000_001 }]) {
      expect(sports.bet.safeParse({ ...bet, legs: [{ ...own, ...wrong }] }).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  test("is sold in units of its lines, and waits for its events", () => {
    const bet = taken(wish([home(ONE), runner(TWO)]), [ONE, match], [TWO, outright]);
    expect(sports.facts(bet)).toEqual([ONE, TWO]);
    expect(sports.units?.(bet)).toBe(1_000);
    expect(sports.smallestPart?.(bet)).toBe(1_000);
    expect(sports.bestReturn(bet)).toEqual(ratio(19, 20));
    expect(sports.partOf?.(bet, 400)).toEqual({ ...bet, unit: 400 });
  });
});
