import { expect, test } from "vitest";
import { hasResult } from "./bet-facts.ts";
import { sampleBetPage } from "./sample-bet-page.ts";

const bet = { game: "mines", kind: "hand", stake: 1_000, payout: 12_500 } as const;

test("a bet has a result once it is over, not while it is open, given back or in flight", () => {
  expect(hasResult(sampleBetPage(bet))).toBe(true);
  expect(hasResult(sampleBetPage({ ...bet, payout: 0 }))).toBe(true);
  expect(hasResult(sampleBetPage({ ...bet, payout: null }))).toBe(false);
  expect(hasResult(sampleBetPage({ ...bet, payout: 1_000, ended: "refunded" }))).toBe(false);
  const flying = {
    seeding: "salted",
    table: "crash",
    round: 7,
    roundId: "5b0f0c9e-3f5b-4c1c-9a49-3f8f6f1c2d11",
    closesAt: null,
    terminalHash: "",
    salt: "",
    saltFacts: { publishedAt: "2026-01-01T00:00:00.000Z", openedAt: null, announcement: null },
    index: 7,
    link: null,
    outcome: null,
    carry: null,
    seeds: [],
    book: [],
    interrupted: false,
    voided: false,
  } as const;
  const left = { game: "crash", kind: "round", payout: 1_410, leftAt: 141 } as const;
  expect(hasResult(sampleBetPage(left, flying))).toBe(false);
  expect(hasResult(sampleBetPage(left, { ...flying, outcome: { point: 250 } }))).toBe(true);
});
