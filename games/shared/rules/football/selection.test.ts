import { describe, expect, it, test } from "vitest";
import type { LegResult } from "../slip/factor.ts";
import type { AcceptedAt, MatchFacts, Score } from "./match-facts.ts";
import { isByScore, resultOf, type Selection, settleSelection } from "./selection.ts";

const KICK_OFF: AcceptedAt = { score: [0, 0], nextGoal: null };
const ended = (score: Score, more: Partial<MatchFacts> = {}): MatchFacts => ({
  ...{ score, halfTime: null, ledByTwo: { home: false, away: false } },
  ...more,
});
const settle = (own: Selection, end: MatchFacts, accepted = KICK_OFF) => settleSelection(own, end, accepted);

const WON: LegResult = ["won", "won"];
const LOST: LegResult = ["lost", "lost"];
const BACK: LegResult = ["push", "push"];

/** All results of up to four goals a side. */
const SCORES = Array.from({ length: 25 }, (_, at): Score => [Math.trunc(at / 5), at % 5]);

/** The scores at which a selection without a line wins. */
const WINS: Readonly<Record<string, Readonly<Record<string, (home: number, away: number) => boolean>>>> = {
  result: { home: (h, a) => h > a, draw: (h, a) => h === a, away: (h, a) => h < a },
  "double-chance": { "1X": (h, a) => h >= a, "12": (h, a) => h !== a, X2: (h, a) => h <= a },
  "both-score": { yes: (h, a) => h > 0 && a > 0, no: (h, a) => h === 0 || a === 0 },
  score: { "2-1": (h, a) => h === 2 && a === 1, "0-0": (h, a) => h === 0 && a === 0 },
  "odd-even": { odd: (h, a) => [1, 3, 5, 7].includes(h + a), even: (h, a) => [0, 2, 4, 6, 8].includes(h + a) },
};

const cases = Object.entries(WINS).flatMap(([market, of]) =>
  Object.keys(of).map((selection) => [market, selection] as const),
);

test.each(cases)("%s %s wins at its scores and loses at every other", (market, selection) => {
  for (const [home, away] of SCORES) {
    const isWon = WINS[market]?.[selection]?.(home, away);
    expect(settle({ market, selection }, ended([home, away])), `${home}-${away}`).toEqual(isWon ? WON : LOST);
  }
});

it("gives the stake of a draw-no-bet back at a draw alone", () => {
  for (const [home, away] of SCORES) {
    const results = ["home", "away"].map((selection) =>
      settle({ market: "draw-no-bet", selection }, ended([home, away])),
    );
    expect(results, `${home}-${away}`).toEqual(home === away ? [BACK, BACK] : home > away ? [WON, LOST] : [LOST, WON]);
  }
});

/** Returns how both halves of a stake end if so many quarter goals are left above the line. */
function halvesAt(quarters: number): LegResult {
  if (quarters === 0) return BACK;
  if (quarters === 1) return ["push", "won"];
  if (quarters === -1) return ["lost", "push"];
  return quarters > 0 ? WON : LOST;
}

describe("a line", () => {
  const LINES = Array.from({ length: 25 }, (_, at) => at - 8);

  test.each([
    ["total", (home: number, away: number) => home + away],
    ["home-total", (home: number) => home],
    ["away-total", (_: number, away: number) => away],
  ] as const)("of a %s counts its goals, with half of the stake on each side of a quarter", (market, goalsOf) => {
    for (const [home, away] of SCORES) {
      for (const line of LINES) {
        const above = 4 * goalsOf(home, away) - line;
        const at = `${home}-${away} at ${line}`;
        expect(sorted(settle({ market, selection: "over", line }, ended([home, away]))), at).toEqual(halvesAt(above));
        expect(sorted(settle({ market, selection: "under", line }, ended([home, away]))), at).toEqual(halvesAt(-above));
      }
    }
  });

  it("of a handicap counts the goals since its bet was made, for the side that it is of", () => {
    for (const [home, away] of SCORES) {
      for (const line of LINES) {
        for (const from of [
          [0, 0],
          [2, 1],
          [1, 3],
        ] as const) {
          const lead = home - from[0] - (away - from[1]);
          const accepted = { score: from, nextGoal: null };
          const [one, other] = ["home", "away"].map((selection) =>
            sorted(settle({ market: "asian-handicap", selection, line }, ended([home, away]), accepted)),
          );
          expect([one, other], `${home}-${away} from ${from} at ${line}`).toEqual([
            halvesAt(4 * lead + line),
            halvesAt(line - 4 * lead),
          ]);
        }
      }
    }
  });

  /** The worse half first: the same is paid in either order. */
  function sorted(result: LegResult | null): readonly string[] | null {
    const order = ["lost", "push", "won"];
    return result === null ? null : [...result].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }
});

describe("a market of the course of a match", () => {
  const RESULTS = ["home", "draw", "away"] as const;

  it("of the first half is settled by its score, and not without", () => {
    for (const halfTime of SCORES) {
      for (const selection of RESULTS) {
        const isWon = resultOf(halfTime) === selection;
        expect(settle({ market: "half-time", selection }, ended([4, 4], { halfTime }))).toEqual(isWon ? WON : LOST);
      }
    }
    expect(settle({ market: "half-time", selection: "home" }, ended([1, 0]))).toBeNull();
    expect(settle({ market: "half-full", selection: "home/home" }, ended([1, 0]))).toBeNull();
  });

  it("of both halves needs both results", () => {
    for (const half of RESULTS) {
      for (const full of RESULTS) {
        const end = ended([1, 2], { halfTime: [1, 0] });
        const isWon = half === "home" && full === "away";
        expect(settle({ market: "half-full", selection: `${half}/${full}` }, end)).toEqual(isWon ? WON : LOST);
      }
    }
  });

  it("of the next goal is open until somebody scores, or nobody does", () => {
    const next = (nextGoal: AcceptedAt["nextGoal"]) =>
      settle({ market: "next-goal", selection: "home" }, ended([1, 1]), { score: [0, 1], nextGoal });
    expect([next("home"), next("away"), next("none"), next(null)]).toEqual([WON, LOST, LOST, null]);
  });

  it("pays a side early that has led by two, whatever became of it", () => {
    const paid = (selection: string, score: Score, home: boolean) =>
      settle({ market: "result-2up", selection }, ended(score, { ledByTwo: { home, away: !home } }));
    for (const [own, other, isHome] of [
      ["home", "away", true],
      ["away", "home", false],
    ] as const) {
      const at = (mine: number, its: number): Score => (isHome ? [mine, its] : [its, mine]);
      expect(
        [at(2, 2), at(2, 3), at(3, 0)].map((score) => paid(own, score, isHome)),
        own,
      ).toEqual([WON, WON, WON]);
      expect(
        [at(2, 3), at(2, 2)].map((score) => paid(other, score, isHome)),
        own,
      ).toEqual([WON, LOST]);
      expect(
        [at(2, 2), at(2, 3)].map((score) => paid("draw", score, isHome)),
        own,
      ).toEqual([WON, LOST]);
    }
  });
});

describe("a builder", () => {
  const [home, over, level] = [
    { market: "result", selection: "home" },
    { market: "total", selection: "over", line: 10 },
    { market: "draw-no-bet", selection: "home" },
  ] as const satisfies readonly Selection[];
  const builder = (...parts: readonly Selection[]): Selection => ({ market: "builder", selection: "all", parts });

  it("is won if all of its parts are, and lost by one that is not", () => {
    expect(settle(builder(home, over), ended([2, 1]))).toEqual(WON);
    expect(settle(builder(home, over), ended([2, 0]))).toEqual(LOST);
    expect(settle(builder(home, over), ended([1, 2]))).toEqual(LOST);
    // A part is won or lost as a whole.
    expect(settle(builder(level), ended([1, 1]))).toEqual(LOST);
    expect(settle(builder({ ...over, line: 11 }), ended([2, 1]))).toEqual(LOST);
  });

  it("is open while one of its parts is", () => {
    expect(settle(builder(home, { market: "half-time", selection: "home" }), ended([2, 1]))).toBeNull();
  });

  it("follows from the score if all of its parts do", () => {
    expect(isByScore(builder(home, over))).toBe(true);
    expect(isByScore(builder(home, { market: "next-goal", selection: "home" }))).toBe(false);
    expect(
      [home, { market: "half-time", selection: "home" }, { market: "toString", selection: "home" }].map(isByScore),
    ).toEqual([true, false, false]);
  });
});

it("knows no other market", () => {
  for (const market of ["corners", "toString"]) {
    expect(() => settle({ market, selection: "home" }, ended([1, 0]))).toThrow(RangeError);
  }
});

test.each(["__proto__", "constructor", "3X"])("a double chance named %s never wins", (selection) => {
  for (const score of SCORES) expect(settle({ market: "double-chance", selection }, ended(score))).toEqual(LOST);
});
