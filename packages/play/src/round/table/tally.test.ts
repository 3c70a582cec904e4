import type { TableEvent } from "@fairhouse/protocol/table.ts";
import { expect, test } from "vitest";
import { ShownTable } from "./shown-table.ts";
import { Tally } from "./tally.ts";

const TABLE = { id: "t", bettingMs: 5_000, resultMs: 1_000, start: "free", minPlayers: 0, aloneMs: 0 } as const;

/** @param tellingMs the time that telling all watchers takes. */
function setUp({ tellingMs = 0 } = {}) {
  const told: TableEvent["type"][] = [];
  const timers: (() => void)[] = [];
  const delays: number[] = [];
  let nowMs = 0;
  const clock = {
    now: () => 0,
    monotonic: () => nowMs,
    after(delayMs: number, callback: () => void) {
      delays.push(delayMs);
      timers.push(callback);
      return () => undefined;
    },
  };
  const bus = {
    publish(announcement: { readonly type: string; readonly event?: TableEvent }) {
      nowMs += tellingMs;
      if (announcement.type === "table" && announcement.event !== undefined) told.push(announcement.event.type);
    },
  };
  const shown = new ShownTable(TABLE, { id: "g", version: 1 }, { bus, clock });
  const pass = () => {
    for (const timer of timers.splice(0)) timer();
  };
  return { tally: new Tally(shown, clock, "r1", false), told, pass, delays };
}

const LEFT = [{ id: "b1", leftAt: 150, payout: 1_500 }];

test("news of tickets is told a little later, together", () => {
  const { tally, told, pass } = setUp();
  tally.noteLeft(LEFT);
  tally.noteLeft(LEFT);
  expect(told).toEqual([]);
  pass();
  expect(told).toEqual(["left"]);
});

test.each([
  { tellingMs: 10, nextMs: 100 },
  { tellingMs: 150, nextMs: 600 },
  { tellingMs: 700, nextMs: 1_000 },
])("news of tickets are gathered for longer where telling them takes long: $tellingMs ms, $nextMs ms", (at) => {
  const { tally, pass, delays } = setUp(at);
  for (let batch = 0; batch < 2; batch++) {
    tally.noteLeft(LEFT);
    pass();
  }
  expect(delays).toEqual([100, at.nextMs]);
});

test("a server that no longer drives the round tells nothing that it hears of afterwards", () => {
  const { tally, told, pass } = setUp();
  tally.drop();
  tally.noteLeft(LEFT);
  pass();
  tally.flush();
  expect(told).toEqual([]);
});
