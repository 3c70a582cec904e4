import { freshDatabase } from "@fairhouse/tests/database.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../../machinery/clock.ts";
import type { PlayTest, TwoServers } from "../../play/testing.ts";
import { eventsOf } from "../events/event-store.ts";
import { startSportsHouse } from "../testing.ts";
import type { FeedEvents } from "./feed-events.ts";
import { followFeed } from "./feed-job.ts";
import { feedEvents, quotedMatch, silent } from "./feed-testing.ts";
import { FeedError, type OddsFeed } from "./odds-feed.ts";
import { startStandIn } from "./stand-in/stand-in.ts";
import { TheOddsApi, theOddsApiSettings } from "./the-odds-api.ts";

const HOUR = 3_600_000;

let servers: TwoServers;
let here: PlayTest;
let source: string;
let events: FeedEvents;
let now: Date;
let count = 0;

beforeAll(async () => {
  servers = await startSportsHouse(await freshDatabase());
  here = servers.here;
});
afterAll(() => servers.close());
beforeEach(() => {
  now = new Date();
  source = `feed-${++count}`;
  events = feedEvents(here.house.pool, source);
});

test("one server at a time asks a feed, and a feed that asks for a pause gets it", async () => {
  const asked: string[] = [];
  const feed: OddsFeed = {
    id: "turns",
    prices: async () => {
      asked.push("prices");
      throw new FeedError("limited", "no more requests", HOUR);
    },
    results: async () => {
      asked.push("results");
      return [];
    },
  };
  await events.prices([quotedMatch(now, "Ada", 2_000)], now, now);
  const follow = () =>
    followFeed({
      pool: here.house.pool,
      clock: systemClock,
      log: silent,
      feed,
      events,
      everyS: 10,
      isShut: () => false,
    });
  const jobs = [follow(), follow(), follow()];
  await expect.poll(() => asked.length).toBe(2);
  for (const job of jobs) job.hurry();
  for (const job of jobs) await job.stop();
  expect(asked).toEqual(["prices", "results"]);
  const { rows } = await here.house.pool.query(
    "select prices_failure, results_failure, prices_at > clock_timestamp() + interval '50 minutes' as waits from sports_feed where id = $1",
    [feed.id],
  );
  expect(rows).toEqual([{ prices_failure: "limited: no more requests", results_failure: null, waits: true }]);
});

test("the adapter opens what the stand-in offers, with the names and lines of it", async () => {
  const standIn = await startStandIn({ now: () => now });
  const settings = { key: "test", baseUrl: standIn.url, sports: ["soccer_harbour_league"], regions: ["eu"] };
  const feed = new TheOddsApi(theOddsApiSettings.parse(settings), silent);
  await events.prices(await feed.prices(), now, now);
  const rows = [...(await eventsOf(here.house.pool, source)).values()];
  const named = rows.find(({ state }) => "home" in state.card.contest && state.card.contest.home === "Lowtide United");
  expect(named?.state.card).toMatchObject({ competition: "Harbour League", contest: { away: "Ferrymoor Albion" } });
  expect(named?.state.markets.map(({ market }) => market)).toEqual(
    expect.arrayContaining(["result", "total", "asian-handicap"]),
  );
  // Those that have begun are not opened.
  expect(rows.every(({ starts_at: start }) => start > now)).toBe(true);
  standIn.fail("cut");
  await expect(feed.prices()).rejects.toThrow(FeedError);
  await standIn.close();
});
