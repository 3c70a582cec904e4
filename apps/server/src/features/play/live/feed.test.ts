import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { describe, expect, test } from "vitest";
import { Feed } from "./feed.ts";

const bet = (id: number, chips: unknown = null) => ({ id: String(id), bet: chips }) as BetRecord;
const idsOf = (bets: readonly BetRecord[]) => bets.map(({ id }) => Number(id));

describe("a batch of the live feed", () => {
  test("holds the newest bet first, and is empty after it was taken", () => {
    const feed = new Feed();
    for (let id = 0; id < 5; id++) feed.add(bet(id));
    expect(idsOf(feed.take())).toEqual([4, 3, 2, 1, 0]);
    expect(feed.take()).toEqual([]);
  });

  test("keeps the newest thirty of ten thousand", () => {
    const feed = new Feed();
    for (let id = 0; id < 10_000; id++) feed.add(bet(id));
    expect(idsOf(feed.take())).toEqual(Array.from({ length: 30 }, (_, place) => 9_999 - place));
    feed.add(bet(1));
    expect(idsOf(feed.take())).toEqual([1]);
  });

  test("is shorter with very long bets", () => {
    const feed = new Feed();
    for (let id = 0; id < 30; id++) feed.add(bet(id, "x".repeat(2_000)));
    const taken = feed.take();
    expect(taken.length).toBe(7);
    expect(idsOf(taken)[0]).toBe(29);
  });
});
