import type { TableEvent } from "@fairhouse/protocol/table.ts";
import { expect, test } from "vitest";
import { ShownTable } from "./shown-table.ts";
import { Tally } from "./tally.ts";

const TABLE = { id: "t", bettingMs: 5_000, resultMs: 1_000, start: "free", minPlayers: 0, aloneMs: 0 } as const;

function setUp() {
  const told: TableEvent["type"][] = [];
  const timers: (() => void)[] = [];
  const clock = {
    now: () => 0,
    monotonic: () => 0,
    after(_delayMs: number, callback: () => void) {
      timers.push(callback);
      return () => undefined;
    },
  };
  const bus = {
    publish(announcement: { readonly type: string; readonly event?: TableEvent }) {
      if (announcement.type === "table" && announcement.event !== undefined) told.push(announcement.event.type);
    },
  };
  const shown = new ShownTable(TABLE, { id: "g", version: 1 }, { bus, clock });
  const pass = () => {
    for (const timer of timers.splice(0)) timer();
  };
  return { tally: new Tally(shown, clock, "r1", false), told, pass };
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

test("a server that no longer drives the round tells nothing that it hears of afterwards", () => {
  const { tally, told, pass } = setUp();
  tally.drop();
  tally.noteLeft(LEFT);
  pass();
  tally.flush();
  expect(told).toEqual([]);
});
