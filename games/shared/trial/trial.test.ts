import { type AutoSettings, defaultAutoSettings } from "@fairhouse/client/auto/auto.ts";
import { readsBook } from "@fairhouse/fairness/round-outcome.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { describe, expect, test } from "vitest";
import { newestOf, rulesOf } from "../../rules.ts";
import type { TrialReport } from "./report.ts";
import { type AnyAutoPlay, type SimulatedBet, simulationOf } from "./simulated-bet.ts";
import { type TrialOrder, tried } from "./trial.ts";

const SEED = "5e".repeat(32);
const LIMITS = { min: 1_000, max: 1_000_000, balance: 1_000_000 };

const orderOf = (settings: Partial<AutoSettings>, more: Partial<TrialOrder> = {}): TrialOrder => ({
  game: "some",
  bets: 8,
  settings: { ...defaultAutoSettings, bets: 0, ...settings },
  base: 1_000,
  setup: {},
  limits: LIMITS,
  ...more,
});

/** Plays bets that win (W) or lose (L) their stake in turn, and records what each was made with. */
function trial(order: TrialOrder, results: string): { report: TrialReport | null; made: [Money, object][] } {
  const made: [Money, object][] = [];
  const steps = tried(order, (stake, setup): SimulatedBet | null => {
    made.push([stake, setup]);
    const result = results[(made.length - 1) % results.length];
    return result === "?" ? null : { stake, payout: result === "W" ? 2 * stake : 0 };
  });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { report: value, made };
  }
}

test("reports the line, the falls and the streaks of a trial", () => {
  const { report } = trial(orderOf({}), "WWLLLWLW");
  expect(report).toEqual({
    bets: 8,
    wins: 4,
    losses: 4,
    line: [0, 1_000, 2_000, 1_000, 0, -1_000, 0, -1_000, 0],
    drawdown: 3_000,
    longestWins: 2,
    longestLosses: 3,
    best: 1_000,
    worst: -1_000,
    largestStake: 1_000,
    ends: {},
  });
});

test("follows the strategy as a run does, including options", () => {
  const { made } = trial(
    orderOf(
      {
        onLoss: { kind: "increase", percent: 100 },
        conditions: [
          {
            when: { kind: "results", rhythm: "after", count: 2, of: "losses", inARow: true },
            act: { kind: "option", name: "mines", value: 9 },
          },
        ],
      },
      { setup: { mines: 3, pick: "random" }, bets: 4 },
    ),
    "LLLW",
  );
  expect(made.map(([stake, setup]) => [stake, setup])).toEqual([
    [1_000, { mines: 3, pick: "random" }],
    [2_000, { mines: 3, pick: "random" }],
    [4_000, { mines: 9, pick: "random" }],
    [8_000, { mines: 9, pick: "random" }],
  ]);
});

test("restarts runs that end by themselves, and counts how they ended", () => {
  const { report, made } = trial(orderOf({ bets: 3, stopOnProfit: 1_000 }), "WLLL");
  expect(report).toMatchObject({ bets: 8, ends: { profit: 2, count: 2 } });
  expect(made).toHaveLength(8);
});

test("ends when the balance is gone", () => {
  const poor = { limits: { ...LIMITS, balance: 3_500 } };
  expect(trial(orderOf({}, poor), "L").report).toMatchObject({ bets: 3, ends: { balance: 1 } });
  expect(trial(orderOf({}, { limits: { ...LIMITS, balance: 0 } }), "L").report).toMatchObject({ bets: 0 });
});

test("reports nothing for bets that the game does not take", () => {
  expect(trial(orderOf({}), "W?").report).toBeNull();
});

describe("by the rules of each game", () => {
  const plays = import.meta.glob<{ autoPlay: AnyAutoPlay }>("../../*/screen/auto-play.ts");
  const games = Object.entries(plays).map(([path, load]) => [path.split("/").at(-3) ?? "", load] as const);

  test.each(games)("%s takes its automatic bets and plays them to their ends", async (id, load) => {
    const { autoPlay } = await load();
    const game = newestOf(await rulesOf({ id }));
    const simulate = simulationOf(game, autoPlay, SEED, () => 0.4);
    // A pot depends on the stakes of others, which nobody knows beforehand.
    expect(simulate === null).toBe(game.kind === "round" && readsBook(game));
    if (simulate === null) return;
    const order = orderOf({}, { game: id, bets: 300, setup: autoPlay.example, limits: { ...LIMITS, balance: 1e9 } });
    const steps = tried(order, simulate);
    let last = steps.next();
    while (!last.done) last = steps.next();
    expect(last.value).toMatchObject({ bets: 300 });
    const { wins = 0, losses = 0, line = [] } = last.value ?? {};
    expect(wins, "some are won").toBeGreaterThan(0);
    expect(losses, "and some lost").toBeGreaterThan(0);
    // 300 bets of 1,000 at a return near 1: a larger deviation means wrong payouts.
    expect(Math.abs(line.at(-1) ?? 0)).toBeLessThan(200_000);
  });
});
