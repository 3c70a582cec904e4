import { describe, expect, it } from "vitest";
import { checkSports, isSports } from "./check.ts";

/** Checks one vector of a section; returns what is wrong with it, without its name. */
function wrongWith(section: string, vector: unknown): readonly string[] {
  const { mismatches } = checkSports({ [section]: [vector] });
  return mismatches.map((line) => line.replace(`${section} 1: `, ""));
}

const slipOf = (leg: object, payout: number, more: object = {}) => ({
  unit: 10_000,
  sizes: [1],
  legs: [leg],
  payout,
  ...more,
});
const football = { odds: 2_000, market: "result", selection: "home", score: [1, 0] };
const runner = { odds: 3_000, market: "win", finish: 1 };
const inPlay = { lambda: 1_540, mu: 1_150, odds: 2_000, score: [1, 0], tick: 120 };
const level = { market: "asian-handicap", selection: "home" };

describe("settlements", () => {
  it.each([
    ["a void leg without a score", { ...football, score: undefined, status: "void" }, 10_000],
    ["a void runner without a finish", { odds: 3_000, market: "win", status: "void" }, 10_000],
    ["a dead heat of three for two places", { ...runner, deadHeat: [2, 3] }, 20_000],
    ["a side on a side's total", { ...football, market: "home-total", selection: "over", line: 3 }, 15_000],
  ])("take %s", (_, leg, payout) => expect(wrongWith("settlement", slipOf(leg, payout))).toEqual([]));

  it("share a place only among runners for whom places are missing", () => {
    const eachWay = { fraction: [1, 4], places: 3 };
    const two = slipOf({ ...runner, deadHeat: [1, 2] }, 30_000, { eachWay, placeFactors: ["3/2"] });
    const four = slipOf({ ...runner, deadHeat: [1, 4] }, 18_750, { eachWay, placeFactors: ["9/8"] });
    expect([wrongWith("settlement", two), wrongWith("settlement", four)]).toEqual([[], []]);
  });

  it.each([
    [{ ...football, selection: "Home" }, "result has no selection Home"],
    [{ ...football, market: "total", selection: "over" }, "total needs a line"],
    [{ ...football, line: 2 }, "result has no line"],
    [{ ...football, market: "score", selection: "1:0" }, "score has no selection 1:0"],
    [{ ...football, score: undefined }, "a leg without a score is not void"],
    [{ ...runner, finish: undefined }, "a runner without a finish is not void"],
    [{ ...runner, deadHeat: [3, 2] }, "legs.0.deadHeat: a dead heat is of more runners than places"],
  ])("name what is wrong with %j", (leg, line) => expect(wrongWith("settlement", slipOf(leg, 0))).toEqual([line]));
});

describe("prices", () => {
  const model = { lambda: 1_540, mu: 1_150, score: [0, 0], tick: 0 };
  const priced = (market: string, given: object) => ({ ...model, markets: { [market]: [{ odds: 1, ...given }] } });

  it("of scores that hardly happen may be above the largest exact number", () => {
    const rare = priced("score", { selection: "10-0", odds: Number(28_175_761_910_329_909_371_575n) });
    expect(wrongWith("model", { ...rare, tick: 350 })).toEqual([]);
    const wrong = priced("score", { selection: "10-0", odds: Number(28_175_761_910_330_000_000_000n) });
    expect(wrongWith("model", { ...wrong, tick: 350 })).toHaveLength(1);
  });

  it.each([
    [priced("result-2up", { selection: "draw" }), "result-2up has no selection draw"],
    [priced("builder", { selection: "all", legs: ["total over x", "result home"] }), "total has no selection over NaN"],
    [priced("builder", { selection: "all" }), "a builder needs its parts"],
    [{ ...model, weights: { "0-11": 1 } }, "the grid has no score 0-11"],
    [{ ...priced("result", { selection: "home" }), score: [11, 0] }, "result home: the grid rules this score out"],
  ])("name what is wrong with %j", (vector, line) => expect(wrongWith("model", vector)).toEqual([line]));
});

describe("cash-outs", () => {
  const sold = (leg: object, more: object) => ({ unit: 10_000, legs: [leg], ...more });
  const worth = (leg: object) =>
    Number(/computed (\d+)/.exec(wrongWith("cashOut", sold(leg, { offer: 0 })).join())?.[1]);

  it("count goals since the acceptance of a handicap", () => {
    expect(worth({ ...inPlay, ...level, line: -2, from: [0, 0] })).toBe(worth({ ...inPlay, ...level, line: 2 }));
    const away = { ...inPlay, market: "asian-handicap", selection: "away" };
    expect(worth({ ...away, line: 2, from: [0, 0] })).toBe(worth({ ...away, line: -2 }));
  });

  it("take builders, and the score at half-time", () => {
    expect(worth({ ...inPlay, market: "builder", selection: "all", legs: ["result home"] })).toBe(
      worth({ ...inPlay, market: "result", selection: "home" }),
    );
    const half = { ...inPlay, tick: 200, market: "half-time", selection: "home", halfTime: [1, 0] };
    expect(worth(half)).toBe(19_400);
  });

  it("take quotes of two sides", () => {
    const leg = { market: "result", selection: "away", odds: 2_000, quoted: [1_900, 1_900] };
    expect(wrongWith("cashOut", sold(leg, { offer: 9_700 }))).toEqual([]);
  });

  it.each(["2.106", "half", "1/0"])("refuse the factor %s by its text", (factor) => {
    expect(wrongWith("cashOut", sold({ factor }, { offer: 0 }))).toEqual([`the factor ${factor} is no fraction`]);
  });

  it.each([
    ["1/3", 1, "3.3333333333333335e-01"],
    ["1/1000000000", 1, 1e-9],
    ["9335885240/1", 1, "9335885240.000002"],
  ])("compare the float of %s as far as floats tell", (factor, unit, expected) => {
    const vector = { unit, legs: [{ factor }], expected, offer: Math.floor(0.97 * Number(expected)) };
    expect(wrongWith("cashOut", vector)).toEqual([]);
    expect(wrongWith("cashOut", { ...vector, expected: 2 * Number(expected) })).toHaveLength(1);
  });
});

describe("further sections", () => {
  it("know the acts of a second re-settlement", () => {
    const movements = [
      { kind: "payout", act: 1_002, amount: 50 },
      { kind: "correction", amount: -20, reverses: "act 1001" },
    ];
    const second = { balanceBefore: 0, paid: 20, due: 50, movements, balanceAfter: 30 };
    expect(wrongWith("resettlement", second)).toEqual([]);
    const [payout, correction] = movements;
    const wrong = { ...second, movements: [payout, { ...correction, reverses: "act 0" }] };
    expect(wrongWith("resettlement", wrong)).toHaveLength(1);
  });

  it("are read alone, with nothing in them, or with nothing but text", () => {
    const files = [{ about: "", formulas: {} }, { settlement: [] }, { formats: { vectors: [] } }];
    for (const file of files) {
      expect(isSports(file)).toBe(true);
      expect(checkSports(file)).toEqual({ passed: 0, failed: 0, mismatches: [] });
    }
  });

  it("may name each vector and its source", () => {
    const vectors = {
      acceptance: { seen: 2_000, current: 2_000, policy: "any", answer: "accepted at 2000" },
      liability: { unit: 1_000, odds: [2_000], profit: 1_000, charges: [1_000] },
      formats: { odds: 2_000, decimal: "2.000" },
    };
    for (const [section, vector] of Object.entries(vectors)) {
      expect(checkSports({ [section]: [{ ...vector, name: "even", source: "a page" }] }).failed).toBe(0);
    }
  });

  it("name keys that they do not have", () => {
    const { mismatches } = checkSports({ liability: { vectors: [], notes: "" } });
    expect(mismatches).toEqual(['liability: Unrecognized key: "notes"']);
  });
});
