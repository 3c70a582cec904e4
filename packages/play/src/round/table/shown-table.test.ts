import type {
  PastRound,
  PublicTicket,
  RoundView,
  TableEvent,
  TableHappening,
  TableSnapshot,
} from "@fairhouse/protocol/table.ts";
import { emptyTable, fold, largest, MAX_NAMED_TICKETS, MAX_RECENT_ROUNDS } from "@fairhouse/protocol/table-fold.ts";
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

const { id, ...times } = table;
const EMPTY = emptyTable({ table: id, times, game: "g", gameVersion: 1 });

/** Returns a table after further events. */
const after = (before: TableSnapshot, ...happenings: readonly TableHappening[]): TableSnapshot =>
  happenings.reduce((now, happening) => fold(now, { table: id, version: now.version + 1, ...happening }), before);

function server() {
  const told: TableEvent[] = [];
  const publish = (announcement: Announcement) => {
    if (announcement.type === "table") told.push(announcement.event);
  };
  const clock = { now: () => 7, monotonic: () => 0, after: () => () => undefined };
  return { shown: new ShownTable(table, { id: "g", version: 1 }, { bus: { publish }, clock }), told };
}

describe("a table", () => {
  test("starts over with a round, and ends with its outcome", () => {
    let now = after(EMPTY, { type: "opened", round: round(1) });
    now = after(now, placed("round-1", ticket("a")));
    now = after(now, { type: "clock", roundId: "round-1", closesAt: 5 });
    expect(now).toMatchObject({ round: { closesAt: 5 }, ticketCount: 1, tickets: [{ id: "a" }] });
    now = after(now, { type: "left", roundId: "round-1", tickets: [{ id: "a", leftAt: 150, payout: 1500 }] });
    now = after(now, ended(1));
    expect(now).toMatchObject({ round: { outcome: 3 }, tickets: [{ leftAt: 150, payout: 1500 }] });
    expect(after(now, { type: "opened", round: round(2) })).toMatchObject({ ticketCount: 0, tickets: [] });
  });

  test("of a revealed round learns at its end the payouts of the named tickets", () => {
    let now = after(EMPTY, { type: "opened", round: round(1) });
    now = after(now, placed("round-1", ticket("a"), ticket("b", 500)));
    now = after(now, ended(1, { id: "a", payout: 0 }, { id: "b", payout: 900 }));
    expect(now.tickets.map(({ payout }) => payout)).toEqual([0, 900]);
  });

  test("lists the last rounds, each once and newest first", () => {
    let now = EMPTY;
    for (let number = 1; number <= MAX_RECENT_ROUNDS + 5; number++) {
      now = after(now, { type: "opened", round: round(number) });
      now = after(now, ended(number), ended(number));
    }
    expect(now.recent).toHaveLength(MAX_RECENT_ROUNDS);
    expect(now.recent[0]).toEqual(past(MAX_RECENT_ROUNDS + 5));
  });

  test("is not changed by events of another round", () => {
    const now = after(EMPTY, { type: "opened", round: round(2) });
    expect(after(now, placed("round-1", ticket("late")), ended(1))).toEqual({ ...now, version: now.version + 2 });
  });

  test("names the largest tickets, each once", () => {
    const many = Array.from({ length: 150 }, (_, i) => ticket(`t${i}`, i));
    const named = largest([...many, ...many]);
    expect(named).toHaveLength(MAX_NAMED_TICKETS);
    expect(named[0]?.stake).toBe(149);
    expect(new Set(named.map(({ id }) => id)).size).toBe(MAX_NAMED_TICKETS);
  });
});

describe("a shown table", () => {
  test("that follows has the same picture as the driver's", () => {
    const driver = server();
    const follower = server();
    driver.shown.lead(3, EMPTY);
    follower.shown.replace(driver.shown.snapshot());
    driver.shown.publish({ type: "opened", round: round(1) });
    driver.shown.publish(placed("round-1", ticket("a")));
    for (const event of driver.told) expect(follower.shown.receive(event)).toBe(true);
    expect(follower.shown.snapshot()).toEqual(driver.shown.snapshot());
  });

  test("that missed an event reports it until it took a whole snapshot, and takes none twice", () => {
    const driver = server();
    const follower = server();
    driver.shown.lead(1, EMPTY);
    follower.shown.replace(driver.shown.snapshot());
    driver.shown.publish({ type: "opened", round: round(1) });
    driver.shown.publish(placed("round-1", ticket("a")));
    driver.shown.publish({ type: "clock", roundId: "round-1", closesAt: 9 });
    const [opened, tickets, clock] = driver.told as [TableEvent, TableEvent, TableEvent];
    expect(follower.shown.receive(opened)).toBe(true);
    expect(follower.shown.receive(clock)).toBe(false);
    expect(follower.shown.isComplete).toBe(false);
    follower.shown.replace(driver.shown.snapshot());
    expect(follower.shown.receive(tickets)).toBe(true);
    expect(follower.shown.snapshot()).toEqual(driver.shown.snapshot());
  });

  test("counts above every earlier term", () => {
    const { shown: driven, told } = server();
    driven.lead(1, EMPTY);
    for (let i = 0; i < 3; i++) driven.publish({ type: "opened", round: round(i) });
    driven.lead(2, EMPTY);
    driven.publish({ type: "opened", round: round(4) });
    const versions = told.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(new Set(versions).size).toBe(4);
  });
});
