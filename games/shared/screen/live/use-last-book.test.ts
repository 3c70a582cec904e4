import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { isRecordOf, isWhole } from "../../facts/facts.ts";
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
const facts = {
  isBet: isRecordOf<object>({}),
  isOutcome: isRecordOf<{ readonly point: number }>({ point: isWhole }),
};
const bookOf = (bets: readonly BetRecord[]) => lastBookOf(bets, facts, () => ({ face: null }));

test("returns the round of the newest bet, with everyone who was in it", () => {
  const bets = [
    bet("ada", {}),
    bet("bob", { payout: 5 }),
    bet("dee", { outcome: { point: 400 }, round: round(6) }),
    bet("eve", { round: round(5) }),
  ];
  const book = bookOf(bets);
  expect(book?.outcome).toEqual({ point: 231 });
  expect(book?.tickets.map(({ player }) => player)).toEqual(["ada", "bob"]);
});

test("keeps two rounds with the same outcome apart", () => {
  const bets = [bet("ada", {}), bet("bob", { round: round(6) }), bet("cem", { round: round(6) })];
  expect(bookOf(bets)?.tickets.map(({ player }) => player)).toEqual(["ada"]);
});

test("ignores bets that are open or were refunded", () => {
  const back = bet("ada", { payout: 1_000, ended: "refunded", outcome: { point: 900 } });
  const open = bet("cem", { payout: null, outcome: null });
  expect(bookOf([back, open, bet("bob", {})])?.tickets).toHaveLength(1);
  expect(bookOf([back])).toBeNull();
});

test("ignores bets whose facts have another shape", () => {
  const strange = bet("eve", { outcome: { digit: 7 } });
  expect(bookOf([strange, bet("bob", {})])?.tickets.map(({ player }) => player)).toEqual(["bob"]);
});
