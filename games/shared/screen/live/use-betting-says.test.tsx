import { ticketOf } from "@fairhouse/client/round/round-testing.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type HeardTable, useBettingSays } from "./use-betting-says.ts";

const ROUND = "round";

const ticket = (more: Partial<OwnTicket> = {}) => ticketOf(more.id ?? "ticket", ROUND, more);

function heard(phase: "betting" | "closing", ...tickets: readonly OwnTicket[]): string {
  return renderToStaticMarkup(<Said own={{ tickets }} round={{ id: ROUND, phase }} />);
}

function Said(table: HeardTable) {
  return useBettingSays(table);
}

test("announces an open round to players who are not in it yet", () => {
  expect(heard("betting")).toBe("Bets are open.");
  expect(heard("closing")).toBe("");
  expect(renderToStaticMarkup(<Said own={{ tickets: [] }} round={null} />)).toBe("");
});

test("announces all of the player's own bets once they are in", () => {
  expect(heard("betting", ticket())).toBe("Bet placed");
  expect(heard("closing", ticket())).toBe("Bet placed");
  expect(heard("betting", ticket(), ticket({ id: "other" }))).toBe("Bet placed: 2 bets");
});

test("does not count bets that were taken back, refunded or made in an earlier round", () => {
  expect(heard("betting", ticket({ roundId: "earlier", payout: 2_000 }))).toBe("Bets are open.");
  expect(heard("betting", ticket({ ended: "taken_back" }))).toBe("Bets are open.");
  expect(heard("betting", ticket({ ended: "refunded" }))).toBe("Bets are open.");
  expect(heard("betting", ticket(), ticket({ id: "other", ended: "taken_back" }))).toBe("Bet placed");
});
