import { afterEach, expect, test } from "vitest";
import { quoteOf } from "../fair-quote.ts";
import { watchPrices } from "../price-watch.ts";
import { watchResult } from "../result-watch.ts";
import { TheOddsApi, theOddsApiSettings } from "../the-odds-api.ts";
import { EVENTS } from "./recordings.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

const START = new Date("2026-11-27T12:00:00Z").getTime();
const MINUTE_MS = 60_000;

const running: StandIn[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});

/** Starts a stand-in with an adapter; `at` moves the time of both. */
async function start() {
  let minute = 0;
  const now = () => new Date(START + minute * MINUTE_MS);
  const standIn = await startStandIn({ now });
  running.push(standIn);
  const sports = [...new Set(EVENTS.map(({ sport }) => sport))];
  const settings = theOddsApiSettings.parse({ key: "any", baseUrl: standIn.url, sports, regions: ["eu"] });
  const feed = new TheOddsApi(settings, { error: () => {} });
  const at = (moment: number) => {
    minute = moment;
  };
  return { standIn, feed, now, at };
}

test("each event to come has a quote of its main markets and their margin", async () => {
  const { feed, now } = await start();
  const quotes = (await feed.prices()).map((event) => ({ event, quote: quoteOf(event, now()) }));
  for (const { event, quote } of quotes) {
    const markets = event.sport === "football" ? "result" : "draw-no-bet";
    const expected = event.startsAt > now() ? [markets, "asian-handicap", "total"] : [];
    expect(quote.map(({ market }) => market)).toEqual(expected);
    for (const { fair, prices } of quote) {
      expect(Object.values(fair).reduce((sum, chance) => sum + chance, 0)).toBe(1_000_000);
      for (const [selection, chance] of Object.entries(fair)) {
        expect(prices[selection]).toBe(Math.floor(950_000_000 / chance));
      }
    }
  }
  expect(quotes.filter(({ quote }) => quote.length > 0)).toHaveLength(11);
});

test("prices drift by little, and the same in every run", async () => {
  const runs = await Promise.all(
    [1, 2].map(async () => {
      const { feed, now } = await start();
      const polls = [await feed.prices(), await feed.prices()];
      return polls.map((events) => events.map((event) => quoteOf(event, now())));
    }),
  );
  expect(runs[0]).toEqual(runs[1]);
  const [first, second] = runs[0] ?? [];
  expect(first).not.toEqual(second);
});

test("a jump suspends its event until two polls agree; stale books suspend all", async () => {
  const { standIn, feed, now, at } = await start();
  const watch = async (key: string, before: Parameters<typeof watchPrices>[0]) => {
    const event = (await feed.prices()).find((each) => each.key === key);
    return watchPrices(before, event === undefined ? null : quoteOf(event, now()), now(), now());
  };
  const key = EVENTS.find(({ startsInMinutes }) => startsInMinutes > 0)?.key ?? "";
  const calm = await watch(key, null);
  expect(calm.markets.every(({ offered }) => offered)).toBe(true);
  standIn.fail("jump");
  at(1);
  const jumped = await watch(key, calm);
  expect(jumped.markets.some(({ offered }) => !offered)).toBe(true);
  at(2);
  const agreed = await watch(key, jumped);
  expect(agreed.markets.every(({ offered }) => offered)).toBe(true);
  standIn.fail("stale");
  at(3);
  expect((await watch(key, agreed)).markets.some(({ offered }) => offered)).toBe(false);
});

test("a corrected score starts the ten minutes again", async () => {
  const { standIn, feed, now, at } = await start();
  const [{ key } = { key: "" }] = EVENTS;
  const watch = async (before: Parameters<typeof watchResult>[0]) => {
    const answer = (await feed.results()).find((each) => each.key === key);
    if (answer === undefined) throw new Error("an event that has begun has a score");
    return watchResult(before, answer, now());
  };
  const playing = await watch(null);
  expect(playing).toMatchObject({ kind: "wait", inPlay: [0, 0] });
  standIn.finish(key, [1, 1]);
  const final = await watch(playing);
  standIn.fail("corrected");
  at(10);
  const corrected = await watch(final);
  expect(corrected.kind).toBe("wait");
  at(20);
  expect(await watch(corrected)).toMatchObject({ kind: "known", score: [2, 1] });
});

test("an event that nobody knows cannot end", async () => {
  const { standIn } = await start();
  expect(() => standIn.finish("nothing", [1, 0])).toThrow(RangeError);
});
