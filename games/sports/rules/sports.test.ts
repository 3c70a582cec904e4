import type { Chance } from "@fairhouse/kernel/chance.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, test } from "vitest";
import type { EventCard, EventResult, EventState } from "./event.ts";
import { problemOfResult } from "./event.ts";
import { type AcceptedLeg, endOfLeg } from "./leg.ts";
import { decidedByScore, isMarket, isSelection, oddsNow } from "./markets.ts";
import { sampleEvent } from "./sample.ts";
import { sports } from "./sports.ts";

const match = sampleEvent(0);
const outright = sampleEvent(3);
const EVENT = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";

const leg = (fields: Partial<AcceptedLeg>): AcceptedLeg => ({
  event: EVENT,
  market: "result",
  selection: "home",
  odds: 2_000,
  card: match.card,
  fair: null,
  ...fields,
});
const factor = (fields: Partial<AcceptedLeg>, result: EventResult | null) => endOfLeg(leg(fields), result);
const WON = { factor: ratio(2), isVoid: false };
const LOST = { factor: ratio(0), isVoid: false };
const VOID = { factor: ratio(1), isVoid: true };

describe("the end of a leg on a match", () => {
  test("follows from the score", () => {
    const result: EventResult = { kind: "score", score: [2, 1] };
    expect(factor({}, result)).toEqual(WON);
    expect(factor({ selection: "draw" }, result)).toEqual(LOST);
    expect(factor({ market: "total", selection: "over", line: 10 }, result)).toEqual(WON);
    expect(factor({ market: "draw-no-bet", selection: "home" }, { kind: "score", score: [1, 1] }).factor).toEqual(
      ratio(1),
    );
    // Half of the stake is won at 2.000, the other half comes back.
    expect(factor({ market: "asian-handicap", selection: "home", line: -3 }, result).factor).toEqual(ratio(3, 2));
    expect(factor({ market: "asian-handicap", selection: "away", line: 3 }, result).factor).toEqual(ratio(1, 2));
    expect(factor({}, null)).toEqual(VOID);
  });

  test("is void if the source does not tell what decides it", () => {
    const half = { market: "half-time", selection: "home" };
    expect(factor(half, { kind: "score", score: [2, 1] })).toEqual(VOID);
    expect(factor(half, { kind: "score", score: [2, 1], halfTime: [1, 0] })).toEqual(WON);
  });

  test("of a match that was broken off stands only where no further point could change it", () => {
    const broken = (fields: Partial<AcceptedLeg>, score: readonly [number, number]) =>
      factor(fields, { kind: "abandoned", score });
    expect(broken({ market: "total", selection: "over", line: 10 }, [2, 1])).toEqual(WON);
    expect(broken({ market: "total", selection: "under", line: 10 }, [2, 1])).toEqual(LOST);
    expect(broken({ market: "total", selection: "over", line: 10 }, [1, 1])).toEqual(VOID);
    // Over 2 and 2.5: two goals have returned one half, and a third would win it.
    expect(broken({ market: "total", selection: "over", line: 9 }, [1, 1])).toEqual(VOID);
    expect(broken({ market: "both-score", selection: "yes" }, [1, 1])).toEqual(WON);
    expect(broken({ market: "both-score", selection: "no" }, [1, 0])).toEqual(VOID);
    expect(broken({ market: "home-total", selection: "over", line: 2 }, [1, 0])).toEqual(WON);
    expect(broken({ market: "score", selection: "1-0" }, [2, 0])).toEqual(LOST);
    expect(broken({ market: "score", selection: "2-0" }, [2, 0])).toEqual(VOID);
    expect(broken({ market: "odd-even", selection: "odd" }, [1, 0])).toEqual(VOID);
    expect(broken({ market: "score", selection: "5-2" }, [0, 0])).toEqual(VOID);
    expect(broken({ selection: "draw" }, [0, 3])).toEqual(VOID);
    expect(broken({}, [9, 0])).toEqual(VOID);
    const half = { market: "half-time", selection: "home" };
    expect(factor(half, { kind: "abandoned", score: [1, 0], halfTime: [1, 0] })).toEqual(WON);
    expect(broken(half, [1, 0])).toEqual(VOID);
  });

  test("that was broken off never says anything that a further score could contradict", () => {
    const picks = match.markets.flatMap(({ market, line, odds }) =>
      Object.keys(odds).map((selection) => ({
        market,
        selection,
        line: market === "asian-handicap" && selection === "away" ? 3 : line,
      })),
    );
    const scores = ["0-0", "1-0", "4-2", "3-3"].map((selection) => ({ market: "score", selection, line: undefined }));
    for (const pick of [...picks, ...scores]) {
      for (const score of [
        [0, 0],
        [1, 0],
        [2, 2],
        [0, 3],
      ] as const) {
        const decided = decidedByScore(pick, score, null);
        if (decided === null) continue;
        for (let more = 0; more < 36; more += 1) {
          const later = [score[0] + (more % 6), score[1] + Math.floor(more / 6)] as const;
          expect(endOfLeg(leg(pick), { kind: "score", score: later })).toEqual(
            endOfLeg(leg(pick), { kind: "abandoned", score }),
          );
        }
      }
    }
  });
});

describe("the end of a leg on a runner", () => {
  const runner = (selection: string, card: Partial<EventCard> = {}) => ({
    market: "winner",
    selection,
    card: { ...outright.card, ...card },
  });

  test("shares a dead heat, and is void if it did not start", () => {
    const result: EventResult = { kind: "winners", winners: [0, 2], withdrawn: [{ runner: 3, percent: 0 }] };
    expect(factor(runner("0"), result).factor).toEqual(ratio(1));
    expect(factor(runner("1"), result)).toEqual(LOST);
    expect(factor(runner("3"), result)).toEqual(VOID);
  });

  test("is cut by withdrawals that its odds did not know of, to the stake at most", () => {
    const result = (percent: number): EventResult => ({
      kind: "winners",
      winners: [0],
      withdrawn: [
        { runner: 2, percent },
        { runner: 3, percent },
      ],
    });
    expect(factor(runner("0"), result(20)).factor).toEqual(ratio(16, 10));
    expect(factor(runner("0", { withdrawn: [3] }), result(20)).factor).toEqual(ratio(18, 10));
    expect(factor(runner("0", { withdrawn: [3, 2] }), result(20)).factor).toEqual(ratio(2));
    expect(factor(runner("0"), result(80)).factor).toEqual(ratio(1));
  });
});

test("an event offers only selections that it has, with the line of the side that is picked", () => {
  expect(oddsNow(match, { market: "asian-handicap", selection: "home", line: -3 })).toBe(2_100);
  expect(oddsNow(match, { market: "asian-handicap", selection: "away", line: 3 })).toBe(1_735);
  expect(oddsNow(match, { market: "asian-handicap", selection: "away", line: -3 })).toBeNull();
  expect(oddsNow(match, { market: "result", selection: "constructor" })).toBeNull();
  expect(oddsNow({ ...match, suspended: true }, { market: "result", selection: "home" })).toBeNull();
  expect(oddsNow(outright, { market: "winner", selection: "4" })).toBeNull();
  const { contest } = match.card;
  for (const wrong of [
    { market: "result", selection: "home", line: 2 },
    { market: "total", selection: "over" },
    { market: "total", selection: "over", line: 2.5 },
    { market: "next-goal", selection: "home" },
    { market: "winner", selection: "0" },
    { market: "__proto__", selection: "home" },
    { market: "score", selection: "1-0-0" },
  ]) {
    expect(isSelection(wrong, contest), JSON.stringify(wrong)).toBe(false);
  }
  expect(isMarket({ market: "total", line: 10, odds: { over: 2_000, draw: 2_000 } }, contest)).toBe(false);
});

test("a result belongs to its kind of event, and names runners that started", () => {
  const wrong: readonly (readonly [EventCard, EventResult])[] = [
    [match.card, { kind: "winners", winners: [0], withdrawn: [] }],
    [match.card, { kind: "score", score: [1, 0], halfTime: [2, 0] }],
    [match.card, { kind: "abandoned", score: [1, 0], halfTime: [1, 1] }],
    [outright.card, { kind: "score", score: [1, 0] }],
    [outright.card, { kind: "winners", winners: [4], withdrawn: [] }],
    [outright.card, { kind: "winners", winners: [1], withdrawn: [{ runner: 1, percent: 5 }] }],
    [outright.card, { kind: "winners", winners: [1], placed: [[1]], withdrawn: [] }],
    [outright.card, { kind: "winners", winners: [1], placed: [[2], [2, 3]], withdrawn: [] }],
    [outright.card, { kind: "winners", winners: [1], placed: [[4]], withdrawn: [] }],
    [outright.card, { kind: "winners", winners: [1], placed: [[2]], withdrawn: [{ runner: 2, percent: 5 }] }],
  ];
  for (const [card, result] of wrong) expect(problemOfResult(card, result), JSON.stringify(result)).not.toBeNull();
  const won: EventResult = { kind: "winners", winners: [3], withdrawn: [] };
  expect(problemOfResult(outright.card, won)).toBeNull();
  expect(problemOfResult(outright.card, won, true)).toMatch("placed");
  expect(problemOfResult(outright.card, { ...won, placed: [] }, true)).toBeNull();
});

describe("a slip", () => {
  const wish = (odds: number) => ({
    unit: 1_000,
    sizes: [2],
    policy: "better" as const,
    legs: [
      { event: EVENT, market: "result", selection: "home", odds },
      { event: OTHER, market: "total", selection: "over", line: 10, odds: 1_900 },
    ],
  });
  const states = new Map<string, EventState>([
    [EVENT, match],
    [OTHER, sampleEvent(1)],
  ]);

  test("keeps the odds, the event, and the chance from which a feed's odds were made", () => {
    const accepted = sports.accept(wish(1_850), states);
    expect(accepted).toMatchObject({
      ok: true,
      value: {
        legs: [
          { odds: 1_900, card: match.card, fair: 500_000 },
          { odds: 1_900, fair: null },
        ],
      },
    });
    expect(accepted.ok && sports.bet.safeParse(accepted.value).success).toBe(true);
    expect(sports.accept(wish(1_950), states)).toMatchObject({ ok: false, refusal: { code: "price_changed" } });
  });

  test("has no exact return, because nobody can compute an event", () => {
    expect(sports.exactReturn(sports.sampleBet(1_000))).toBeNull();
    expect(sports.exactSquare(sports.sampleBet(1_000))).toBeNull();
  });

  test("is bet on until the start of its events", () => {
    expect(sports.takenUntil?.(match)).toBe(match.card.startsAt);
  });

  test("is limited by what a trader lets an event lose", () => {
    const bet = sports.sampleBet(1_000);
    expect(sports.mostLiability?.(bet, EVENT, { ...match, most: 3 })).toBe(3);
    expect(sports.mostLiability?.(bet, EVENT, match)).toBe(1_000);
  });
});

test("made events and results fit each other", () => {
  const chance = (number: number): Chance => ({ ...NO_CHANCE, below: (count, draw) => (number + draw) % count });
  for (let number = 0; number < 40; number += 1) {
    const made = sports.sampleFact?.(chance(number));
    expect(made && problemOfResult(made.state.card, made.result)).toBeNull();
  }
});

const NO_CHANCE = new Proxy({} as Chance, {
  get: () => () => {
    throw new Error("only whole draws are made");
  },
});
