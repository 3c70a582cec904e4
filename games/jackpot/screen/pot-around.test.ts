import type { BetPage } from "@fairhouse/protocol/play.ts";
import { sampleBetPage, sampleRoundProof } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledShareOf } from "../facts.ts";
import { potAround } from "./pot-around.ts";

const ME = "00000000-0000-4000-8000-000000000001";
const BO = "00000000-0000-4000-8000-000000000002";
const CY = "00000000-0000-4000-8000-000000000003";
const outcome = { total: 4_000, ticket: 2_500, winner: BO, first: 1_000, last: 2_999 };

function page(
  bet: Partial<BetPage["bet"]>,
  book = [CY, BO, ME].map((id, i) => ({ id, bet: { amount: i === 1 ? 2_000 : 1_000 } })),
): BetPage {
  const known = {
    id: ME,
    game: "jackpot",
    kind: "round" as const,
    bet: { amount: 1_000 },
    stake: 1_000,
    outcome,
    ...bet,
  };
  return sampleBetPage(known, sampleRoundProof(known.outcome, book));
}

test("gives a bet the tickets that follow from its place in the book", () => {
  const ticket = settledShareOf(page({ payout: 0 }));
  expect(ticket).toMatchObject({ own: { first: 3_000, last: 3_999 }, won: { ticket: 2_500 } });
  if (ticket === null) return;
  const { bettors, unnamed, total } = potAround(ticket);
  expect(total).toBe(4_000);
  expect(bettors.map(({ own, slices }) => [own, slices])).toEqual([
    [false, [{ from: 1_000, end: 3_000 }]],
    [true, [{ from: 3_000, end: 4_000 }]],
  ]);
  expect(unnamed).toEqual([{ from: 0, end: 1_000 }]);
});

test("joins the player's own and the winning slice if they are the same bet", () => {
  const won = { ...outcome, ticket: 3_500, winner: ME, first: 3_000, last: 3_999 };
  const ticket = settledShareOf(page({ payout: 3_800, outcome: won }));
  expect(ticket && potAround(ticket).bettors).toHaveLength(1);
});

test("draws no bet that is open, of another version, or malformed", () => {
  expect(settledShareOf(page({ payout: null }))).toBeNull();
  expect(settledShareOf(page({ payout: 0, gameVersion: 2 }))).toBeNull();
  expect(settledShareOf(page({ payout: 0, outcome: { point: 7 } }))).toBeNull();
  expect(settledShareOf(page({ payout: 0 }, []))).toBeNull();
});

test("needs no pot for a refunded stake", () => {
  expect(settledShareOf(page({ payout: 1_000, ended: "refunded", outcome: null }, []))).toMatchObject({ won: null });
});
