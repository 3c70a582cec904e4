import { recompute } from "@fairhouse/fairness/recompute.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { compare, multiply, ONE, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { ahead, result } from "@fairhouse/tests/made-league.ts";
import { linksTo } from "@fairhouse/tests/made-links.ts";
import { describe, expect, it } from "vitest";
import type { Selection } from "../../shared/rules/football/selection.ts";
import { AVERAGE } from "./average.ts";
import { boardOf } from "./board.ts";
import { gridOf } from "./grid.ts";
import { oddsNow, squareOf, weightsOf } from "./markets.ts";
import { virtual } from "./virtual.ts";

const leg = (selection: Selection, place = 1, match = AVERAGE) => ({
  event: `00000000-0000-4000-8000-00000000000${place}`,
  ...selection,
  odds: oddsNow(match, selection) ?? 0,
});
const slip = (...legs: readonly ReturnType<typeof leg>[]) => ({
  unit: 1_000,
  sizes: [legs.length],
  policy: "better" as const,
  legs,
});
const states = new Map([1, 2].map((place) => [leg({ market: "result", selection: "home" }, place).event, AVERAGE]));

describe("a slip", () => {
  it.each<Selection>([
    { market: "result", selection: "nobody" },
    { market: "result", selection: "home", line: 2 },
    { market: "total", selection: "over" },
    { market: "total", selection: "over", line: 27 },
    { market: "score", selection: "11-0" },
    { market: "corners", selection: "over", line: 2 },
    { market: "constructor", selection: "home" },
    { market: "builder", selection: "all" },
    { market: "builder", selection: "all", parts: [{ market: "result", selection: "home" }] },
    {
      market: "builder",
      selection: "all",
      parts: [
        { market: "result", selection: "home" },
        { market: "result", selection: "draw" },
      ],
    },
    {
      market: "builder",
      selection: "all",
      parts: [
        { market: "result", selection: "home" },
        { market: "total", selection: "over", line: 8 },
      ],
    },
    {
      market: "builder",
      selection: "all",
      parts: [
        { market: "result", selection: "home" },
        { market: "half-time", selection: "home" },
      ],
    },
  ])("takes no selection that is not offered: %j", (selection) => {
    const wish = slip({ ...leg(selection), odds: 2_000 });
    expect(virtual.wish.safeParse(wish).success).toBe(false);
    expect(oddsNow(AVERAGE, selection)).toBeNull();
  });

  it("takes everything that the board offers, at its odds, and returns at most 95% of what is decided", () => {
    for (const { rows } of boardOf(AVERAGE)) {
      for (const { selection, odds } of rows.flat()) {
        const wish = slip({ ...leg(selection), odds });
        expect(virtual.wish.safeParse(wish).success, JSON.stringify(selection)).toBe(true);
        const accepted = virtual.accept(wish, states);
        if (!accepted.ok) throw new Error(`not accepted: ${JSON.stringify(selection)}`);
        expect(virtual.bet.safeParse(accepted.value).success).toBe(true);
        const { won, push, lost } = weightsOf(AVERAGE, selection);
        const [all, decided] = [won + push + lost, won + lost];
        const most = ratio(95n * decided + 100n * push, 100n * all);
        expect(compare(virtual.exactReturn(accepted.value) ?? ONE, most)).toBeLessThanOrEqual(0);
      }
    }
  });

  it("keeps its odds or says which ones there are now", () => {
    const seen = { ...leg({ market: "result", selection: "home" }), odds: 9_000 };
    const odds = oddsNow(AVERAGE, { market: "result", selection: "home" });
    expect(virtual.accept(slip(seen), states)).toEqual({
      ok: false,
      refusal: { code: "price_changed", details: { event: seen.event, odds } },
    });
    expect(virtual.accept(slip(seen), new Map())).toMatchObject({ refusal: { code: "market_suspended" } });
  });

  it("is paid by goals, gives void legs back, and halves quarter lines", () => {
    const settled = (selection: Selection, goals: readonly string[] | null) => {
      const accepted = virtual.accept(slip(leg(selection)), states);
      if (!accepted.ok) throw new Error("not accepted");
      const known = goals?.map((side, place) => ({ side: side as "home" | "away", tick: 10 * place })) ?? null;
      return virtual.settle(accepted.value, new Map([[leg(selection).event, known]]))?.payout;
    };
    const home = { market: "result", selection: "home" };
    const pays = leg(home).odds;
    expect(settled(home, ["home"])).toBe(pays);
    expect(settled(home, ["home", "away"])).toBe(0);
    expect(settled(home, null)).toBe(1_000);
    const quarter = { market: "asian-handicap", selection: "home", line: -3 };
    expect(settled(quarter, ["home"])).toBe(Math.floor((leg(quarter).odds + 1_000) / 2));
    expect(settled({ market: "next-goal", selection: "none" }, [])).toBeGreaterThan(1_000);
    expect(settled({ market: "next-goal", selection: "away" }, ["away", "home"])).toBeGreaterThan(1_000);
    const early = { market: "result-2up", selection: "home" };
    expect(settled(early, ["home", "home", "away", "away", "away"])).toBe(leg(early).odds);
  });

  it("has the mean and the mean square of all scores", () => {
    const grid = gridOf(AVERAGE.means);
    const picked = boardOf(AVERAGE).filter(({ market }) =>
      ["asian-handicap", "total", "draw-no-bet", "score"].includes(market),
    );
    const quarters: readonly Selection[] = [
      { market: "total", selection: "over", line: 9 },
      { market: "total", selection: "under", line: 11 },
      { market: "asian-handicap", selection: "away", line: 1 },
    ];
    for (const selection of [...picked.flatMap(({ rows }) => rows.flat().map((its) => its.selection)), ...quarters]) {
      const odds = oddsNow(AVERAGE, selection) ?? 0;
      const accepted = virtual.accept(slip({ ...leg(selection), odds }), states);
      if (!accepted.ok) throw new Error("not accepted");
      let [mean, square] = [0, 0];
      grid.forEach((weight, cell) => {
        const goals = [
          ...Array.from({ length: Math.floor(cell / 11) }, () => ({ side: "home" as const, tick: 1 })),
          ...Array.from({ length: cell % 11 }, () => ({ side: "away" as const, tick: 2 })),
        ];
        const large = { ...accepted.value, unit: 1_000_000 };
        const returned = (virtual.settle(large, new Map([[leg(selection).event, goals]]))?.payout ?? 0) / 1_000_000;
        const chance = Number(weight) / 2 ** 52;
        mean += chance * returned;
        square += chance * returned ** 2;
      });
      expect(toNumber(virtual.exactReturn(accepted.value) ?? ONE)).toBeCloseTo(mean, 5);
      expect(toNumber(squareOf(AVERAGE, selection, odds)), JSON.stringify(selection)).toBeCloseTo(square, 4);
    }
  });

  it("of two matches multiplies what each returns", () => {
    const [one, two] = [
      leg({ market: "result", selection: "draw" }),
      leg({ market: "total", selection: "over", line: 10 }, 2),
    ];
    const returns = (...legs: readonly ReturnType<typeof leg>[]) => {
      const accepted = virtual.accept(slip(...legs), states);
      return accepted.ok ? virtual.exactReturn(accepted.value) : null;
    };
    expect(returns(one, two)).toEqual(multiply(returns(one) ?? ONE, returns(two) ?? ONE));
  });

  it("of simulated players is accepted", () => {
    const open = new Map(ahead(1).map((state, place) => [`018f0000-0000-7000-8000-0000000000${10 + place}`, state]));
    const picked = new Set<string>();
    for (let n = 0; n < 60; n += 1) {
      const wish = virtual.sampleWish(1_000, open, soloChance("sample", "wish", n));
      if (wish === null || !virtual.wish.safeParse(wish).success) throw new Error("no wish");
      expect(virtual.accept(wish, open).ok).toBe(true);
      for (const { market } of wish.legs) picked.add(market);
    }
    expect(picked.size).toBeGreaterThan(6);
    expect(virtual.sampleWish(1_000, new Map(), soloChance("sample", "wish", 1))).toBeNull();
  });
});

describe("a settled slip", () => {
  const [match] = ahead(61);
  if (match === undefined) throw new Error("no match ahead");
  const event = "00000000-0000-4000-8000-000000000001";
  const goals = result(match, linksTo(match.link));
  const selection = { market: "total", selection: "over", line: 10 };
  const accepted = virtual.accept(slip(leg(selection, 1, match)), new Map([[event, match]]));
  if (!accepted.ok) throw new Error("not accepted");
  const bet = accepted.value;
  const record = {
    game: "virtual",
    version: 1,
    kind: "external" as const,
    bet,
    stake: 1_000,
    outcome: null,
    payout: virtual.settle(bet, new Map([[event, goals]]))?.payout ?? 0,
    known: { [event]: goals },
    states: { [event]: match },
  };
  const game = anyGame(virtual);
  const [accepts] = bet.legs;

  it("is computed again, its price too", () => expect(recompute(record, game)).toBeNull());

  it.each([
    ["odds that the house did not offer", { bet: { ...bet, legs: [{ ...accepts, odds: (accepts?.odds ?? 0) + 1 }] } }],
    ["another match than its fact's", { states: { [event]: { ...match, home: match.away, away: match.home } } }],
    ["strengths that the fact does not have", { states: { [event]: { ...match, means: AVERAGE.means } } }],
    ["a fact that is not there", { states: {} }],
  ])("with %s differs in the bet", (_, change) => {
    expect(recompute({ ...record, ...change }, game)).toMatchObject({ field: "bet" });
  });
});
