import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { placeOf } from "./facts.ts";
import { settledTicketOf } from "./settled-ticket.ts";

const cards = ["9-spade", "2-heart", "K-spade", "4-heart"];
const chips = [{ on: "super-six", amount: 1_000 }];
const page = (outcome: unknown, laid: unknown = chips) =>
  sampleBetPage({ game: "baccarat-2", kind: "round", bet: { chips: laid }, outcome, payout: 0 });

test("reads the chips and the hand of a settled ticket", () => {
  expect(settledTicketOf(page({ burn: { card: "7-club", cards: 7 }, cards }))).toMatchObject({
    chips,
    hand: { burn: { card: "7-club", cards: 7 } },
    coup: { player: ["9-spade", "K-spade"], banker: ["2-heart", "4-heart"], winner: "player" },
  });
});

test.each([
  ["no cards", {}, chips],
  ["a card that the hand does not need", { cards: [...cards, "3-club"] }, chips],
  ["a third card that is missing", { cards: ["K-spade", "K-heart", "2-spade", "3-heart"] }, chips],
  ["something that is no card", { cards: [...cards.slice(1), "1-heart"] }, chips],
  ["a place that is not on the cloth", { cards }, [{ on: "dragon", amount: 1 }]],
])("%s is not drawn", (_, outcome, laid) => {
  expect(settledTicketOf(page(outcome, laid))).toBeNull();
});

test("reads the place in a shoe only from what a round carried over", () => {
  expect(placeOf({ hand: 3, used: 17 })).toEqual({ hand: 3, used: 17 });
  expect(placeOf({ base: "7" })).toBeNull();
  expect(placeOf(null)).toBeNull();
});
