import { sportsEvent } from "@fairhouse/protocol/sports.ts";
import { freshDatabase } from "@fairhouse/tests/database.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PlayTest, TestPlayer, TwoServers } from "../../play/testing.ts";
import { type EventRow, eventsOf } from "../events/event-store.ts";
import { begin, place, SLIPS, settled, slipOf, startSportsHouse, traderOf } from "../testing.ts";
import type { FeedEvents } from "./feed-events.ts";
import { feedEvents, quotedMatch } from "./feed-testing.ts";
import type { FeedScore, QuotedEvent } from "./odds-feed.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let servers: TwoServers;
let here: PlayTest;
let events: FeedEvents;
let player: TestPlayer;
let count = 0;
/** The time of the feed, and when it was asked last. */
let now: Date;

beforeAll(async () => {
  servers = await startSportsHouse(await freshDatabase());
  here = servers.here;
  player = await here.player();
});
afterAll(() => servers.close());
beforeEach(() => {
  now = new Date();
  events = eventsFrom(`feed-${++count}`);
});

const eventsFrom = (source: string) => feedEvents(here.house.pool, source);

const quoted = (home: number, fields: Partial<QuotedEvent> = {}) => quotedMatch(now, `Ada ${count}`, home, fields);

async function poll(...quotes: readonly QuotedEvent[]): Promise<EventRow> {
  await events.prices(quotes, now, now);
  return only();
}

async function only(): Promise<EventRow> {
  const [row] = (await eventsOf(here.house.pool, `feed-${count}`)).values();
  if (row === undefined) throw new Error("the feed has no event");
  return row;
}

function later(ms: number): void {
  now = new Date(now.getTime() + ms);
}

const oddsOf = ({ state }: EventRow) => state.markets[0]?.odds;
const pick = (row: EventRow, odds: number) => ({ event: row.fact, market: "draw-no-bet", selection: "home", odds });
const score = (home: number, away: number, fields: Partial<FeedScore> = {}): FeedScore => ({
  ...{ key: "k", home: `Ada ${count}`, away: "Ben" },
  startsAt: now,
  score: [home, away],
  finished: true,
  updatedAt: now,
  ...fields,
});

test("an event of a feed is offered at 95% of the margin-free median, and suspended when it jumps or falls silent", async () => {
  const opened = await poll(quoted(2_000));
  expect(oddsOf(opened)).toEqual({ home: 1_900, away: 1_900 });
  const bet = async (odds: number) => (await player.post(SLIPS, slipOf([pick(opened, odds)]))).status;
  expect(await bet(1_900)).toBe(200);
  later(MINUTE);
  // From 50% to 62.5%.
  expect(oddsOf(await poll(quoted(1_600)))).toEqual({});
  expect(await bet(1_010)).toBe(409);
  later(MINUTE);
  expect(oddsOf(await poll(quoted(1_600)))).toEqual({ home: 1_519, away: 2_533 });
  expect(await bet(1_519)).toBe(200);
  later(2 * MINUTE + 1_000);
  await events.silence(now);
  expect(oddsOf(await only())).toEqual({});
  expect(await bet(1_010)).toBe(409);
});

test("markets that were set by hand stay until they are released, and a margin holds from then on", async () => {
  const trader = traderOf(here);
  const startsAt = new Date(now.getTime() + HOUR);
  const { fact } = await poll(quoted(2_000, { startsAt }));
  await trader.run("odds", fact, "draw-no-bet=home:1.5,away:2.5");
  later(MINUTE);
  expect(oddsOf(await poll(quoted(1_900, { startsAt })))).toEqual({ home: 1_500, away: 2_500 });
  await trader.run("release", fact, "draw-no-bet");
  expect((await only()).state.markets).toEqual([]);
  later(MINUTE);
  expect(oddsOf(await poll(quoted(1_900, { startsAt })))).toEqual({ home: 1_805, away: 2_005 });
  later(MINUTE);
  await poll(quoted(1_900, { startsAt }));
  const { rows } = await here.house.pool.query(
    "select max(version)::int as version from sports_price where fact = $1",
    [fact],
  );
  // Opened, set, released, and priced again, once.
  expect(rows).toEqual([{ version: 3 }]);
  await trader.run("margin", fact, "10");
  later(MINUTE);
  expect(oddsOf(await poll(quoted(2_000)))).toEqual({ home: 1_800, away: 1_800 });
});

test("a result is one that the feed tells twice, ten minutes apart, and a later correction asks a person", async () => {
  const event = await poll(quoted(2_000));
  const bet = await place(player, [pick(event, 1_900)]);
  await begin(here, event.fact);
  later(3 * HOUR);
  await events.results([score(2, 1, { finished: false })], now);
  later(MINUTE);
  await events.results([score(2, 1)], now);
  later(9 * MINUTE);
  await events.results([score(2, 1)], now);
  expect((await only()).phase).not.toBe("known");
  later(2 * MINUTE);
  await events.results([score(2, 1)], now);
  expect(await settled(here, bet)).toMatchObject({ payout: 1_900 });
  const page = sportsEvent.parse((await here.visitor.get(`/api/sports/events/${event.fact}`)).body);
  expect(page.decided).toMatchObject({ by: "feed", evidence: expect.stringContaining("2-1") });
  later(HOUR);
  await events.results([score(1, 2)], now);
  expect(await only()).toMatchObject({ phase: "known", asks: "corrected: 2-1, 1-2" });
  expect(await traderOf(here).run("queue")).toContain("corrected: 2-1, 1-2");
  expect(await here.audit()).toEqual([]);
});

test("a feed that contradicts itself decides nothing", async () => {
  const event = await poll(quoted(2_000));
  const bet = await place(player, [pick(event, 1_900)]);
  await begin(here, event.fact);
  later(3 * HOUR);
  await events.results([score(2, 1)], now);
  later(11 * MINUTE);
  await events.results([score(1, 2)], now);
  later(11 * MINUTE);
  await events.results([score(1, 2)], now);
  await expect.poll(only).toMatchObject({ phase: "closed", asks: "sides-reversed: 2-1, 1-2" });
  const { rows } = await here.house.pool.query("select settled_at from play_bet where id = $1", [bet]);
  expect(rows).toEqual([{ settled_at: null }]);
});

test("an event follows its start, but one that moves too far waits for a person, and one that a trader moved stays", async () => {
  const trader = traderOf(here);
  const startsAt = new Date(now.getTime() + HOUR);
  const at = (hours: number) => new Date(startsAt.getTime() + hours * HOUR);
  const moved = await poll(quoted(2_000, { startsAt }));
  later(MINUTE);
  expect((await poll(quoted(2_000, { startsAt: at(47) }))).state.card.startsAt).toBe(at(47).toISOString());
  for (const hours of [49, -72]) {
    later(MINUTE);
    const asked = await poll(quoted(2_000, { startsAt: at(hours) }));
    expect(asked).toMatchObject({
      phase: "open",
      state: { suspended: true },
      asks: expect.stringContaining("moved it"),
    });
  }
  await trader.run("resume", moved.fact);
  await trader.run(
    "move",
    moved.fact,
    at(1)
      .toISOString()
      .replace(/\.\d+Z$/, "Z"),
  );
  later(MINUTE);
  expect((await poll(quoted(2_000, { startsAt: at(2) }))).starts_at.getTime()).toBeLessThan(at(1.1).getTime());
});

test("odds of an event that was moved too far are forgotten, and are those of the day once its start is right", async () => {
  const startsAt = new Date(now.getTime() + HOUR);
  const wrong = new Date(startsAt.getTime() + 49 * HOUR);
  const { fact } = await poll(quoted(2_000, { startsAt }));
  // Meanwhile they fall, by steps that would each be followed.
  for (const home of [2_000, 1_900, 1_800, 1_700, 1_600]) {
    later(MINUTE);
    expect(oddsOf(await poll(quoted(home, { startsAt: wrong })))).toEqual({});
  }
  later(MINUTE);
  await poll(quoted(1_600, { startsAt }));
  await traderOf(here).run("resume", fact);
  expect(await only()).toMatchObject({
    state: { suspended: false, markets: [{ odds: { home: 1_519, away: 2_533 } }] },
  });
});

test("an event stands once, by feed or trader, in small letters or capitals, and nobody moves one to where it stands", async () => {
  const trader = traderOf(here);
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString().replace(/\.\d+Z$/, "Z");
  const open = (home: string, hours: number) =>
    trader.run("open", "match", "Tennis", "Open", home, "Ben", at(hours), "draw-no-bet=home:1.9,away:1.9");
  const known = async () => (await eventsOf(here.house.pool, `feed-${count}`)).size;
  await open(`ADA ${count}`, 2);
  await events.prices([quoted(2_000)], now, now);
  expect(await known()).toBe(0);
  await events.prices([quoted(2_000, { startsAt: new Date(now.getTime() + 20 * HOUR) })], now, now);
  expect(await known()).toBe(1);
  await expect(open(`Ada ${count}`, 21)).rejects.toThrow("stands already");
  const [, other = ""] = /([0-9a-f-]{36})/.exec(await open(`Ada ${count}`, 40)) ?? [];
  await expect(trader.run("move", other, at(10))).rejects.toThrow("stands already");
  await trader.run("move", other, at(41));
});

test("an event of whose end nobody hears for 48 hours is void", async () => {
  const silent = await poll(quoted(2_000));
  const other = await place(player, [pick(silent, 1_900)]);
  await begin(here, silent.fact);
  later(47 * HOUR);
  await events.results([], now);
  expect((await only()).phase).not.toBe("void");
  later(2 * HOUR);
  await events.results([], now);
  expect(await settled(here, other)).toMatchObject({ payout: 1_000, ended: "refunded" });
  expect(await here.audit()).toEqual([]);
});

test("a score before the published start ends betting, and people decide", async () => {
  const event = await poll(quoted(2_000));
  await events.results([score(1, 0, { finished: false })], now);
  expect(await only()).toMatchObject({ phase: "closed", asks: expect.stringContaining("before its published start") });
  later(3 * HOUR);
  await events.results([score(2, 0)], now);
  later(11 * MINUTE);
  await events.results([score(2, 0)], now);
  expect((await only()).phase).toBe("closed");
  expect((await player.post(SLIPS, slipOf([pick(event, 1_900)]))).status).toBe(409);
});

test("a question that was answered is not asked again, and a feed that contradicts people is", async () => {
  const trader = traderOf(here);
  const { fact } = await poll(quoted(2_000));
  await begin(here, fact);
  later(3 * HOUR);
  await events.results([score(2, 1)], now);
  later(11 * MINUTE);
  await events.results([score(1, 2)], now);
  await trader.run("seen", fact);
  later(MINUTE);
  await events.results([score(1, 2)], now);
  expect((await only()).asks).toBeNull();

  events = eventsFrom(`feed-${++count}`);
  const other = await poll(quoted(2_000));
  const [ada, ben] = await trader.two();
  await begin(here, other.fact);
  const said = await trader.run("propose", other.fact, ada.id, ada.code(), "score", "2-1");
  await trader.run("confirm", /proposal (\d+)/.exec(said)?.[1] ?? "", ben.id, ben.code());
  for (const question of ["the feed says 0-3 after 2-1 was confirmed", null]) {
    later(HOUR);
    await events.results([score(0, 3)], now);
    expect((await only()).asks).toBe(question);
    if (question !== null) await trader.run("seen", other.fact);
  }
});

test("odds that were heard too long ago are not published, whatever the clock of the server says", async () => {
  const opened = await poll(quoted(2_000));
  const old = new Date(Date.now() - 121_000);
  await here.house.pool.query("update sports_event set prices_seen = null where fact = $1", [opened.fact]);
  await events.prices([quoted(1_500)], old, old);
  expect(oddsOf(await only())).not.toMatchObject({ home: 1_425 });
  const source = `feed-${++count}`;
  events = eventsFrom(source);
  await events.prices([quoted(2_000)], old, old);
  expect((await eventsOf(here.house.pool, source)).size).toBe(0);
});

test("a hostile event is not opened, and keeps no other waiting", async () => {
  const wrong = quoted(2_000, { key: "wrong", home: "A\nB" });
  const row = await poll(wrong, quoted(2_000, { key: "begun", startsAt: now }), quoted(2_000));
  expect([row.key, (await eventsOf(here.house.pool, `feed-${count}`)).size]).toEqual(["k", 1]);
});

test("scores are asked for only while an event may be played, or had its result lately", async () => {
  expect(await events.awaitResults()).toBe(false);
  await poll(quoted(2_000, { startsAt: new Date(now.getTime() + 24 * HOUR) }));
  expect(await events.awaitResults()).toBe(false);
  later(MINUTE);
  const { fact } = await poll(quoted(2_000, { startsAt: new Date(now.getTime() + 5 * HOUR) }));
  expect(await events.awaitResults()).toBe(true);
  await begin(here, fact);
  expect(await events.awaitResults()).toBe(true);
  expect(await eventsFrom("another feed").awaitResults()).toBe(false);
});
