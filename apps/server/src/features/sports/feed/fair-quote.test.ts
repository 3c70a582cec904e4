import { describe, expect, it, test } from "vitest";
import { quoteOf } from "./fair-quote.ts";
import type { Book, BookMarket, QuotedEvent } from "./odds-feed.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const event = (books: readonly Book[], changes: Partial<QuotedEvent> = {}): QuotedEvent => ({
  ...{ key: "e1", sport: "football", competition: "Harbour League", home: "Greywharf", away: "Saltmere" },
  ...{ startsAt: ago(-3_600_000), books, ...changes },
});
const book = (name: string, markets: readonly BookMarket[], age = 10_000): Book => ({
  ...{ name, updatedAt: ago(age), markets },
});
const result = (home: number, draw: number, away: number): BookMarket => ({
  ...{ market: "result", prices: { home, draw, away } },
});
const sides = (home: number, away: number): BookMarket => ({ market: "draw-no-bet", prices: { home, away } });
const total = (line: number, over: number, under: number): BookMarket => ({
  ...{ market: "total", line, prices: { over, under } },
});
/** An event that each of these bookmakers quotes by one list of markets. */
const quoted = (...books: readonly (readonly BookMarket[])[]) =>
  quoteOf(event(books.map((markets, place) => book(`Book ${place}`, markets))), NOW);
const thrice = (...markets: readonly BookMarket[]) => quoted(markets, markets, markets);

describe("a quote", () => {
  test("is the median of what bookmakers think without their margins, at our margin", () => {
    // Home by each: 7/13, 1/2, 9/19, 39/76. The mean of the middle ones is 77/152.
    const market = sides(1_875, 1_925);
    expect(quoted([sides(1_800, 2_100)], [sides(1_900, 1_900)], [sides(2_000, 1_800)], [sides(1_850, 1_950)])).toEqual([
      { ...market, fair: { home: 506_579, away: 493_421 } },
    ]);
  });

  test("is normalised, as medians of several selections need not sum to one", () => {
    const [market] = quoted(
      [result(2_000, 4_000, 4_000)],
      [result(4_000, 2_000, 4_000)],
      [result(4_000, 4_000, 2_000)],
    );
    expect(market?.fair).toEqual({ home: 333_334, draw: 333_333, away: 333_333 });
    expect(market?.prices).toEqual({ home: 2_849, draw: 2_850, away: 2_850 });
  });

  test("follows no bookmaker who is far off", () => {
    const usual = [sides(1_900, 1_900)];
    expect(quoted(usual, usual, [sides(1_001, 900_000)])).toMatchObject([{ fair: { home: 500_000, away: 500_000 } }]);
  });
});

describe("a market needs three fresh bookmakers", () => {
  const market = [sides(1_900, 1_900)];
  const quoteBooks = (...books: readonly Book[]) => quoteOf(event(books), NOW).length;

  it.each([
    ["two", [book("A", market), book("B", market)], 0],
    ["three", [book("A", market), book("B", market), book("C", market)], 1],
    ["three, one of which is 120 s old", [book("A", market), book("B", market), book("C", market, 120_000)], 1],
    ["three, one of which is older", [book("A", market), book("B", market), book("C", market, 120_001)], 0],
    ["three, one of which is of the future", [book("A", market), book("B", market), book("C", market, -120_001)], 0],
    ["one who comes three times", [book("A", market), book("A", market), book("A", market)], 0],
    ["none", [], 0],
  ] as const)("%s", (_, books, markets) => expect(quoteBooks(...books)).toBe(markets));

  test("of a name that comes twice the newer prices count", () => {
    const old = book("A", [sides(1_100, 9_000)], 60_000);
    const books = [old, book("A", market), book("B", market), book("C", [sides(1_100, 9_000)])];
    expect(quoteOf(event(books), NOW)).toMatchObject([{ fair: { home: 500_000 } }]);
  });
});

test("nothing is quoted from the start on", () => {
  const books = ["A", "B", "C"].map((name) => book(name, [sides(1_900, 1_900)]));
  expect(quoteOf(event(books, { startsAt: ago(-1) }), NOW)).toHaveLength(1);
  expect(quoteOf(event(books, { startsAt: NOW }), NOW)).toEqual([]);
});

test("odds outside 1.010 to 500 are not offered, and a market without any is none", () => {
  expect(thrice(sides(1_010, 700_000))).toEqual([]);
  expect(thrice(sides(1_100, 90_000))).toMatchObject([{ prices: { home: null } }]);
  const [market] = thrice(result(2_000, 2_000, 900_000));
  expect(market?.prices).toEqual({ home: 1_902, draw: 1_902, away: null });
});

describe("lines", () => {
  test("the most even one is offered, and two on each side of it", () => {
    const chances: readonly (readonly [number, number, number])[] = [
      [5, 1_200, 5_000],
      [6, 1_300, 3_800],
      [8, 1_500, 2_700],
      [10, 1_900, 1_950],
      [11, 2_100, 1_750],
      [12, 2_400, 1_600],
      [14, 3_100, 1_350],
    ];
    const lines = chances.map((each) => total(...each)).reverse();
    expect(thrice(...lines).map(({ line }) => line)).toEqual([6, 8, 10, 11, 12]);
    expect(thrice(total(10, 1_900, 1_900), total(9, 1_900, 1_900)).map(({ line }) => line)).toEqual([9, 10]);
  });

  test("handicaps go by their sign, and stand before totals", () => {
    const handicap = (line: number, home: number, away: number): BookMarket => ({
      ...{ market: "asian-handicap", line, prices: { home, away } },
    });
    const quote = thrice(
      total(10, 1_900, 1_900),
      handicap(1, 1_600, 2_400),
      handicap(-3, 2_400, 1_600),
      handicap(0, 1_900, 1_900),
    );
    expect(quote.map(({ market, line }) => `${market} ${line}`)).toEqual([
      "asian-handicap -3",
      "asian-handicap 0",
      "asian-handicap 1",
      "total 10",
    ]);
  });

  it.each([
    ["between the quarters", total(10.5, 1_900, 1_900)],
    ["of nothing", { market: "total", prices: { over: 1_900, under: 1_900 } } as const],
    ["below zero", total(-2, 1_900, 1_900)],
    ["of a result", { ...sides(1_900, 1_900), line: 2 }],
  ])("a line %s is not offered", (_, market) => expect(thrice(market)).toEqual([]));
});

it.each([
  ["no number", Number.NaN],
  ["without end", Number.POSITIVE_INFINITY],
  ["too large", 1e308],
  ["negative", -1_900],
  ["a fraction of a thousandth", 1_900.5],
  ["1", 1_000],
])("a price that is %s does not count", (_, price) => {
  const market = [sides(1_900, 1_900)];
  expect(quoted(market, market, [sides(price, 1_900)])).toEqual([]);
});
