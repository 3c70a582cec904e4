import { describe, expect, test } from "vitest";
import type { EventState } from "./event.ts";
import { sampleEvent } from "./sample.ts";
import { sports } from "./sports.ts";

const ID = "00000000-0000-4000-8000-000000000001";

describe("a slip in play", () => {
  const course = { step: 4, score: [0, 1], minute: 30, incidents: [] } as const;
  const match = sampleEvent(0);
  const live: EventState = { ...match, inPlay: { delayMs: 6_000, course } };
  const wish = (step?: number, policy: "any" | "better" = "better") => ({
    unit: 1_000,
    sizes: [1],
    policy,
    legs: [
      {
        event: ID,
        market: "asian-handicap",
        selection: "home",
        line: -3,
        odds: 2_000,
        ...(step !== undefined && { step }),
      },
    ],
  });
  const accept = (made: ReturnType<typeof wish>, state: EventState) => sports.accept(made, new Map([[ID, state]]));

  test("is made of the course that its player saw, and of no other, whatever prices they take", () => {
    const made = accept(wish(4), live);
    expect(made).toMatchObject({
      ok: true,
      value: { legs: [{ odds: 2_100, step: 4, madeAt: { score: [0, 1], minute: 30 } }] },
    });
    for (const [step, state] of [
      [3, live],
      [5, live],
      [undefined, live],
      [4, match],
    ] as const) {
      expect(accept(wish(step, "any"), state)).toMatchObject({ ok: false, refusal: { code: "price_changed" } });
    }
    expect(accept(wish(3), { ...live, suspended: true })).toMatchObject({ refusal: { code: "market_suspended" } });
  });

  test("counts the points of a handicap that follow, also in a match that is broken off", () => {
    const made = accept(wish(4), live);
    if (!made.ok) throw new Error("not accepted");
    const paid = (kind: "score" | "abandoned", score: readonly [number, number]) =>
      sports.settle(made.value, new Map([[ID, { kind, score }]]));
    // −0.75 on what follows 0–1: one goal wins one half and gives the other back.
    expect(paid("score", [1, 1])?.payout).toBe(1_550);
    expect(paid("score", [2, 1])?.payout).toBe(2_100);
    expect(paid("score", [0, 1])?.payout).toBe(0);
    expect(paid("abandoned", [2, 1])).toEqual({ payout: 1_000, givenBack: true });
  });

  test("is taken after the start once its match is in play, and held for as long as that says", () => {
    const { startsAt } = match.card;
    const ahead: EventState = { ...match, inPlay: { delayMs: 6_000 } };
    expect([match, ahead, live].map((state) => sports.takenUntil?.(state))).toEqual([startsAt, startsAt, undefined]);
    expect([match, ahead, live].map((state) => sports.course?.(state))).toEqual([
      null,
      null,
      { delayMs: 6_000, step: 4 },
    ]);
  });
});

const others = ["00000000-0000-4000-8000-000000000007", "00000000-0000-4000-8000-000000000008"] as const;
const refused = { refusal: { code: "bet_refused", details: { reason: "legs_depend", event: others[1] } } };

/** Asks for a double of two events, each under an id of its own. */
function slipOn(one: EventState, other: EventState) {
  const legs = [one, other].map(({ card, markets }, place) => {
    const selection = card.contest.kind === "match" ? "home" : "0";
    return { event: others[place] ?? ID, market: markets[0]?.market ?? "", selection, odds: 1_900 };
  });
  const states = new Map([one, other].map((state, place) => [others[place] ?? ID, state]));
  return sports.accept({ unit: 1_000, sizes: [2], policy: "any", legs }, states);
}

test("a match and the winner of its competition do not stand on one slip", () => {
  const [match, cup] = [sampleEvent(0), sampleEvent(3)];
  const inLeague = (state: EventState, sport: string): EventState => ({
    ...state,
    card: { ...state.card, sport, competition: "coast league" },
  });
  expect(slipOn(match, inLeague(cup, "football"))).toMatchObject(refused);
  expect(slipOn(inLeague(cup, "FOOTBALL"), match)).toMatchObject(refused);
  for (const [one, other] of [
    [match, cup],
    [match, inLeague(cup, "Racing")],
    [match, sampleEvent(1)],
    [cup, cup],
  ] as const) {
    expect(slipOn(one, other).ok).toBe(true);
  }
});

test("a match that stands under two ids, in whatever order of its sides, is not twice on one slip", () => {
  const first = sampleEvent(0);
  const { contest, startsAt } = first.card;
  if (contest.kind !== "match") throw new Error("the sample is a match");
  const again = (home: string, away: string, hours: number): EventState => {
    const start = new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString();
    return { ...first, card: { ...first.card, contest: { kind: "match", home, away }, startsAt: start } };
  };
  const { home, away } = contest;
  expect(slipOn(first, again(home, away, 0))).toMatchObject(refused);
  expect(slipOn(first, again(home.toUpperCase(), away, 12))).toMatchObject(refused);
  expect(slipOn(again(away, home, -3), first)).toMatchObject(refused);
  // The second leg of a tie, and another match of one of the sides.
  expect(slipOn(first, again(away, home, 13)).ok).toBe(true);
  expect(slipOn(first, again(home, "Others", 0)).ok).toBe(true);
});
