import { afterEach, describe, expect, it, test } from "vitest";
import { type StandIn, type StandInSettings, startStandIn } from "./stand-in/stand-in.ts";
import { TheOddsApi, theOddsApiSettings } from "./the-odds-api.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const KEY = "secret-key";
const FOOTBALL = ["soccer_harbour_league", "soccer_upland_cup"];

const running: StandIn[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});

/** Starts a stand-in and an adapter that asks it; `logged` is what the adapter reported. */
async function start(
  settings: Readonly<Record<string, unknown>> = {},
  standInSettings: Partial<StandInSettings> = {},
): Promise<{ readonly standIn: StandIn; readonly feed: TheOddsApi; readonly logged: readonly string[] }> {
  const standIn = await startStandIn({ now: () => NOW, ...standInSettings });
  running.push(standIn);
  const all = { key: KEY, baseUrl: standIn.url, sports: FOOTBALL, regions: ["eu"], ...settings };
  const logged: string[] = [];
  const log = {
    error: (details: Readonly<Record<string, unknown>>, message: string) => {
      const texts = Object.values(details).map((value) => (value instanceof Error ? value.stack : value));
      logged.push(`${message} ${JSON.stringify(texts)}`);
    },
  };
  return { standIn, feed: new TheOddsApi(theOddsApiSettings.parse(all), log), logged };
}

test("prices and results of all competitions are read", async () => {
  const { standIn, feed, logged } = await start({ sports: [...FOOTBALL, "basketball_lantern"] });
  const events = await feed.prices();
  expect(events).toHaveLength(15);
  expect(new Set(events.map(({ sport }) => sport))).toEqual(new Set(["football", "basketball"]));
  standIn.finish(events[0]?.key ?? "", [2, 1]);
  const results = await feed.results();
  expect(results.filter(({ finished }) => finished)).toMatchObject([{ key: events[0]?.key, score: [2, 1] }]);
  expect(logged).toEqual([]);
});

test("scores in reverse order are put right", async () => {
  const { standIn, feed } = await start();
  const [event] = await feed.prices();
  standIn.finish(event?.key ?? "", [3, 0]);
  standIn.fail("reversed");
  expect((await feed.results()).find(({ finished }) => finished)?.score).toEqual([3, 0]);
});

describe("a failure", () => {
  it.each([
    ["limited", { kind: "limited", retryAfterMs: 7_000 }],
    ["refused", { kind: "refused" }],
    ["cut", { kind: "unreadable" }],
    ["page", { kind: "unreadable" }],
    ["hanging", { kind: "unreachable" }],
  ] as const)("%s of all competitions is thrown, and tells no key", async (fault, expected) => {
    const { standIn, feed, logged } = await start({ timeoutMs: fault === "hanging" ? 50 : 60_000 });
    standIn.fail(fault);
    for (const ask of [() => feed.prices(), () => feed.results()]) {
      const error: unknown = await ask().catch((caught: unknown) => caught);
      expect(error).toMatchObject(expected);
      expect(`${error instanceof Error ? error.stack : ""}${logged.join()}`).not.toContain(KEY);
    }
    expect(logged).not.toEqual([]);
  });

  test("of one competition leaves the others", async () => {
    const { feed, logged } = await start({ sports: ["soccer_unknown", ...FOOTBALL] });
    expect(await feed.prices()).toHaveLength(12);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("soccer_unknown");
  });
});

describe("the budget", () => {
  test("keeps for results what prices would use up", async () => {
    // Prices cost 3 credits a competition, results 2.
    const { feed } = await start({ reserve: 4 }, { credits: 12 });
    expect(await feed.prices()).toHaveLength(12);
    await expect(feed.prices()).rejects.toMatchObject({ kind: "limited", retryAfterMs: 3_600_000 });
    expect(await feed.results()).not.toEqual([]);
    // 2 are left, which prices must not take and results may.
    await expect(feed.prices()).rejects.toMatchObject({ kind: "limited" });
    expect(await feed.results()).not.toEqual([]);
    await expect(feed.results()).rejects.toMatchObject({ kind: "limited" });
  });

  test("counts regions", async () => {
    const { feed } = await start({ regions: ["eu", "uk"], sports: FOOTBALL.slice(0, 1), reserve: 0 }, { credits: 11 });
    await feed.prices();
    await expect(feed.prices()).rejects.toMatchObject({ kind: "limited" });
  });

  test("learns that the count began again", async () => {
    const { standIn, feed } = await start({ reserve: 5 }, { credits: 6 });
    await feed.prices();
    await expect(feed.prices()).rejects.toMatchObject({ kind: "limited" });
    standIn.refill(100);
    expect(await feed.prices()).toHaveLength(12);
  });
});

describe("settings", () => {
  const settings = { key: KEY, sports: FOOTBALL, regions: ["eu"] };

  test("have the feed's own address", () => {
    expect(theOddsApiSettings.parse(settings).baseUrl).toBe("https://api.the-odds-api.com");
  });

  it.each([
    ["an address in the clear", { baseUrl: "http://example.org" }],
    ["an address that looks like this machine", { baseUrl: "http://127.0.0.1.example.org" }],
    ["no address", { baseUrl: "feed" }],
    ["another scheme", { baseUrl: "file:///etc" }],
    ["no sport", { sports: [] }],
    ["a sport that is a path", { sports: ["../secrets"] }],
    ["a region that is more", { regions: ["eu&markets=outrights"] }],
    ["no key", { key: "" }],
    ["a field that nobody reads", { speed: 5 }],
  ])("refuse %s", (_, changes) => {
    expect(theOddsApiSettings.safeParse({ ...settings, ...changes }).success).toBe(false);
  });
});
