import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { WENT_BACK } from "@fairhouse/play/restore/went-back.ts";
import { freshDatabase } from "@fairhouse/tests/database.ts";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../../machinery/clock.ts";
import { createRandom } from "../../../machinery/random.ts";
import type { PlayTest, TwoServers } from "../../play/testing.ts";
import { type EventRow, EventStore, eventsOf } from "../events/event-store.ts";
import { begin, startSportsHouse, traderOf } from "../testing.ts";
import { FeedEvents } from "./feed-events.ts";
import type { FeedScore, QuotedEvent } from "./odds-feed.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let servers: TwoServers;
let here: PlayTest;
let source: string;
let events: FeedEvents;
let count = 0;
let now: Date;
const sides = () => ({ home: `Ada ${count}`, away: "Ben" });
const reversed = () => ({ home: "Ben", away: `Ada ${count}` });

beforeAll(async () => {
  servers = await startSportsHouse(await freshDatabase());
  here = servers.here;
});
afterAll(() => servers.close());
beforeEach(() => {
  now = new Date();
  source = `feed-${++count}`;
  const { pool } = here.house;
  const store = new EventStore(pool, createRandom(systemClock));
  events = new FeedEvents({ pool, store, log: pino({ level: "silent" }), source });
});

/** Returns a match of which the home side wins four of five, by three bookmakers without a margin. */
function quoted(fields: Partial<QuotedEvent> = {}): QuotedEvent {
  const market = { market: "draw-no-bet" as const, prices: { home: 1_250, away: 5_000 } };
  const books = ["a", "b", "c"].map((name) => ({ name, updatedAt: now, markets: [market] }));
  const match = { key: "k", sport: "Tennis", competition: "Open", ...sides() };
  return { ...match, startsAt: new Date(now.getTime() + HOUR), books, ...fields };
}

const score = (fields: Partial<FeedScore> = {}): FeedScore => ({
  ...{ key: "k", ...sides(), startsAt: now, score: [2, 1], finished: true, updatedAt: now },
  ...fields,
});

async function only(): Promise<EventRow> {
  const row = (await eventsOf(here.house.pool, source)).get("k");
  if (row === undefined) throw new Error("the feed has no event");
  return row;
}

async function poll(fields: Partial<QuotedEvent> = {}): Promise<EventRow> {
  now = new Date(now.getTime() + MINUTE);
  await events.prices([quoted(fields)], now, now);
  return only();
}

/** Tells the same final score twice, more than ten minutes apart. */
async function tellTwice(fields: Partial<FeedScore>): Promise<EventRow> {
  for (const waited of [3 * HOUR, 11 * MINUTE]) {
    now = new Date(now.getTime() + waited);
    await events.results([score({ updatedAt: now, ...fields })], now);
  }
  return only();
}

test("odds of a feed that changes the sides of a match are not those of its bets, however often it tells them", async () => {
  const opened = await poll();
  const startsAt = opened.starts_at;
  expect(opened.state.markets[0]?.odds).toEqual({ home: 1_187, away: 4_750 });
  // The favourite is the away side now.
  const prices = { home: 5_000, away: 1_250 };
  const books = ["a", "b", "c"].map((name) => ({
    ...{ name, updatedAt: now, markets: [{ market: "draw-no-bet" as const, prices }] },
  }));
  for (let times = 0; times < 3; times += 1) {
    expect(await poll({ ...reversed(), startsAt, books })).toMatchObject({
      asks: `the feed names other sides: Ben - Ada ${count}`,
      state: { suspended: true, markets: [{ odds: {} }] },
    });
  }
  const trader = traderOf(here);
  await trader.run("odds", opened.fact, "draw-no-bet=home:1.2,away:4");
  await trader.run("resume", opened.fact);
  expect(await poll({ ...reversed(), startsAt, books })).toMatchObject({
    state: { suspended: false, markets: [{ odds: { home: 1_200, away: 4_000 } }] },
  });
});

test("a score with the sides changed, told twice, asks a person and settles nothing", async () => {
  const { fact } = await poll();
  await begin(here, fact);
  expect(await tellTwice({ ...reversed(), score: [1, 2] })).toMatchObject({ result: null, asks: "other-sides: 1-2" });
});

test("a score of a match that was played more than 48 hours late asks a person and settles nothing", async () => {
  const { fact } = await poll();
  await begin(here, fact);
  now = new Date(now.getTime() + HOUR);
  // Broken off and played again next week under the same key.
  await events.results([score({ finished: false, score: [0, 0] })], now);
  const startsAt = new Date(now.getTime() + 49 * HOUR);
  now = startsAt;
  expect(await tellTwice({ startsAt })).toMatchObject({ result: null, asks: "played-too-late: 2-1" });
});

const KNOWN = { result: { kind: "score", score: [2, 1] }, asks: null };
const ASKS = { result: null, asks: expect.stringContaining("perhaps-extra-time") };
type Told = readonly [minute: number, finished?: "final"];
const cases: readonly (readonly [what: string, sport: string, answers: readonly Told[], end: object])[] = [
  [
    "ninety minutes of football end in time",
    "football",
    [[115], [125, "final"], [136, "final"], [150, "final"]],
    KNOWN,
  ],
  ["football goes on into extra time", "football", [[125], [140], [160, "final"], [175, "final"]], ASKS],
  [
    "nobody heard how long football was played",
    "football",
    [
      [150, "final"],
      [165, "final"],
    ],
    ASKS,
  ],
  ["another sport takes longer", "tennis", [[150], [300, "final"], [311, "final"]], KNOWN],
];
test.each(cases)("a score of the feed ends an event alone or not: %s", async (_, sport, answers, end) => {
  const { fact } = await poll({ sport });
  await begin(here, fact);
  const { starts_at: start } = await only();
  for (const [minute, finished] of answers) {
    now = new Date(start.getTime() + minute * MINUTE);
    await events.results([score({ updatedAt: now, startsAt: start, finished: finished === "final" })], now);
  }
  expect(await only()).toMatchObject(end);
});

test.each([
  ["a restoration", WENT_BACK, { phase: "open", state: { markets: [{ odds: { home: 1_187 } }] } }],
  ["anything else", "abandoned", { phase: "void" }],
])("a match that %s made void is offered again or not before its start", async (_, why, expected) => {
  const { fact } = await poll();
  const store = new EventStore(here.house.pool, createRandom(systemClock));
  await inTransaction(here.house.pool, (client) => store.end(client, fact, null, why));
  expect(await only()).toMatchObject({ fact, phase: "void" });
  const again = await poll();
  expect(again).toMatchObject({ key: "k", ...expected });
  expect(await poll()).toMatchObject({ fact: again.fact, ...expected });
});

test("events that are not opened take no room from those that are", async () => {
  const far = (at: number) =>
    quoted({ key: `far-${at}`, home: `Far ${at}`, startsAt: new Date(now.getTime() + 240 * HOUR) });
  await events.prices([...Array.from({ length: 500 }, (_, at) => far(at)), quoted()], now, now);
  expect((await only()).key).toBe("k");
});
