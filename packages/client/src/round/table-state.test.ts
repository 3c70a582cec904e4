import type { PastRound, PublicTicket, RoundView, TableEvent, TableSnapshot } from "@fairhouse/protocol/table.ts";
import { MAX_NAMED_TICKETS } from "@fairhouse/protocol/table-fold.ts";
import { describe, expect, test } from "vitest";
import { noTable, withEvent, withSnapshot } from "./table-state.ts";

function round(id: string, phase: RoundView["phase"] = "betting"): RoundView {
  return {
    id,
    number: 1,
    phase,
    closesAt: 5,
    startedAt: null,
    revealMs: null,
    commitment: "c",
    carry: null,
    outcome: phase === "settled" ? { point: 250 } : null,
    link: null,
    interrupted: false,
  };
}

function snapshot(version: number, current: RoundView | null = round("r1")): TableSnapshot {
  return {
    table: "two",
    game: "two",
    gameVersion: 1,
    times: { bettingMs: 6_000, resultMs: 3_000, start: "free", minPlayers: 0, aloneMs: 0 },
    version,
    now: 0,
    round: current,
    tickets: [],
    ticketCount: 0,
    ticketTotal: 0,
    positions: {},
    recent: [],
  };
}

const past: PastRound = {
  id: "r1",
  number: 1,
  outcome: { point: 250 },
  link: null,
  index: 1,
  closesAt: null,
  settledAt: "2026-01-01T00:00:00.000Z",
  voided: false,
  interrupted: false,
};
const ticket = (id: string, stake = 1_000): PublicTicket => ({
  id,
  player: id,
  avatar: id,
  simulated: false,
  stake,
  face: null,
  leftAt: null,
  payout: null,
});
const tickets = (version: number, ...placed: PublicTicket[]): TableEvent => ({
  table: "two",
  version,
  type: "tickets",
  roundId: "r1",
  tickets: placed,
  ticketCount: placed.length,
  ticketTotal: 0,
  positions: {},
});
const opened = (version: number, id: string): TableEvent => ({
  table: "two",
  version,
  type: "opened",
  round: round(id),
});

describe("versions", () => {
  test("the next event is applied, an old one is not", () => {
    const first = withEvent(withSnapshot(noTable, snapshot(7)), tickets(8, ticket("a")));
    expect(first.snapshot).toMatchObject({ version: 8, ticketCount: 1 });
    expect(withEvent(first, tickets(8, ticket("b")))).toBe(first);
  });

  test("a gap makes the table stale; a fresh snapshot with the events since heals it", () => {
    const gap = withEvent(withSnapshot(noTable, snapshot(7)), tickets(10, ticket("late")));
    expect(gap.stale).toBe(true);
    const waiting = withEvent(gap, opened(11, "r2"));
    const healed = withSnapshot(waiting, snapshot(10));
    expect(healed).toMatchObject({ stale: false, early: [] });
    expect(healed.snapshot).toMatchObject({ version: 11, round: { id: "r2" } });
  });

  test("a snapshot that does not close the gap leaves the table stale", () => {
    const gap = withEvent(withSnapshot(noTable, snapshot(7)), tickets(10, ticket("late")));
    expect(withSnapshot(gap, snapshot(8)).stale).toBe(true);
  });

  test("events before the first snapshot are kept, in whatever order they came", () => {
    const early = [opened(4, "r2"), tickets(3, ticket("a"))].reduce(withEvent, noTable);
    expect(withSnapshot(early, snapshot(2)).snapshot).toMatchObject({ version: 4, round: { id: "r2" } });
  });

  test("a snapshot that was overtaken in flight changes nothing", () => {
    const newer = withSnapshot(noTable, snapshot(9));
    expect(withSnapshot(newer, snapshot(8))).toBe(newer);
  });
});

describe("events", () => {
  const start = withSnapshot(noTable, snapshot(1));

  test("tickets that were taken back leave the table", () => {
    const placed = withEvent(withSnapshot(noTable, snapshot(1)), tickets(2, ticket("a"), ticket("b")));
    const taken = {
      type: "takenBack",
      roundId: "r1",
      tickets: ["a"],
      ticketCount: 1,
      ticketTotal: 1_000,
      positions: {},
    } as const;
    const left = withEvent(placed, { table: "two", version: 3, ...taken });
    expect(left.snapshot).toMatchObject({ tickets: [ticket("b")], ticketCount: 1, ticketTotal: 1_000 });
  });

  test("leaving marks the tickets that left", () => {
    const placed = withEvent(start, tickets(2, ticket("a"), ticket("b")));
    const left = withEvent(placed, {
      table: "two",
      version: 3,
      type: "left",
      roundId: "r1",
      tickets: [{ id: "a", leftAt: 150, payout: 1_500 }],
    });
    expect(left.snapshot?.tickets).toEqual([{ ...ticket("a"), leftAt: 150, payout: 1_500 }, ticket("b")]);
  });

  test("a new round starts with an empty book; the ended one joins the recent ones", () => {
    const ended = withEvent(withEvent(start, tickets(2, ticket("a"))), {
      table: "two",
      version: 3,
      type: "ended",
      round: round("r1", "settled"),
      past,
      paid: [],
    });
    expect(ended.snapshot?.recent).toMatchObject([{ id: "r1", outcome: { point: 250 }, voided: false }]);
    expect(withEvent(ended, opened(4, "r2")).snapshot).toMatchObject({
      tickets: [],
      ticketCount: 0,
      round: { id: "r2" },
    });
  });

  test("news of a round that is over raises the version and changes nothing else", () => {
    const next = withEvent(start, opened(2, "r2"));
    const late = withEvent(next, tickets(3, ticket("a")));
    expect(late.snapshot).toEqual({ ...next.snapshot, version: 3 });
  });

  test("a moved clock moves the end of betting", () => {
    const moved = withEvent(start, { table: "two", version: 2, type: "clock", roundId: "r1", closesAt: 99 });
    expect(moved.snapshot?.round?.closesAt).toBe(99);
  });

  test("the largest tickets are listed, up to a limit", () => {
    const many = Array.from({ length: MAX_NAMED_TICKETS + 50 }, (_, index) => ticket(`t${index}`, index));
    const listed = withEvent(start, tickets(2, ...many)).snapshot?.tickets ?? [];
    expect(listed).toHaveLength(MAX_NAMED_TICKETS);
    expect(listed[0]?.stake).toBe(many.length - 1);
  });

  test("events of other tables are ignored", () => {
    expect(withEvent(start, { ...opened(2, "r9"), table: "four" })).toBe(start);
  });
});
