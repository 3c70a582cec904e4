import { NO_RESPONSE } from "@fairhouse/client/wire/http.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { HighPeriod } from "@fairhouse/protocol/play-requests.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveList } from "./live-list.ts";
import { idsOf, sampleBet } from "./sample-bet.ts";

/** Makes a list with a house whose answers and feed the test controls. */
function setUp(scope: "all" | "high" = "all", period?: HighPeriod) {
  let answer: () => Promise<{ bets: readonly BetRecord[]; next: null }> = async () => ({ bets: [], next: null });
  let paths: string[] = [];
  const heard = new Set<(bets: readonly BetRecord[]) => void>();
  const watching = new Set<() => void>();
  let ready = () => {};
  const whenReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const list = new LiveList({
    scope,
    game: null,
    period,
    size: 3,
    http: {
      get: async <Answer>(path: string) => {
        paths.push(path);
        return (await answer()) as Answer;
      },
    },
    socket: {
      on: (_name, listener) => {
        heard.add(listener as (bets: readonly BetRecord[]) => void);
        return () => heard.delete(listener as (bets: readonly BetRecord[]) => void);
      },
      watch: (_room, onWatching = () => {}) => {
        watching.add(onWatching);
        return () => watching.delete(onWatching);
      },
    },
    ready: () => whenReady,
    now: () => Date.now(),
    houseTime: () => Date.now(),
  });
  return {
    list,
    rows: () => idsOf(list.store.getState().rows),
    asked: () => paths.splice(0),
    reply: (bets: readonly BetRecord[]) => {
      answer = async () => ({ bets, next: null });
    },
    /** Lets the next answers wait; the returned function gives them. */
    hold: (bets: readonly BetRecord[]) => {
      const held = Promise.withResolvers<void>();
      answer = () => held.promise.then(() => ({ bets, next: null }));
      return held.resolve;
    },
    fail: () => {
      answer = () => Promise.reject(NO_RESPONSE);
    },
    feed: (...bets: BetRecord[]) => {
      for (const listener of heard) listener(bets);
    },
    connect: () => {
      for (const onWatching of watching) onWatching();
    },
    ready: async () => {
      ready();
      await vi.advanceTimersByTimeAsync(0);
    },
    listeners: () => heard.size + watching.size,
    forget: () => {
      paths = [];
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a live list", () => {
  test("reads at once, but listens only when it may", async () => {
    const house = setUp();
    house.reply([sampleBet(1, 10)]);
    house.list.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(house.rows()).toEqual([1]);
    expect(house.listeners()).toBe(0);
    await house.ready();
    expect(house.listeners()).toBe(2);
  });

  test("adds feed events a few times a second and keeps its size", async () => {
    const house = setUp();
    house.reply([sampleBet(1, 10), sampleBet(2, 9)]);
    house.list.follow();
    await house.ready();
    house.feed(sampleBet(3, 20));
    house.feed(sampleBet(4, 21));
    expect(house.rows()).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(500);
    expect(house.rows()).toEqual([4, 3, 1]);
  });

  test("reads again when the feed begins or resumes, because something may have been missed", async () => {
    const house = setUp();
    house.list.follow();
    await house.ready();
    house.forget();
    house.connect();
    expect(house.asked(), "read a moment ago").toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    house.connect();
    expect(house.asked()).toEqual(["/bets?scope=all&limit=3"]);
  });

  test("keeps what the feed brought while a late answer was under way", async () => {
    const house = setUp();
    house.reply([sampleBet(1, 10)]);
    house.list.follow();
    await house.ready();
    await vi.advanceTimersByTimeAsync(3_000);
    const answer = house.hold([sampleBet(2, 11), sampleBet(1, 10)]);
    house.connect();
    house.feed(sampleBet(3, 20));
    await vi.advanceTimersByTimeAsync(500);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(house.rows()).toEqual([3, 2, 1]);
  });

  test("of high wins reads again, but only after a win", async () => {
    const house = setUp("high");
    house.list.follow();
    await house.ready();
    house.forget();
    house.feed(sampleBet(1, 10));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(house.asked()).toEqual([]);
    house.feed(sampleBet(2, 10, { payout: 50_000 }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(house.asked()).toEqual(["/bets?scope=high&limit=3"]);
  });

  test("is read and subscribed once for all followers, and by nobody after the last one left", async () => {
    const house = setUp();
    const [first, second] = [house.list.follow(), house.list.follow()];
    await house.ready();
    expect(house.asked()).toHaveLength(1);
    expect(house.listeners()).toBe(2);
    first();
    first();
    expect(house.listeners()).toBe(2);
    second();
    expect(house.listeners()).toBe(0);
  });

  test("does not subscribe for a follower who left before it could", async () => {
    const house = setUp();
    house.list.follow()();
    await house.ready();
    expect(house.listeners()).toBe(0);
  });

  test("a failed read is reported and forgotten with the next answer; rows stay", async () => {
    const house = setUp();
    house.fail();
    house.list.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(house.list.store.getState()).toEqual({ rows: null, error: NO_RESPONSE });
    house.reply([sampleBet(1, 10)]);
    await house.list.load();
    expect(house.list.store.getState().error).toBeNull();
    house.fail();
    await house.list.load();
    expect(house.rows()).toEqual([1]);
  });
});

test("the wins of a day are read again when the UTC day turns, although nobody bets", async () => {
  vi.setSystemTime(Date.UTC(2031, 1, 28, 22, 30));
  const house = setUp("high", "day");
  const stop = house.list.follow();
  await vi.advanceTimersByTimeAsync(90 * 60_000 - 1);
  house.forget();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(house.asked()).toEqual(["/bets?scope=high&limit=3&period=day"]);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(house.asked()).toHaveLength(1);
  stop();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(house.asked()).toEqual([]);
});
