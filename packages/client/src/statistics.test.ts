import { expect, test } from "vitest";
import { forgetStatistics, keepStatisticsOf, noStatistics, noteResult, statisticsOf, withBet } from "./statistics.ts";
import { fakeContext } from "./testing.ts";

const nobody = fakeContext(null).context;

test("wins, losses and returned stakes are told apart", () => {
  const bets = [
    { stake: 1_000, payout: 2_500 },
    { stake: 1_000, payout: 0 },
    { stake: 1_000, payout: 1_000 },
    { stake: 1_000, payout: 400 },
  ];
  expect(bets.reduce(withBet, noStatistics)).toEqual({
    bets: 4,
    wins: 1,
    losses: 2,
    wagered: 4_000,
    profit: -100,
    line: [0, 1_500, 500, 500, -100],
  });
});

test("the line keeps its newest points", () => {
  let statistics = noStatistics;
  for (let bet = 0; bet < 300; bet++) statistics = withBet(statistics, { stake: 1, payout: 2 });
  expect(statistics.line.length).toBeLessThanOrEqual(120);
  expect(statistics.line.at(-1)).toBe(300);
});

test("a bet that is heard of again, by a screen that is opened again, counts once", () => {
  forgetStatistics();
  const bet = { id: "heard twice", stake: 1_000, payout: 0 };
  noteResult("some-game", nobody, bet);
  noteResult("some-game", nobody, bet);
  expect(statisticsOf("some-game").getState()).toMatchObject({ bets: 1, profit: -1_000 });
  for (let others = 0; others < 400; others += 1) noteResult("other-game", nobody, { ...bet, id: `${others}` });
  noteResult("some-game", nobody, bet);
  expect(statisticsOf("some-game").getState().bets).toBe(1);
  forgetStatistics();
});

test("a page that learns who its player is keeps what it knows of their bets, and the next player starts afresh", () => {
  forgetStatistics();
  keepStatisticsOf(null);
  const bet = { id: "shown before", stake: 1_000, payout: 0 };
  noteResult("some-game", nobody, bet);
  keepStatisticsOf("ann");
  expect(statisticsOf("some-game").getState().bets).toBe(1);
  keepStatisticsOf(null);
  keepStatisticsOf("ben");
  expect(statisticsOf("some-game").getState().bets).toBe(0);
  keepStatisticsOf(null);
});
