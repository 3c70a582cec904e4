import { anyGame, knownOfJson } from "@fairhouse/kernel/any-game.ts";
import { coinsForSale } from "@fairhouse/tests/external-games.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type CorrectedFact, correctedResults, endAfter } from "./corrected-end.ts";

const game = anyGame(coinsForSale);
const [ONE, TWO] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
const MINUTE = "2026-11-29T12:0";

type Side = "heads" | "tails" | null;

/** A coin whose results became known in these minutes. */
const coin = (id: string, ...results: readonly (readonly [minute: number, side: Side, late?: "late"])[]) => {
  const at = (minute: number) => `${MINUTE}${minute}:00.123456+00:00`;
  const [first] = results;
  return {
    id,
    result: results.at(-1)?.[1] ?? null,
    knownAt: first === undefined ? null : at(first[0]),
    corrections: results.slice(1).map(([minute, , late], place) => ({
      was: results[place]?.[1] ?? null,
      correctedAt: at(minute),
      late: late === "late",
    })),
  } satisfies CorrectedFact;
};

/** A bet on heads of these coins, which pays twice its stake for each. */
function bet(...events: readonly string[]) {
  const legs = events.map((event) => ({ event, side: "heads" as const }));
  const parsed = game.bet.safeParse({ amount: 1_000, legs, odds: events.map(() => 2_000) });
  if (!parsed.success) throw new Error("not a bet on coins");
  return parsed.data;
}

const end = (events: readonly string[], ...coins: readonly CorrectedFact[]) =>
  endAfter(game, bet(...events), correctedResults(coins) ?? []);
const paid = (payout: number, givenBack = false) => ({ payout, givenBack });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the results of facts", () => {
  test("are listed in the order in which they became known, void and unknown ones among them", () => {
    const told = correctedResults([coin(ONE, [3, "tails"], [5, null]), coin(TWO, [4, "heads"], [6, "tails", "late"])]);
    const at = (minute: number) => Date.parse(`${MINUTE}${minute}:00.123Z`);
    expect(told).toEqual([
      { fact: ONE, result: knownOfJson("tails"), at: at(3), late: false },
      { fact: TWO, result: knownOfJson("heads"), at: at(4), late: false },
      { fact: ONE, result: null, at: at(5), late: false },
      { fact: TWO, result: knownOfJson("tails"), at: at(6), late: true },
    ]);
    expect(correctedResults([coin(ONE), coin(TWO, [1, "heads"], [2, "tails"])])?.map(({ fact }) => fact)).toEqual([
      TWO,
      TWO,
    ]);
  });

  test("of void facts are null, also where a message leaves them out", () => {
    const voided = {
      id: ONE,
      knownAt: `${MINUTE}1:00Z`,
      corrections: [{ correctedAt: `${MINUTE}2:00Z`, late: false }],
    };
    expect(correctedResults([voided])?.map(({ result }) => result)).toEqual([null, null]);
  });

  test("are not listed while none was corrected", () => {
    expect(correctedResults([coin(ONE, [1, "heads"]), coin(TWO)])).toBeUndefined();
    expect(correctedResults([])).toBeUndefined();
  });

  test("of one moment are in the order of their facts, and those of one fact in theirs, however a browser sorts", () => {
    const facts = [coin(TWO, [1, "heads"], [1, "tails"], [1, null]), coin(ONE, [1, "tails"])];
    const told = () => correctedResults(facts)?.map(({ fact, result }) => [fact, result]);
    const expected = [
      [ONE, "tails"],
      [TWO, "heads"],
      [TWO, "tails"],
      [TWO, null],
    ];
    expect(told()).toEqual(expected);
    // A browser may compare a value with the one after it.
    vi.spyOn(Array.prototype, "sort").mockImplementation(function sorted(this: unknown[], compare) {
      for (let next = 1; next < this.length; next += 1) {
        for (let at = next; at > 0 && (compare?.(this[at - 1], this[at]) ?? 0) > 0; at -= 1) {
          [this[at - 1], this[at]] = [this[at], this[at - 1]];
        }
      }
      return this;
    });
    expect(told()).toEqual(expected);
  });
});

describe("a bet", () => {
  test("ends by the first result that decides it, and again by each that changes that", () => {
    expect(end([ONE], coin(ONE, [1, "heads"], [2, "tails"]))).toEqual(paid(0));
    expect(end([ONE], coin(ONE, [1, "tails"], [2, "heads"]))).toEqual(paid(2_000));
    expect(end([ONE], coin(ONE, [1, "tails"], [2, "heads"], [3, null]))).toEqual(paid(1_000, true));
    expect(end([ONE, TWO], coin(ONE, [1, "heads"], [3, null]), coin(TWO, [2, "heads"]))).toEqual(paid(2_000));
  });

  test("that waits again keeps its end until its other facts are known", () => {
    const corrected = coin(ONE, [1, "tails"], [2, "heads"]);
    expect(end([ONE, TWO], corrected, coin(TWO))).toEqual(paid(0));
    expect(end([ONE, TWO], corrected, coin(TWO, [3, "heads"]))).toEqual(paid(4_000));
    expect(end([ONE, TWO], coin(ONE, [1, "heads"], [2, "heads"]), coin(TWO))).toBeNull();
  });

  test("loses nothing by a late correction, and what follows counts from the result before it", () => {
    expect(end([ONE], coin(ONE, [1, "heads"], [2, "tails", "late"]))).toEqual(paid(2_000));
    expect(end([ONE], coin(ONE, [1, "heads"], [2, null, "late"], [3, "tails", "late"]))).toEqual(paid(2_000));
    // A leg that has lost by a late correction would lose the other's gain as well.
    const late = coin(ONE, [1, "heads"], [3, "tails", "late"]);
    expect(end([ONE, TWO], late, coin(TWO, [2, null], [4, "heads"]))).toEqual(paid(4_000));
  });

  test("gains by a late correction, and one that changes nothing counts from then on", () => {
    expect(end([ONE], coin(ONE, [1, "tails"], [2, "heads", "late"]))).toEqual(paid(2_000));
    // Lost by the other leg as well: the late result is true of this bet when that one is corrected.
    const both = coin(ONE, [1, "heads"], [3, null, "late"]);
    expect(end([ONE, TWO], both, coin(TWO, [2, "tails"], [4, "heads"]))).toEqual(paid(2_000));
  });

  test("that is open takes a late correction as any other", () => {
    expect(end([ONE, TWO], coin(ONE, [1, "heads"], [2, "tails", "late"]), coin(TWO))).toEqual(paid(0));
  });
});
