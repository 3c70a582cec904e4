import { recompute } from "@fairhouse/fairness/recompute.ts";
import { toldThen } from "@fairhouse/fairness/stood-then.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it, test } from "vitest";
import type { Slip } from "../../shared/rules/slip/slip.ts";
import { cashOutOf, expectedFactor } from "./cash-out.ts";
import type { EventResult, EventState, PricedMarket } from "./event.ts";
import type { AcceptedLeg } from "./leg.ts";
import { lineOf } from "./markets.ts";
import { sports } from "./sports.ts";

const IDS = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;

const MATCH: EventState = {
  card: {
    sport: "Football",
    competition: "Coast League",
    contest: { kind: "match", home: "Old Mill", away: "Saltmarsh" },
    startsAt: "2030-01-01T15:00:00.000Z",
    withdrawn: [],
  },
  // Chances without margin: 1/2, 1/4, 1/4.
  markets: [
    { market: "result", odds: { home: 1_900, draw: 3_800, away: 3_800 } },
    { market: "double-chance", odds: { "1X": 1_200, "12": 1_200, X2: 1_800 } },
    { market: "draw-no-bet", odds: { home: 1_425, away: 2_850 } },
    { market: "total", line: 10, odds: { over: 1_900, under: 1_900 } },
    { market: "total", line: 12, odds: { over: 2_000, under: 1_800 } },
    { market: "asian-handicap", line: 0, odds: { home: 1_425, away: 2_850 } },
    { market: "asian-handicap", line: 2, odds: { home: 1_300, away: 3_500 } },
    { market: "asian-handicap", line: -1, odds: { home: 1_700, away: 2_100 } },
    { market: "score", odds: { "1-0": 7_000, "0-0": 9_000 } },
  ],
  suspended: false,
};
const CUP: EventState = {
  ...MATCH,
  card: { ...MATCH.card, contest: { kind: "outright", name: "Spring Cup", runners: ["Amber", "Brave", "Copper"] } },
  markets: [{ market: "winner", odds: { "0": 2_000, "1": 4_000, "2": 4_000 } }],
};

const priced = (markets: readonly PricedMarket[], state = MATCH): EventState => ({ ...state, markets });
const inPlay = (score: readonly [number, number], state = MATCH): EventState => ({
  ...state,
  inPlay: { delayMs: 6_000, course: { step: 1, score, minute: 30, incidents: [] } },
});

/** Bets will be taken on it in play. */
const AHEAD: EventState = { ...MATCH, inPlay: { delayMs: 6_000 } };

function leg(market: string, selection: string, odds: number, more: Partial<AcceptedLeg> = {}): AcceptedLeg {
  return { event: IDS[0], market, selection, odds, card: MATCH.card, fair: null, ...more };
}

const slip = (...legs: readonly AcceptedLeg[]): Slip<AcceptedLeg> => ({
  unit: 1_000,
  sizes: [legs.length],
  policy: "better",
  legs: legs.map((own, place) => ({ ...own, event: IDS[place] ?? IDS[0] })),
});
const priceOf = (made: Slip<AcceptedLeg>, ...states: readonly EventState[]) =>
  cashOutOf(made, new Map(), new Map(states.map((state, place) => [IDS[place] ?? IDS[0], state])));

describe("an open leg counts what it is expected to pay", () => {
  test.each([
    ["a trader's odds, without their part of the margin", leg("result", "home", 4_000), MATCH, ratio(2)],
    ["of two selections that win together", leg("double-chance", "1X", 2_000), MATCH, ratio(3, 2)],
    ["of a line that is never level", leg("total", "over", 3_000, { line: 10 }), MATCH, ratio(3, 2)],
    // A quarter of the matches is drawn; of the others the home side wins two thirds.
    ["of a draw that gives back", leg("draw-no-bet", "home", 3_000), MATCH, ratio(7, 4)],
    ["of a handicap that is level at a draw", leg("asian-handicap", "away", 3_000, { line: 0 }), MATCH, ratio(1)],
    ["of one among all runners", leg("winner", "1", 8_000, { card: CUP.card }), CUP, ratio(2)],
    [
      "by the chance that a feed's market states",
      leg("total", "under", 2_000, { line: 6 }),
      priced([
        { market: "total", line: 6, odds: { over: 1_200, under: 3_100 }, fair: { over: 700_000, under: 300_000 } },
      ]),
      ratio(3, 5),
    ],
    [
      "of a handicap of before, by the line that the goals since have left",
      leg("asian-handicap", "home", 2_000, { line: -6 }),
      inPlay([2, 0]),
      // Line +0.5 from now on: 1/1.3 against 1/3.5.
      ratio(35 * 2, 48),
    ],
    [
      "of a handicap in play, by the goals since it was made",
      leg("asian-handicap", "away", 2_000, { line: -2, madeAt: { score: [0, 1], minute: 10 } }),
      inPlay([0, 1], priced([{ market: "asian-handicap", line: 2, odds: { home: 1_300, away: 3_500 } }])),
      ratio(13 * 2, 48),
    ],
    [
      "of a handicap of the away side, which loses what the home side has gained",
      leg("asian-handicap", "away", 2_000, { line: 2, madeAt: { score: [1, 3], minute: 10 } }),
      // Two goals and one since then: line −0.5 from now on, 1/3 against 1/1.5.
      inPlay([3, 4], priced([{ market: "asian-handicap", line: 2, odds: { home: 1_500, away: 3_000 } }])),
      ratio(2, 3),
    ],
    [
      "of a handicap that is level at a draw from the score at which it was made",
      leg("asian-handicap", "away", 3_000, { line: -4, madeAt: { score: [2, 1], minute: 10 } }),
      inPlay(
        [2, 1],
        priced([...MATCH.markets, { market: "asian-handicap", line: 4, odds: { home: 1_425, away: 2_850 } }]),
      ),
      ratio(1),
    ],
    [
      "of a handicap of the home side, which loses what the away side has gained",
      leg("asian-handicap", "home", 2_000, { line: 6 }),
      inPlay([1, 2]),
      ratio(35 * 2, 48),
    ],
    ["of a total, which counts all goals", leg("total", "over", 3_000, { line: 10 }), inPlay([1, 0]), ratio(3, 2)],
    ["of a handicap before the start", leg("asian-handicap", "away", 3_000, { line: 0 }), AHEAD, ratio(1)],
  ] as const)("%s", (_, own, state, factor) => {
    expect(expectedFactor(own, state)).toEqual(factor);
  });

  test("never more than it cost while its event has not changed", () => {
    let count = 0;
    for (const state of [MATCH, CUP, inPlay([0, 0])]) {
      for (const { market, line, odds } of state.markets) {
        for (const [selection, its] of Object.entries(odds)) {
          const own = leg(market, selection, its, { card: state.card, line: lineOf({ market, line }, selection) });
          const price = priceOf(slip(own), state);
          if (price === null) continue;
          expect(price, JSON.stringify([market, selection, line])).toBeLessThanOrEqual(970);
          count += 1;
        }
      }
    }
    expect(count).toBe(31);
  });
});

describe("a leg is not bought", () => {
  test.each([
    ["while its event is suspended", leg("result", "home", 4_000), { ...MATCH, suspended: true }],
    [
      "while its selection has no odds",
      leg("result", "home", 4_000),
      priced([{ market: "result", odds: { draw: 3_800 } }]),
    ],
    [
      "while the market does not offer every end",
      leg("result", "home", 4_000),
      priced([{ market: "result", odds: { home: 1_900, draw: 3_800 } }]),
    ],
    ["on a total that may be level", leg("total", "over", 3_000, { line: 12 }), MATCH],
    ["on a quarter line", leg("asian-handicap", "home", 3_000, { line: -1 }), MATCH],
    [
      "on a draw that gives back, while nobody prices the draw",
      leg("draw-no-bet", "home", 3_000),
      priced(MATCH.markets.filter(({ market }) => market !== "result")),
    ],
    ["on a score: not every one is offered", leg("score", "1-0", 9_000), MATCH],
    ["on a line that is not offered any more", leg("total", "over", 3_000, { line: 14 }), MATCH],
    [
      "after a withdrawal, whose percent the result tells",
      leg("winner", "1", 8_000, { card: CUP.card }),
      { ...CUP, card: { ...CUP.card, withdrawn: [2] } },
    ],
    [
      "on a handicap that is level at another score than a draw",
      leg("asian-handicap", "home", 3_000, { line: 0 }),
      inPlay([1, 0]),
    ],
  ] as const)("%s", (_, own, state) => {
    expect(expectedFactor(own, state)).toBeNull();
    expect(priceOf(slip(own), state)).toBeNull();
  });

  it("each way, because nobody knows the chance of a place", () => {
    const own = slip(leg("winner", "1", 8_000, { card: CUP.card, place: { places: 2, part: 4 } }));
    expect(priceOf({ ...own, eachWay: true }, CUP)).toBeNull();
  });
});

test("a slip is bought at 97% of all of its legs, whose results count as they are", () => {
  const made = slip(leg("result", "home", 4_000), leg("total", "over", 3_000, { line: 10 }));
  expect(priceOf(made, MATCH, MATCH)).toBe(2_910);
  const won: EventResult = { kind: "score", score: [2, 1] };
  expect(cashOutOf(made, new Map([[IDS[0], won]]), new Map([[IDS[1], MATCH]]))).toBe(5_820);
  expect(cashOutOf(made, new Map([[IDS[0], null]]), new Map([[IDS[1], MATCH]]))).toBe(1_455);
  expect(priceOf(made, MATCH)).toBeNull();
});

describe("a slip that was sold", () => {
  const made = slip(leg("result", "home", 4_000), leg("total", "over", 3_000, { line: 10 }));
  const soldAt = "2030-01-01T12:00:00.000Z";
  const result = { kind: "score", score: [2, 1] } as const;
  const history = { version: 7, state: MATCH, from: "2030-01-01T11:00:00.000Z", until: "2030-01-01T13:00:00.000Z" };
  const open = { id: IDS[1], result: null, knownAt: null, corrections: [], published: [history] };
  const over = { id: IDS[0], result, knownAt: "2030-01-01T11:30:00.000Z", corrections: [], published: [] };
  const corrected = {
    ...over,
    result: { kind: "score", score: [0, 1] },
    corrections: [{ was: result, correctedAt: "2030-01-01T12:30:00.000Z", late: false }],
  };
  const record = (facts: Parameters<typeof toldThen>[0], change: object = {}) => ({
    game: "sports",
    version: 1,
    kind: "external" as const,
    bet: made,
    stake: 1_000,
    payout: 5_820,
    outcome: { cashedOut: { [IDS[1]]: { step: 7, state: MATCH } } } as unknown,
    known: Object.fromEntries(facts.flatMap(({ id, result: its, knownAt }) => (knownAt === null ? [] : [[id, its]]))),
    // The event has moved on since.
    states: { [IDS[0]]: MATCH, [IDS[1]]: { ...MATCH, suspended: true } },
    stood: { [IDS[0]]: ["known" as const], [IDS[1]]: ["waiting" as const] },
    toldThen: toldThen(facts, soldAt),
    ...change,
  });
  const game = anyGame(sports);
  const otherState = { ...MATCH, markets: [{ market: "total", line: 10, odds: { over: 1_200, under: 3_600 } }] };

  it("is computed again from what was published then, whatever a result was corrected to since", () => {
    expect(recompute(record([over, open]), game)).toBeNull();
    expect(recompute(record([corrected, open]), game)).toBeNull();
    const rightThen = { ...corrected.corrections[0], correctedAt: "2030-01-01T11:59:59.000Z" };
    // Corrected in the same second: the price follows one of the two results.
    const atOnce = { ...corrected, corrections: [{ was: result, late: false, ...rightThen }] };
    expect(recompute(record([atOnce, open]), game)).toBeNull();
  });

  it.each([
    ["another price", [over, open], { payout: 5_821 }],
    [
      "odds that were never published",
      [over, open],
      { outcome: { cashedOut: { [IDS[1]]: { step: 7, state: otherState } } } },
    ],
    ["a version that nobody knows", [over, open], { outcome: { cashedOut: { [IDS[1]]: { step: 8, state: MATCH } } } }],
    ["odds of an hour ago", [over, { ...open, published: [{ ...history, until: "2030-01-01T11:59:00.000Z" }] }], {}],
    ["odds of later", [over, { ...open, published: [{ ...history, from: "2030-01-01T12:01:00.000Z" }] }], {}],
    ["nothing of its event", [over, open], { outcome: { cashedOut: {} } }],
    [
      "a result that was wrong before, and corrected by then",
      [{ ...corrected, corrections: [{ was: result, correctedAt: "2030-01-01T11:45:00.000Z", late: false }] }, open],
      {},
    ],
  ] as const)("with %s is not as the rules say", (_, facts, change) => {
    expect(recompute(record(facts, change), game)).not.toBeNull();
  });
});
