import type { PastRound, PublicTicket, RoundView, TableEvent } from "@fairhouse/protocol/table.ts";
import { EMPTY_VIEW, fold, largest, MAX_NAMED_TICKETS, MAX_RECENT_ROUNDS } from "@fairhouse/protocol/table-fold.ts";
import { describe, expect, test } from "vitest";
import type { Announcement } from "../../commit/announcement.ts";
import { ShownTable } from "./shown-table.ts";

const round = (number: number, more: Partial<RoundView> = {}): RoundView => ({
  id: `round-${number}`,
  number,
  phase: "betting",
  closesAt: null,
  startedAt: null,
  revealMs: null,
  commitment: "c",
  carry: null,
  outcome: null,
  link: null,
  interrupted: false,
  ...more,
});
const ticket = (id: string, stake = 1000): PublicTicket => ({
  id,
  player: null,
  avatar: "",
  simulated: false,
  stake,
  face: null,
  leftAt: null,
  payout: null,
});
const placed = (roundId: string, ...tickets: PublicTicket[]) =>
  ({ type: "tickets", roundId, tickets, ticketCount: tickets.length, ticketTotal: 5, positions: {} }) as const;

const past = (number: number): PastRound => ({
  id: `round-${number}`,
  number,
  outcome: 3,
  link: null,
  index: number,
  closesAt: null,
  settledAt: "2026-01-01T00:00:00.000Z",
  voided: false,
  interrupted: false,
});
const ended = (number: number, ...paid: { id: string; payout: number }[]) =>
  ({ type: "ended", round: round(number, { phase: "settled", outcome: 3 }), past: past(number), paid }) as const;
const table = { id: "t", bettingMs: 5, resultMs: 1, start: "free", minPlayers: 0, aloneMs: 0 } as const;

function room() {
  const told: TableEvent[] = [];
  const publish = (announcement: Announcement) => {
    if (announcement.type === "table") told.push(announcement.event);
  };
  const clock = { now: () => 7, monotonic: () => 0, after: () => () => undefined };
  return { room: new ShownTable(table, { id: "g", version: 1 }, { bus: { publish }, clock }), told };
}

describe("a view", () => {
  test("starts over with a round, and ends with its outcome", () => {
    let view = fold(EMPTY_VIEW, { type: "opened", round: round(1) });
    view = fold(view, placed("round-1", ticket("a")));
    view = fold(view, { type: "clock", roundId: "round-1", closesAt: 5 });
    expect(view).toMatchObject({ round: { closesAt: 5 }, ticketCount: 1, tickets: [{ id: "a" }] });
    view = fold(view, { type: "left", roundId: "round-1", tickets: [{ id: "a", leftAt: 150, payout: 1500 }] });
    view = fold(view, ended(1));
    expect(view).toMatchObject({ round: { outcome: 3 }, tickets: [{ leftAt: 150, payout: 1500 }] });
    expect(fold(view, { type: "opened", round: round(2) })).toMatchObject({ ticketCount: 0, tickets: [] });
  });

  test("of a revealed round learns at its end the payouts of the named tickets", () => {
    let view = fold(EMPTY_VIEW, { type: "opened", round: round(1) });
    view = fold(view, placed("round-1", ticket("a"), ticket("b", 500)));
    view = fold(view, ended(1, { id: "a", payout: 0 }, { id: "b", payout: 900 }));
    expect(view.tickets.map(({ payout }) => payout)).toEqual([0, 900]);
  });

  test("lists the last rounds, each once and newest first", () => {
    let view = EMPTY_VIEW;
    for (let number = 1; number <= MAX_RECENT_ROUNDS + 5; number++) {
      view = fold(view, { type: "opened", round: round(number) });
      view = fold(fold(view, ended(number)), ended(number));
    }
    expect(view.recent).toHaveLength(MAX_RECENT_ROUNDS);
    expect(view.recent[0]).toEqual(past(MAX_RECENT_ROUNDS + 5));
  });

  test("is not changed by events of another round", () => {
    const view = fold(EMPTY_VIEW, { type: "opened", round: round(2) });
    expect(fold(view, placed("round-1", ticket("late")))).toBe(view);
    expect(fold(view, ended(1))).toBe(view);
  });

  test("names the largest tickets, each once", () => {
    const many = Array.from({ length: 150 }, (_, i) => ticket(`t${i}`, i));
    const named = largest([...many, ...many]);
    expect(named).toHaveLength(MAX_NAMED_TICKETS);
    expect(named[0]?.stake).toBe(149);
    expect(new Set(named.map(({ id }) => id)).size).toBe(MAX_NAMED_TICKETS);
  });
});

describe("a room", () => {
  test("that follows has the same view as the driver's", () => {
    const driver = room();
    const follower = room();
    driver.room.lead(3, EMPTY_VIEW);
    follower.room.replace(driver.room.snapshot());
    driver.room.publish({ type: "opened", round: round(1) });
    driver.room.publish(placed("round-1", ticket("a")));
    for (const event of driver.told) expect(follower.room.receive(event)).toBe(true);
    expect(follower.room.snapshot()).toEqual(driver.room.snapshot());
  });

  test("that missed an event reports it until it took a whole view, and takes none twice", () => {
    const driver = room();
    const follower = room();
    driver.room.lead(1, EMPTY_VIEW);
    follower.room.replace(driver.room.snapshot());
    driver.room.publish({ type: "opened", round: round(1) });
    driver.room.publish(placed("round-1", ticket("a")));
    driver.room.publish({ type: "clock", roundId: "round-1", closesAt: 9 });
    const [opened, tickets, clock] = driver.told as [TableEvent, TableEvent, TableEvent];
    expect(follower.room.receive(opened)).toBe(true);
    expect(follower.room.receive(clock)).toBe(false);
    expect(follower.room.isComplete).toBe(false);
    follower.room.replace(driver.room.snapshot());
    expect(follower.room.receive(tickets)).toBe(true);
    expect(follower.room.snapshot()).toEqual(driver.room.snapshot());
  });

  test("counts above every earlier term", () => {
    const { room: driven, told } = room();
    driven.lead(1, EMPTY_VIEW);
    for (let i = 0; i < 3; i++) driven.publish({ type: "opened", round: round(i) });
    driven.lead(2, EMPTY_VIEW);
    driven.publish({ type: "opened", round: round(4) });
    const versions = told.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(new Set(versions).size).toBe(4);
  });
});
