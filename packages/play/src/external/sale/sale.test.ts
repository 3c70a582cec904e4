import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { coinsForSale } from "@fairhouse/tests/external-games.ts";
import { expect, test } from "vitest";
import type { BetRow } from "../../commit/bet-store.ts";
import { decisionOf } from "./sale.ts";

const STAKE = 1_000;
const row: BetRow = {
  ...{ id: "b", player_id: "p", game: "coins", game_version: 1, kind: "external", player: null, avatar: "" },
  ...{ simulated: false, currency: "FUN", stake: STAKE, payout: null, bet: anyGame(coinsForSale).sampleBet(STAKE) },
  ...{ outcome: null, ended: null, left_at: null, created_at: new Date(0), settled_at: null, seed: null, nonce: null },
  ...{ round: null, sold: null },
};
const sold = { parts: 2, units: 400, stake: 400, value: 360 };
const offerOf = (value: number) => ({ value, cashedOut: {} });

test("all that is left of a bet is sold for its price and those of its parts, in hundredths of the whole stake", () => {
  expect(decisionOf(row, offerOf(1_234), null)).toMatchObject({ ended: "cashed_out", payout: 1_234, leftAt: 123 });
  const last = decisionOf({ ...row, sold }, offerOf(875), null);
  expect(last).toMatchObject({ payout: 1_235, leftAt: 123, piece: null });
  expect(last).not.toHaveProperty("part");
  expect(last.ticket).toMatchObject({ id: "b", player: "p", stake: STAKE, sold });
  // A hundredth at least: 0 is a ticket that nobody left.
  expect(decisionOf(row, offerOf(9), null)).toMatchObject({ payout: 9, leftAt: 1 });
  expect(decisionOf(row, offerOf(20), null)).toMatchObject({ leftAt: 2 });
});

test("a part is sold for its own price, and leaves the bet open", () => {
  const piece = { number: 3, units: 100, stake: 100 };
  const outcome = { cashedOut: { fact: null } };
  const decision = decisionOf({ ...row, sold }, { value: 90, ...outcome }, piece);
  expect(decision).toMatchObject({ payout: 90, leftAt: null, part: piece, piece, outcome });
});
