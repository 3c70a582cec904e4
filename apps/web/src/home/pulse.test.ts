import { expect, test } from "vitest";
import { sampleBet } from "../bets/sample-bet.ts";
import { pulseOf } from "./pulse.ts";

const now = 10_000_000;

test("players of the last five minutes are counted once each, simulated ones never", () => {
  const bets = [
    sampleBet(1, 9_990, { player: "ada" }),
    sampleBet(2, 9_980, { player: "ada" }),
    sampleBet(3, 9_970, { player: "bob" }),
    sampleBet(4, 9_960, { player: null }),
    sampleBet(5, 9_950, { player: null }),
    sampleBet(6, 9_940, { player: "robot", simulated: true }),
    sampleBet(7, 9_699, { player: "gone" }),
    sampleBet(8, 9_990, { player: "elsewhere", game: "two" }),
  ];
  expect(pulseOf("one", bets, now).playing).toBe(3);
});

test("wins are the newest three that returned more than the stake", () => {
  const bets = [
    sampleBet(1, 9, { payout: 1_000 }),
    sampleBet(2, 8, { payout: 1_997 }),
    sampleBet(3, 7, { payout: null, settledAt: null }),
    sampleBet(4, 6, { payout: 36_000 }),
    sampleBet(5, 5, { payout: 1_000, ended: "refunded" }),
    sampleBet(6, 4, { payout: 2_000 }),
    sampleBet(7, 3, { payout: 3_000 }),
  ];
  expect(pulseOf("one", bets, now).wins.map((win) => win.hundredths)).toEqual([199.7, 3_600, 200]);
});
