import { someInstant } from "@fairhouse/games/samples.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import { expect, test } from "vitest";
import { type CountedBet, cellsOf } from "./cells.ts";

const games: Games = {
  latest: () => undefined,
  version: (id, version) => (id === someInstant.id && version === 1 ? someInstant.game : undefined),
};
/** Returns the average return of stakes of the sample bet, in thousandths. */
function expectedOf(stake: bigint): bigint {
  const { numerator, denominator } = someInstant.game.bestReturn(someInstant.bet());
  return (stake * 1000n * numerator) / denominator;
}

const bet = (changed: Partial<CountedBet>): CountedBet => ({
  id: "first",
  day: "2026-03-01",
  game: someInstant.id,
  game_version: 1,
  currency: "coin",
  result: 1,
  bet: JSON.stringify(someInstant.bet()),
  stake: 1000,
  payout: 0,
  times: 1,
  ...changed,
});

test("bets are summed up by day, game, currency and result", () => {
  const cells = cellsOf(
    [
      bet({}),
      bet({ id: "second" }),
      bet({ day: "2026-03-02" }),
      bet({ currency: "gem" }),
      bet({ result: 4, payout: 2000 }),
    ],
    games,
  );
  expect(
    cells.map(({ day, currency, result, bets, wagered, paid }) => [day, currency, result, bets, wagered, paid]),
  ).toEqual([
    ["2026-03-01", "coin", 1, 2, 2000, 0],
    ["2026-03-02", "coin", 1, 1, 1000, 0],
    ["2026-03-01", "gem", 1, 1, 1000, 0],
    ["2026-03-01", "coin", 4, 1, 1000, 2000],
  ]);
});

test("the best are wins; of equal ones the first stays", () => {
  const [cell] = cellsOf(
    [
      bet({ id: "small", result: 4, payout: 5000 }),
      bet({ id: "large", result: 4, stake: 10_000, payout: 30_000 }),
      bet({ id: "same", result: 4, stake: 10_000, payout: 30_000 }),
    ],
    games,
  );
  expect(cell).toMatchObject({
    top_profit: 20_000,
    top_profit_bet: "large",
    top_multiplier: 500,
    top_multiplier_bet: "small",
  });
  expect(cellsOf([bet({ payout: 900 })], games)).toMatchObject([
    { top_profit: 0, top_profit_bet: null, top_multiplier: 0 },
  ]);
});

test("luck leaves out refunds, unknown versions, and bets that the rules no longer know", () => {
  const expected = String(expectedOf(1000n));
  expect(cellsOf([bet({})], games)).toMatchObject([
    { judged_wagered: 1000, judged_paid: 0, expected_thousandths: expected },
  ]);
  for (const left of [bet({ result: 0, payout: 1000 }), bet({ game_version: 9 }), bet({ bet: "{}" })]) {
    expect(cellsOf([left], games)).toMatchObject([{ judged_wagered: 0, judged_paid: 0, expected_thousandths: "0" }]);
  }
});

test("amounts near the largest are summed exactly", () => {
  const stake = 9_000_000_000_000;
  const [cell] = cellsOf([bet({ stake }), bet({ stake })], games);
  expect(cell?.expected_thousandths).toBe(String(2n * expectedOf(BigInt(stake))));
});
