import { describe, expect, it, test } from "vitest";
import { FeedError } from "./odds-feed.ts";
import { MOST_BOOKS, MOST_EVENTS, readPrices } from "./the-odds-api-prices.ts";

const SPORT = "soccer_harbour_league";
const [HOME, AWAY] = ["Greywharf", "Saltmere"];

type Changes = Readonly<Record<string, unknown>>;
const outcome = (name: string, price: unknown, point?: number) => ({
  name,
  price,
  ...(point !== undefined && { point }),
});
const market = (key: string, ...outcomes: readonly object[]) => ({ key, outcomes });
const H2H = market("h2h", outcome(HOME, 2.1), outcome("Draw", 3.4), outcome(AWAY, 3.5));
const book = (title: string, ...markets: readonly object[]) => ({
  ...{ key: title.toLowerCase(), title, last_update: "2026-11-27T12:00:00Z", markets },
});
const event = (changes: Changes = {}) => ({
  ...{ id: "e1", sport_key: SPORT, sport_title: "Harbour League", commence_time: "2026-11-27T15:00:00Z" },
  ...{ home_team: HOME, away_team: AWAY, bookmakers: [book("Evenly", H2H)] },
  ...changes,
});
const read = (...events: readonly unknown[]) => readPrices(JSON.stringify(events), SPORT);
/** The markets of the first book of an event with this book. */
const marketsOf = (...markets: readonly object[]) =>
  read(event({ bookmakers: [book("Evenly", ...markets)] })).entries[0]?.books[0]?.markets ?? [];

test("an event is read whole, and foreign fields are ignored", () => {
  const its = event({ has_outrights: false, __proto__: { polluted: true } });
  expect(read(its)).toEqual({
    entries: [
      {
        key: "e1",
        sport: "football",
        competition: "Harbour League",
        home: HOME,
        away: AWAY,
        startsAt: new Date("2026-11-27T15:00:00Z"),
        books: [
          {
            name: "Evenly",
            updatedAt: new Date("2026-11-27T12:00:00Z"),
            markets: [{ market: "result", prices: { home: 2_100, draw: 3_400, away: 3_500 } }],
          },
        ],
      },
    ],
    unreadable: [],
  });
});

test("prices are read from their digits and never pass through a float", () => {
  const text = JSON.stringify([event()]).replace("2.1", "2.345678").replace("3.4,", "1.1,").replace("3.4}", "1.1}");
  const [its] = readPrices(text, SPORT).entries;
  expect(its?.books[0]?.markets[0]?.prices).toEqual({ home: 2_345, draw: 1_100, away: 3_500 });
});

it.each([
  ["a negative one", "-2.1"],
  ["one that is no finite number", "1e308"],
  ["one that overflows", "1e999"],
  ["one of 1, which wins nothing", "1.0"],
  ["one below 1", "0.95"],
  ["zero", "0"],
  ["nothing", "null"],
  ["a word", '"NaN"'],
  ["a list", "[2.1]"],
])("a market with a price that is %s is not read", (_, price) => {
  const text = JSON.stringify([event()]).replace('"price":2.1', `"price":${price}`);
  expect(readPrices(text, SPORT).entries[0]?.books).toEqual([]);
});

describe("lines", () => {
  test("a handicap is that of the home side, whichever side stands first", () => {
    const [one, other] = [outcome(HOME, 1.9, -0.75), outcome(AWAY, 1.95, 0.75)];
    const expected = [{ market: "asian-handicap", line: -3, prices: { home: 1_900, away: 1_950 } }];
    expect(marketsOf(market("spreads", one, other))).toEqual(expected);
    expect(marketsOf(market("spreads", other, one))).toEqual(expected);
    expect(marketsOf(market("spreads", outcome(HOME, 1.9, 0), outcome(AWAY, 1.95, 0)))).toMatchObject([{ line: 0 }]);
  });

  test("lines of one market are told apart, and one without its other side is left out", () => {
    expect(
      marketsOf(
        market(
          "totals",
          ...[outcome("Over", 1.9, 2.5), outcome("Under", 1.9, 2.5), outcome("Over", 2.6, 3.25)],
          ...[outcome("Under", 1.4, 3.25), outcome("Over", 4, 4.5)],
        ),
      ),
    ).toEqual([
      { market: "total", line: 10, prices: { over: 1_900, under: 1_900 } },
      { market: "total", line: 13, prices: { over: 2_600, under: 1_400 } },
    ]);
  });

  it.each([
    ["no quarter", market("totals", outcome("Over", 1.9, 2.3), outcome("Under", 1.9, 2.3))],
    ["no point", market("totals", outcome("Over", 1.9), outcome("Under", 1.9))],
    ["handicaps that are not opposite", market("spreads", outcome(HOME, 1.9, -1), outcome(AWAY, 1.9, -1))],
    ["a side twice", market("totals", outcome("Over", 1.9, 2), outcome("Over", 1.8, 2), outcome("Under", 1.9, 2))],
    ["a third side", market("h2h", outcome(HOME, 2), outcome(AWAY, 2), outcome("Draw", 3), outcome("Other", 9))],
    ["prices to lay", market("h2h_lay", outcome(HOME, 2), outcome(AWAY, 2))],
  ])("a market with %s is not read", (_, its) => expect(marketsOf(its)).toEqual([]));
});

test("a head-to-head of two is draw no bet, but not beside others that know the draw", () => {
  const two = market("h2h", outcome(HOME, 1.5), outcome(AWAY, 2.5));
  expect(marketsOf(two)).toEqual([{ market: "draw-no-bet", prices: { home: 1_500, away: 2_500 } }]);
  const [mixed] = read(event({ bookmakers: [book("Evenly", H2H), book("Cut", two)] })).entries;
  expect(mixed?.books.flatMap(({ markets }) => markets.map((each) => each.market))).toEqual(["result"]);
});

test("markets that were updated at different moments are books of one name", () => {
  const total = market("totals", outcome("Over", 1.9, 2.5), outcome("Under", 1.9, 2.5));
  const old = { ...total, last_update: "2026-11-27T11:00:00Z" };
  const [its] = read(event({ bookmakers: [book("Evenly", H2H, old)] })).entries;
  expect(its?.books.map(({ name, updatedAt, markets }) => [name, updatedAt.getUTCHours(), markets[0]?.market])).toEqual(
    [
      ["Evenly", 12, "result"],
      ["Evenly", 11, "total"],
    ],
  );
});

test("outcomes are matched by names as they are shown", () => {
  const strange = market("h2h", outcome(`\u202e${HOME}`, 2), outcome("Draw", 3), outcome(`${AWAY}\0`, 4));
  expect(marketsOf(strange)).toMatchObject([{ prices: { home: 2_000, draw: 3_000, away: 4_000 } }]);
});

it.each([
  ["no object", 7],
  ["nothing", null],
  ["another sport", event({ sport_key: "soccer_other" })],
  ["no time", event({ commence_time: "soon" })],
  ["a key that is a path", event({ id: "../../etc" })],
  ["sides of one name", event({ away_team: `${HOME}\u200b` })],
  ["a side that is called Draw", event({ home_team: "Draw" })],
  ["books that are no list", event({ bookmakers: { length: 3 } })],
])("an event with %s hides no other", (_, broken) => {
  const { entries, unreadable } = read(broken, event({ id: "e2" }));
  expect(entries.map(({ key }) => key)).toEqual(["e2"]);
  expect(unreadable).toHaveLength(1);
});

test("an event that comes twice is read once, and a key in a log is one", () => {
  expect(read(event(), event())).toMatchObject({ entries: [{ key: "e1" }], unreadable: ["e1"] });
  expect(read(event({ id: "\u001b[31m" })).unreadable).toEqual(["#0"]);
});

test("books and events beyond the limits are not read", () => {
  const million = readPrices(
    JSON.stringify([event({ bookmakers: [] })]).replace(
      "[]",
      `[${"0,".repeat(1_000_000)}${JSON.stringify(book("Evenly", H2H))}]`,
    ),
    SPORT,
  );
  expect(million.entries[0]?.books).toEqual([]);
  const books = Array.from({ length: MOST_BOOKS + 10 }, (_, place) => book(`Book ${place}`, H2H));
  expect(read(event({ bookmakers: books })).entries[0]?.books).toHaveLength(MOST_BOOKS);
  const events = Array.from({ length: MOST_EVENTS + 10 }, (_, place) => event({ id: `e${place}` }));
  expect(read(...events).entries).toHaveLength(MOST_EVENTS);
});

it.each(["", "<html>", "{}", "null", '"[]"', JSON.stringify([event()]).slice(0, -20)])(
  "nothing is read of %j",
  (body) => {
    expect(() => readPrices(body, SPORT)).toThrow(FeedError);
    expect(() => readPrices(body, SPORT)).toThrow(expect.objectContaining({ kind: "unreadable" }));
  },
);
