import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { facts, settledHandOf } from "./facts.ts";

const cards = ["9-spade", "2-heart", "K-spade", "4-heart"];
const chips = [{ on: "super-six", amount: 1_000 }];
const page = (outcome: unknown, laid: unknown = chips) =>
  sampleBetPage({ game: "baccarat-2", kind: "round", bet: { chips: laid }, outcome, payout: 0 });

test("reads the chips and the hand of a settled ticket", () => {
  expect(settledHandOf(page({ burn: { card: "7-club", cards: 7 }, cards }))).toMatchObject({
    bet: { chips },
    outcome: { burn: { card: "7-club", cards: 7 } },
    coup: { player: ["9-spade", "K-spade"], banker: ["2-heart", "4-heart"], winner: "player" },
  });
});

test.each([
  ["no cards", {}, chips],
  ["a card that the hand does not need", { burn: null, cards: [...cards, "3-club"] }, chips],
  ["a third card that is missing", { burn: null, cards: ["K-spade", "K-heart", "2-spade", "3-heart"] }, chips],
  ["something that is no card", { burn: null, cards: [...cards.slice(1), "1-heart"] }, chips],
  ["a place that is not on the cloth", { burn: null, cards }, [{ on: "dragon", amount: 1 }]],
])("%s is not drawn", (_, outcome, laid) => {
  expect(settledHandOf(page(outcome, laid))).toBeNull();
});

test("reads the place in a shoe only from what a round carried over", () => {
  expect([{ hand: 3, used: 17 }, { base: "7" }, null].map(facts.isCarry)).toEqual([true, false, false]);
});
