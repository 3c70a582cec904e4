import { ticketOf } from "@fairhouse/client/round/round-testing.ts";
import { expect, test } from "vitest";
import { runningStake } from "./use-standstill.ts";

test("counts the bets that are in, and neither settled nor withdrawn ones nor those of another round", () => {
  const tickets = [
    ticketOf("in", "now", { stake: 700 }),
    ticketOf("also-in", "now", { stake: 300 }),
    ticketOf("left", "now", { stake: 11, leftAt: 150 }),
    ticketOf("settled", "now", { stake: 13, payout: 0 }),
    ticketOf("taken-back", "now", { stake: 17, ended: "taken_back" }),
    ticketOf("before", "last", { stake: 19 }),
  ];
  expect(runningStake(tickets, "now")).toBe(1_000);
  expect(runningStake(tickets, undefined)).toBe(0);
});
