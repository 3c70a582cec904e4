import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledCoupOf } from "./facts.ts";

const cards = ["Q-spade", "10-diamond", "5-spade", "J-heart", "9-heart", "K-spade"];
const chips = [{ on: "player", amount: 1_000 }];
const page = (outcome: unknown, laid: unknown = chips) =>
  sampleBetPage({ game: "baccarat-1", kind: "instant", bet: { chips: laid }, outcome });

test("reads a deal from its six cards", () => {
  expect(settledCoupOf(page({ cards }))).toMatchObject({
    chips,
    coup: { player: ["Q-spade", "10-diamond", "9-heart"], banker: ["5-spade", "J-heart"], winner: "player" },
  });
});

test.each([
  ["no cards", {}, chips],
  ["too few", { cards: cards.slice(1) }, chips],
  ["something that is no card", { cards: [...cards.slice(1), "1-heart"] }, chips],
  ["a place that is not on the cloth", { cards }, [{ on: "dragon", amount: 1 }]],
  ["part of a coin", { cards }, [{ on: "tie", amount: 0.5 }]],
])("%s is not drawn", (_, outcome, laid) => {
  expect(settledCoupOf(page(outcome, laid))).toBeNull();
});
