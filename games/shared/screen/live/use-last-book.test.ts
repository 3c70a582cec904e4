import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { lastBookOf } from "./use-last-book.ts";

const round = (number: number) => ({ id: `round-${number}`, table: "some", number });
const bet = (player: string, changes: Partial<BetRecord>): BetRecord => ({
  ...sampleBetPage({ game: "two", kind: "round" }).bet,
  id: player,
  player,
  outcome: { point: 231 },
  round: round(7),
  payout: 0,
  ...changes,
});
const shownOf = () => ({ face: null });

test("returns the round of the newest bet, with everyone who was in it", () => {
  const bets = [
    bet("ada", {}),
    bet("bob", { payout: 5 }),
    bet("dee", { outcome: { point: 400 }, round: round(6) }),
    bet("eve", { round: round(5) }),
  ];
  const book = lastBookOf(bets, shownOf);
  expect(book?.outcome).toEqual({ point: 231 });
  expect(book?.tickets.map(({ player }) => player)).toEqual(["ada", "bob"]);
});

test("keeps two rounds with the same outcome apart", () => {
  const bets = [bet("ada", {}), bet("bob", { round: round(6) }), bet("cem", { round: round(6) })];
  expect(lastBookOf(bets, shownOf)?.tickets.map(({ player }) => player)).toEqual(["ada"]);
});

test("ignores bets that are open or were refunded", () => {
  const back = bet("ada", { payout: 1_000, ended: "refunded", outcome: { point: 900 } });
  expect(
    lastBookOf([back, bet("cem", { payout: null, outcome: null }), bet("bob", {})], shownOf)?.tickets,
  ).toHaveLength(1);
  expect(lastBookOf([back], shownOf)).toBeNull();
});
