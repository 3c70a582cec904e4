import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import type { PastRound } from "@fairhouse/protocol/table.ts";
import { expect, test } from "vitest";
import { fetchRounds, lastFlightOf, newestPoints } from "./past-flights.ts";

const bet = (player: string, changes: Partial<BetRecord>): BetRecord => ({
  ...sampleBetPage({ game: "crash", kind: "round" }).bet,
  id: player,
  player,
  bet: { amount: 1_000, auto: null },
  outcome: { point: 231 },
  ...changes,
});

test("the last flight is that of the newest bet, with those who were in it and where they left", () => {
  const flight = lastFlightOf([
    bet("ada", { payout: 1_520, leftAt: 152 }),
    bet("bob", { payout: 0 }),
    bet("cem", { payout: 2_000, bet: { amount: 1_000, auto: 200 } }),
    bet("dee", { payout: 1_100, leftAt: 110, outcome: { point: 400 } }),
    bet("eve", { payout: 1_100, leftAt: 110 }),
  ]);
  expect(flight?.point).toBe(231);
  expect(flight?.tickets.map(({ player, leftAt }) => [player, leftAt])).toEqual([
    ["ada", 152],
    ["bob", null],
    ["cem", 200],
  ]);
});

test("bets that were given back flew in none", () => {
  const back = bet("ada", { payout: 1_000, refunded: true, outcome: { point: 900 } });
  expect(lastFlightOf([back, bet("bob", { payout: 0 })])?.point).toBe(231);
  expect(lastFlightOf([back])).toBeNull();
  expect(lastFlightOf([bet("ada", { outcome: null })])).toBeNull();
});

const round = (number: number, point: number | null): PastRound => ({
  id: `r${number}`,
  number,
  outcome: point === null ? null : { point },
  link: null,
  index: 0,
  settledAt: "",
  voided: point === null,
  interrupted: false,
});

test("points are those of the newest rounds, each once, without voided ones", () => {
  const live = [round(9, 300), round(8, null), round(7, 150)];
  const older = [round(7, 150), round(6, 100), round(5, 999)];
  expect(newestPoints(live, older, 3)).toEqual([300, 150, 100]);
  expect(newestPoints([], older, 10)).toEqual([150, 100, 999]);
});

test("pages of rounds are fetched until there are enough, or no more", async () => {
  const asked: string[] = [];
  const pages: Record<string, unknown> = {
    "/fairness/tables/crash/rounds": { rounds: [round(9, 300), round(8, 200)], more: "8" },
    "/fairness/tables/crash/rounds?cursor=8": { rounds: [round(7, 150)], more: null },
  };
  const get = async <Answer>(path: string) => {
    asked.push(path);
    return pages[path] as Answer;
  };
  expect((await fetchRounds({ get }, "crash", 100)).map(({ number }) => number)).toEqual([9, 8, 7]);
  expect((await fetchRounds({ get }, "crash", 2)).map(({ number }) => number)).toEqual([9, 8]);
  expect(asked).toHaveLength(3);
});
