import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { roundChance } from "@fairhouse/fairness/round.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import { compare, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { crash } from "../../crash/rules/crash.ts";
import { isOffered, oddsOf } from "../../shared/rules/slip/odds.ts";
import { slide } from "../../slide/rules/slide.ts";
import {
  certainEnd,
  type Flights,
  type FlightsSelection,
  flightsAhead,
  isWon,
  type MARKETS,
  weightsOf,
} from "./flights.ts";
import { houseMarkets } from "./house-markets.ts";
import { linesOfEvent, oddsNow } from "./lines.ts";

const EVENT = "018f0000-0000-7000-8000-000000000001";
const CHAIN = "018f0000-0000-7000-8000-0000000000aa";
const TWENTY: Flights = { game: "crash", chain: CHAIN, first: 101, count: 20 };
const over = (market: (typeof MARKETS)[number], line: number): FlightsSelection => ({
  market,
  selection: "over",
  line,
});

describe("chances of rounds to come", () => {
  it("of the highest point are one minus those of missing it every time", () => {
    // Crash reaches 10.00× with ⌊2^32 · 99 / 1000⌋ of 2^32 numbers.
    const hit = 425_201_762 / 2 ** 32;
    const { won, lost } = weightsOf(TWENTY, over("highest", 1_000));
    expect(toNumber(ratio(won, won + lost))).toBeCloseTo(1 - (1 - hit) ** 20, 12);
  });

  it("of how many reach 2.00× are binomial", () => {
    const hit = 2_126_008_811 / 2 ** 32;
    const choose = [1, 5, 10, 10, 5, 1];
    const three = [3, 4, 5].reduce((sum, k) => sum + (choose[k] ?? 0) * hit ** k * (1 - hit) ** (5 - k), 0);
    const { won, lost } = weightsOf({ game: "crash", count: 5 }, over("reaching", 3));
    expect(toNumber(ratio(won, won + lost))).toBeCloseTo(three, 12);
  });

  it("of over and under exclude each other, and return at most 95%", () => {
    for (const game of ["crash", "slide"] as const) {
      for (const selection of [
        over("highest", 5_000),
        over("highest", 101),
        over("reaching", 1),
        over("reaching", 12),
      ]) {
        const flights = { game, count: 20 };
        const [one, other] = [selection, { ...selection, selection: "under" as const }].map((its) =>
          weightsOf(flights, its),
        );
        expect(one?.won).toBe(other?.lost);
        expect(one?.lost).toBe(other?.won);
        const odds = oddsOf(one ?? { won: 0n, lost: 1n });
        if (!isOffered(odds) || one === undefined) continue;
        expect(
          compare(ratio(one.won * BigInt(odds), (one.won + one.lost) * 1_000n), ratio(95, 100)),
        ).toBeLessThanOrEqual(0);
      }
    }
  });

  it("are met by rounds that are drawn", () => {
    const selection = over("highest", 2_000);
    const { won, lost } = weightsOf(TWENTY, selection);
    const chance = toNumber(ratio(won, won + lost));
    const windows = 1_500;
    let link = "c".repeat(64);
    let count = 0;
    for (let window = 0; window < windows; window += 1) {
      const points = Array.from({ length: 20 }, () => {
        link = sha256Hex(link);
        return crash.outcome(roundChance("salted", { link, salt: "salt", index: 1, seeds: [] }), null, []).outcome
          .point;
      });
      if (isWon(points, selection)) count += 1;
    }
    expect(Math.abs(count - windows * chance)).toBeLessThan(4 * Math.sqrt(windows * chance * (1 - chance)));
  });
});

describe("house markets", () => {
  const states = new Map([[EVENT, TWENTY]]);
  const wish = (odds: number, more: Partial<FlightsSelection> = {}) =>
    houseMarkets.wish.safeParse({
      unit: 1_000,
      sizes: [1],
      policy: "none",
      legs: [{ event: EVENT, ...over("highest", 1_000), odds, ...more }],
    });
  const accepted = (odds: number, more: Partial<FlightsSelection> = {}) => {
    const parsed = wish(odds, more);
    if (!parsed.success) throw new Error("no wish");
    return houseMarkets.accept(parsed.data, states);
  };

  it("take a slip at the exact price, on rounds that its legs name", () => {
    const odds = oddsOf(weightsOf(TWENTY, over("highest", 1_000))) ?? 0;
    const result = accepted(odds);
    expect(result).toMatchObject({ ok: true, value: { legs: [{ odds, flights: TWENTY }] } });
    if (result.ok) expect(houseMarkets.bet.safeParse(result.value).success).toBe(true);
    expect(accepted(odds + 1)).toMatchObject({ refusal: { code: "price_changed", details: { odds } } });
  });

  it("refuse lines and events that do not exist, and odds that are none", () => {
    expect(accepted(2_000, { market: "reaching", line: 21 })).toMatchObject({ refusal: { code: "market_suspended" } });
    expect(accepted(2_000, { line: 100 })).toMatchObject({ refusal: { code: "market_suspended" } });
    for (const odds of [0, -2_000, 1_009, 1e308, 1.5, Number.NaN]) expect(wish(odds).success).toBe(false);
    const parsed = wish(2_000);
    if (parsed.success) expect(houseMarkets.accept(parsed.data, new Map())).toMatchObject({ ok: false });
  });

  it("refuse legs that depend on each other, and take those that do not", () => {
    const other = "018f0000-0000-7000-8000-000000000002";
    const double = (flights: Flights) => {
      const legs = [EVENT, other].map((event) => ({
        event,
        ...over("highest", 1_000),
        odds: oddsOf(weightsOf(TWENTY, over("highest", 1_000))) ?? 0,
      }));
      const parsed = houseMarkets.wish.safeParse({ unit: 1_000, sizes: [2], policy: "none", legs });
      if (!parsed.success) throw new Error("no wish");
      return houseMarkets.accept(parsed.data, new Map([...states, [other, flights]]));
    };
    for (const first of [82, 101, 120]) {
      expect(double({ ...TWENTY, first })).toMatchObject({ refusal: { details: { reason: "legs_depend" } } });
    }
    for (const flights of [
      { ...TWENTY, first: 81 },
      { ...TWENTY, first: 121 },
      { ...TWENTY, chain: EVENT },
    ]) {
      expect(double(flights)).toMatchObject({ ok: true });
    }
  });

  it.each(["crash", "slide"] as const)("take the points of %s from its links, as its own rounds do", (game) => {
    const links = ["d".repeat(64)];
    for (let link = 1; link < 5; link += 1) links.unshift(sha256Hex(links[0] ?? ""));
    const source = factLinks({ first: 11, last: 15, link: links[4] ?? "", salt: "salt" });
    const rules = game === "crash" ? crash : slide;
    const points = links.map((link, place) => {
      const chance = roundChance(rules.seeding, { link, salt: "salt", index: 11 + place, seeds: [] });
      return rules.outcome(chance, null, []).outcome.point;
    });
    expect(houseMarkets.ofLinks?.result({ game, chain: CHAIN, first: 11, count: 5 }, source)).toEqual(points);
  });

  it("pay by the points alone, and give a void slip back", () => {
    const result = accepted(oddsOf(weightsOf(TWENTY, over("highest", 1_000))) ?? 0);
    if (!result.ok) throw new Error("refused");
    const settled = (points: readonly number[] | null) => houseMarkets.settle(result.value, new Map([[EVENT, points]]));
    expect(settled([120, 1_000, 300])).toEqual({ payout: result.value.legs[0]?.odds, givenBack: false });
    expect(settled([120, 999, 300])).toEqual({ payout: 0, givenBack: false });
    expect(settled(null)).toEqual({ payout: 1_000, givenBack: true });
    expect(houseMarkets.settle(result.value, new Map())).toBeNull();
  });
});

describe("events ahead", () => {
  const ahead = (next: number, last = 1_000_000) =>
    flightsAhead({ table: "crash", chain: CHAIN, next, last }).map(({ first, last: end }) => `${first}-${end}`);

  it("begin with the next link or later, on a grid, so that every server names the same ones", () => {
    expect(ahead(1)).toEqual(["1-5", "6-10", "1-20", "21-40", "1-100"]);
    expect(ahead(2)).toEqual(["6-10", "11-15", "21-40", "41-60", "21-120"]);
    expect(ahead(6)).toEqual(["6-10", "11-15", "21-40", "41-60", "21-120"]);
    expect(ahead(21)).toEqual(["21-25", "26-30", "21-40", "41-60", "21-120"]);
  });

  it("end within their chain", () => {
    expect(ahead(6, 24)).toEqual(["6-10", "11-15"]);
    expect(ahead(21, 24)).toEqual([]);
  });

  it("are of crash and slide alone", () => {
    expect(flightsAhead({ table: "aviator", chain: CHAIN, next: 1, last: 100 })).toEqual([]);
    expect(flightsAhead({ table: "constructor", chain: CHAIN, next: 1, last: 100 })).toEqual([]);
  });
});

describe("lines", () => {
  it("are those nearest to an even chance, with odds on both sides that the rules accept", () => {
    for (const game of ["crash", "slide"] as const) {
      for (const count of [5, 20, 100]) {
        const flights = { ...TWENTY, game, count };
        for (const [market, lines] of Object.entries(linesOfEvent(flights))) {
          expect(lines.length).toBeGreaterThanOrEqual(3);
          expect(lines.map(({ line }) => line)).toEqual(lines.map(({ line }) => line).toSorted((a, b) => a - b));
          for (const { line, over, under } of lines) {
            const selection = { market: market as FlightsSelection["market"], line };
            expect(oddsOf(weightsOf(flights, { ...selection, selection: "over" }))).toBe(over);
            expect(oddsOf(weightsOf(flights, { ...selection, selection: "under" }))).toBe(under);
            expect(isOffered(over) && isOffered(under)).toBe(true);
          }
        }
      }
    }
  });

  it("have no odds outside of their event", () => {
    expect(oddsNow(TWENTY, over("reaching", 21))).toBeNull();
    expect(oddsNow(TWENTY, over("highest", 101))).toBeNull();
  });
});

it("a selection is certain as soon as no round to come can change it", () => {
  const five = { count: 5 };
  expect(certainEnd(over("highest", 300), five, [120, 300])).toBe(true);
  expect(certainEnd({ ...over("highest", 300), selection: "under" }, five, [120, 300])).toBe(false);
  expect(certainEnd(over("highest", 300), five, [120, 299, 110, 105])).toBeNull();
  expect(certainEnd(over("highest", 300), five, [120, 299, 110, 105, 150])).toBe(false);
  expect(certainEnd(over("reaching", 3), five, [100, 100, 250])).toBeNull();
  expect(certainEnd(over("reaching", 3), five, [100, 100, 100])).toBe(false);
  expect(certainEnd({ ...over("reaching", 3), selection: "under" }, five, [100, 100, 100])).toBe(true);
});

it("simulated players bet on what is open, on legs that the rules accept", () => {
  const open = new Map(
    flightsAhead({ table: "crash", chain: CHAIN, next: 1, last: 1_000 }).map(({ state }, place) => [
      `018f0000-0000-7000-8000-00000000001${place}`,
      state,
    ]),
  );
  const sizes = new Set<number>();
  for (let nonce = 0; nonce < 50; nonce += 1) {
    const wish = houseMarkets.sampleWish(1_000, open, soloChance("server", "client", nonce));
    if (wish === null) throw new Error("nothing to bet on");
    expect(houseMarkets.wish.safeParse(wish).success).toBe(true);
    expect(houseMarkets.accept(wish, open).ok).toBe(true);
    sizes.add(wish.legs.length);
  }
  expect(sizes).toEqual(new Set([1, 2]));
  expect(houseMarkets.sampleWish(1_000, new Map(), soloChance("server", "client", 0))).toBeNull();
});
