import { describe, expect, test } from "vitest";
import type { Announcement } from "../commit/announcement.ts";
import type { PublicTicketFacts, RoundFacts, TableEventFacts } from "./table-event.ts";
import { TableRoom } from "./table-room.ts";
import { EMPTY_VIEW, fold, largest, MAX_NAMED_TICKETS } from "./table-view.ts";

const round = (number: number, more: Partial<RoundFacts> = {}): RoundFacts => ({
  id: `round-${number}`,
  number,
  phase: "betting",
  closesAt: null,
  startedAt: null,
  commitment: "c",
  carry: null,
  outcome: null,
  link: null,
  interrupted: false,
  ...more,
});
const ticket = (id: string, stake = 1000): PublicTicketFacts => ({
  id,
  player: null,
  avatar: "",
  stake,
  leftAt: null,
  payout: null,
});
const placed = (roundId: string, ...tickets: PublicTicketFacts[]) =>
  ({ type: "tickets", roundId, tickets, ticketCount: tickets.length, ticketTotal: 5 }) as const;

function room() {
  const told: TableEventFacts[] = [];
  const publish = (announcement: Announcement) => {
    if (announcement.type === "table") told.push(announcement.event);
  };
  const clock = { now: () => 7, monotonic: () => 0, after: () => () => undefined };
  return { room: new TableRoom("t", { id: "g", version: 1 }, { bus: { publish }, clock }), told };
}

describe("a view", () => {
  test("starts anew with a round, and ends with its outcome", () => {
    let view = fold(EMPTY_VIEW, { type: "opened", round: round(1) });
    view = fold(view, placed("round-1", ticket("a")));
    view = fold(view, { type: "clock", roundId: "round-1", closesAt: 5 });
    expect(view).toMatchObject({ round: { closesAt: 5 }, ticketCount: 1, tickets: [{ id: "a" }] });
    view = fold(view, { type: "left", roundId: "round-1", tickets: [{ id: "a", leftAt: 150, payout: 1500 }] });
    view = fold(view, { type: "ended", round: round(1, { phase: "settled", outcome: 3 }) });
    expect(view).toMatchObject({ round: { outcome: 3 }, tickets: [{ leftAt: 150, payout: 1500 }] });
    expect(fold(view, { type: "opened", round: round(2) })).toMatchObject({ ticketCount: 0, tickets: [] });
  });

  test("is not moved by news of another round", () => {
    const view = fold(EMPTY_VIEW, { type: "opened", round: round(2) });
    expect(fold(view, placed("round-1", ticket("late")))).toBe(view);
    expect(fold(view, { type: "ended", round: round(1) })).toBe(view);
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
  test("that follows sees what the driver's sees", () => {
    const driver = room();
    const follower = room();
    driver.room.lead(3, EMPTY_VIEW);
    follower.room.replace(driver.room.snapshot());
    driver.room.publish({ type: "opened", round: round(1) });
    driver.room.publish(placed("round-1", ticket("a")));
    for (const event of driver.told) expect(follower.room.receive(event)).toBe(true);
    expect(follower.room.snapshot()).toEqual(driver.room.snapshot());
  });

  test("that missed an event says so until it took a whole view, and takes none twice", () => {
    const driver = room();
    const follower = room();
    driver.room.lead(1, EMPTY_VIEW);
    follower.room.replace(driver.room.snapshot());
    driver.room.publish({ type: "opened", round: round(1) });
    driver.room.publish(placed("round-1", ticket("a")));
    driver.room.publish({ type: "clock", roundId: "round-1", closesAt: 9 });
    const [opened, tickets, clock] = driver.told as [TableEventFacts, TableEventFacts, TableEventFacts];
    expect(follower.room.receive(opened)).toBe(true);
    expect(follower.room.receive(clock)).toBe(false);
    expect(follower.room.isComplete).toBe(false);
    follower.room.replace(driver.room.snapshot());
    expect(follower.room.receive(tickets)).toBe(true);
    expect(follower.room.snapshot()).toEqual(driver.room.snapshot());
  });

  test("counts above every earlier term", () => {
    const { room: table, told } = room();
    table.lead(1, EMPTY_VIEW);
    for (let i = 0; i < 3; i++) table.publish({ type: "opened", round: round(i) });
    table.lead(2, EMPTY_VIEW);
    table.publish({ type: "opened", round: round(4) });
    const versions = told.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(new Set(versions).size).toBe(4);
  });
});
