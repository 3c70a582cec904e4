import type { Pool } from "pg";
import { expect, test } from "vitest";
import { MAX_TICKETS_PER_PLAYER, TableTickets } from "./table-tickets.ts";

/** The result of a count in the database. */
let counted = { tickets: 0, entries: 0 };
const pool = { query: () => Promise.resolve({ rows: [counted] }) } as unknown as Pool;
const at = (entries: number) => ({ entries });

test("a player with fewer entries than the limit is never counted", () => {
  const tickets = new TableTickets(pool);
  expect(tickets.allow("ada", "first", at(MAX_TICKETS_PER_PLAYER - 1), MAX_TICKETS_PER_PLAYER)).toBe(true);
  expect(tickets.allow("ada", "first", at(MAX_TICKETS_PER_PLAYER), MAX_TICKETS_PER_PLAYER)).toBe(false);
  expect(tickets.isReached("ada", "first", MAX_TICKETS_PER_PLAYER)).toBe(false);
});

test("the count of the database holds until so many further entries could be too many tickets", async () => {
  const tickets = new TableTickets(pool);
  expect(tickets.allow("ada", "first", at(5_000), MAX_TICKETS_PER_PLAYER)).toBe(false);
  counted = { tickets: 60, entries: 5_000 };
  await tickets.count("ada", "first");
  expect(tickets.allow("ada", "first", at(5_039), MAX_TICKETS_PER_PLAYER)).toBe(true);
  expect(tickets.allow("ada", "first", at(5_040), MAX_TICKETS_PER_PLAYER)).toBe(false);
  counted = { tickets: MAX_TICKETS_PER_PLAYER, entries: 5_040 };
  await tickets.count("ada", "first");
  expect(tickets.isReached("ada", "first", MAX_TICKETS_PER_PLAYER)).toBe(true);
});

test("a new round begins with no ticket, and late answers of an earlier one do not count for it", async () => {
  const tickets = new TableTickets(pool);
  tickets.allow("ada", "first", at(5_000), MAX_TICKETS_PER_PLAYER);
  tickets.note("ada", "first", 5_000);
  expect(tickets.allow("ada", "second", at(5_099), MAX_TICKETS_PER_PLAYER)).toBe(true);
  expect(tickets.allow("ada", "second", at(5_100), MAX_TICKETS_PER_PLAYER)).toBe(false);
  // Answers of the first round, repeated or late, while the second has its first ticket: it stays one of the second.
  tickets.note("ada", "second", 5_010);
  tickets.note("ada", "first", 5_090);
  counted = { tickets: 0, entries: 5_090 };
  await tickets.count("ada", "first");
  expect(tickets.allow("ada", "second", at(5_100), MAX_TICKETS_PER_PLAYER)).toBe(false);
  expect(tickets.allow("ada", "third", at(5_109), MAX_TICKETS_PER_PLAYER)).toBe(true);
  expect(tickets.allow("ada", "third", at(5_110), MAX_TICKETS_PER_PLAYER)).toBe(false);
});
