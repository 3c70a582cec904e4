import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledFlightOf } from "./flight.ts";

interface Facts {
  readonly payout?: number | null;
  readonly auto?: number | null;
  readonly leftAt?: number | null;
  readonly ended?: BetRecord["ended"];
  readonly outcome?: unknown;
}

function page({ auto = null, outcome = { point: 250 }, ...bet }: Facts) {
  return sampleBetPage(
    { game: "flight", kind: "round", bet: { amount: 1_000, auto }, ...bet },
    {
      seeding: "salted",
      table: "flight",
      round: 7,
      roundId: "5b0f0c9e-3f5b-4c1c-9a49-3f8f6f1c2d11",
      closesAt: null,
      terminalHash: "",
      salt: "",
      saltFacts: { publishedAt: "2026-01-01T00:00:00.000Z", openedAt: null, announcement: null },
      index: 7,
      link: "",
      outcome,
      carry: null,
      seeds: [],
      book: [],
      interrupted: false,
      voided: outcome === null,
    },
  );
}

test("tells tickets that left by hand from those that left by the preset; the earlier one counts", () => {
  expect(settledFlightOf(page({ payout: 1_410, leftAt: 141 }))).toEqual({
    point: 250,
    left: 141,
    target: null,
    refunded: false,
    takenBack: false,
  });
  expect(settledFlightOf(page({ payout: 2_000, auto: 200 }))?.left).toBe(200);
  expect(settledFlightOf(page({ payout: 1_500, auto: 150, leftAt: 160 }))?.left).toBe(150);
});

test("gives no multiplier of leaving for a ticket that was still in", () => {
  expect(settledFlightOf(page({ auto: 300 }))).toMatchObject({ point: 250, left: null, target: 300 });
});

test("pays a ticket still in at 1,000,000× there", () => {
  const outcome = { point: 100_000_000 };
  expect(settledFlightOf(page({ payout: 1_000_000_000, outcome }))?.left).toBe(100_000_000);
});

test("marks a ticket of a voided round as refunded, and does not draw an open one", () => {
  expect(settledFlightOf(page({ payout: 1_000, ended: "refunded", outcome: null }))).toEqual({
    point: null,
    left: null,
    target: null,
    refunded: true,
    takenBack: false,
  });
  const takenBack = { payout: 1_000, ended: "taken_back" as const, auto: 110 };
  expect(settledFlightOf(page(takenBack))).toMatchObject({ point: 250, left: null, refunded: true, takenBack: true });
  expect(settledFlightOf(page({ payout: null }))).toBeNull();
});

test("draws nothing of a paid ticket until its flight has ended", () => {
  expect(settledFlightOf(page({ payout: 1_410, leftAt: 141, outcome: null }))).toBeNull();
});
