import { describe, expect, test } from "vitest";
import { type AutoSettings, type AutoState, autoReducer, defaultAutoSettings, idleAuto } from "./auto.ts";
import type { Act, Condition, Counted, Rhythm } from "./conditions.ts";

const LIMITS = { min: 1_000, max: 100_000, balance: 10_000_000 };

function start(conditions: readonly Condition[], settings: Partial<AutoSettings> = {}): AutoState {
  return autoReducer(idleAuto, {
    type: "start",
    settings: { ...defaultAutoSettings, bets: 0, conditions, ...settings },
    base: 2_000,
    limits: LIMITS,
  });
}

/** Plays bets that won their stake (W), lost it (L) or got it back (=). */
function play(state: AutoState, results: string): AutoState {
  return [...results].reduce((run, result) => {
    const payout = result === "W" ? 2 * run.amount : result === "L" ? 0 : run.amount;
    return autoReducer(run, { type: "settled", stake: run.amount, payout, limits: LIMITS });
  }, state);
}

const toNine: Act = { kind: "option", name: "mines", value: 9 };
const when = (rhythm: Rhythm, count: number, of: Counted, inARow = false): Condition => ({
  when: { kind: "results", rhythm, count, of, inARow },
  act: toNine,
});

/** Lists the bets, from 1, after which the condition was met. */
function met(condition: Condition, results: string): readonly number[] {
  return [...results].flatMap((_, index) => {
    const before = play(start([]), results.slice(0, index));
    const run = { ...before, settings: { ...before.settings, conditions: [condition] } };
    return play(run, results.charAt(index)).options.mines === 9 ? [index + 1] : [];
  });
}

describe("a condition is met", () => {
  test.each([
    ["every 2 bets", when("every", 2, "bets"), "LW=LW", [2, 4]],
    ["after 2 bets", when("after", 2, "bets"), "LW=LW", [2]],
    ["every 2 wins", when("every", 2, "wins"), "WLW=LWW", [3, 7]],
    ["after 2 losses", when("after", 2, "losses"), "LWLLL", [3]],
    ["every 2 losses in a row", when("every", 2, "losses", true), "LWLLLL", [4, 6]],
    ["after 2 wins in a row, in each streak", when("after", 2, "wins", true), "WWWLWWW", [2, 6]],
    ["a stake that comes back does not end a streak", when("after", 2, "losses", true), "L=L", [3]],
    ["after the first win", when("after", 1, "wins"), "LWW", [2]],
  ] as const)("%s", (_, condition, results, expected) => {
    expect(met(condition, results)).toEqual(expected);
  });

  test("by profit and loss after each bet as long as they are that high", () => {
    const profit: Condition = { when: { kind: "profit", atLeast: 4_000 }, act: toNine };
    const loss: Condition = { when: { kind: "loss", atLeast: 2_000 }, act: toNine };
    expect(met(profit, "WWWLL")).toEqual([2, 3, 4]);
    expect(met(loss, "LLWWW")).toEqual([1, 2, 3]);
  });
});

describe("what it does", () => {
  const always = (...acts: readonly Act[]) =>
    acts.map((act): Condition => ({ when: when("every", 1, "bets").when, act }));

  test.each<[Act, number]>([
    [{ kind: "set", amount: 7_000 }, 7_000],
    [{ kind: "increase", percent: 50 }, 3_000],
    [{ kind: "decrease", percent: 25 }, 1_500],
    [{ kind: "multiply", hundredths: 250 }, 5_000],
    [{ kind: "raise", units: 3 }, 8_000],
    [{ kind: "lower", units: 3 }, 2_000],
    [{ kind: "fibonacci-on", steps: 3 }, 10_000],
    [{ kind: "fibonacci-back", steps: 1 }, 2_000],
  ])("%j", (act, amount) => {
    expect(play(start(always(act)), "L").amount).toBe(amount);
  });

  test("comes in order, after the effects of wins and losses on the amount", () => {
    const settings = { onLoss: { kind: "increase", percent: 100 } } as const;
    expect(play(start(always({ kind: "increase", percent: 50 }), settings), "L").amount).toBe(6_000);
    expect(play(start(always({ kind: "reset" }), settings), "LL").amount).toBe(2_000);
    const both = always({ kind: "set", amount: 10_000 }, { kind: "decrease", percent: 50 });
    expect(play(start(both), "L").amount).toBe(5_000);
  });

  test("stops the run, and later conditions do nothing", () => {
    const stopped = play(start(always({ kind: "stop" }, toNine)), "L");
    expect(stopped).toMatchObject({ status: "stopped", reason: "condition", options: {}, made: 1 });
  });

  test("stays within the currency's limits and the balance, whatever the strategy says", () => {
    expect(play(start(always({ kind: "set", amount: 900_000 })), "L").amount).toBe(LIMITS.max);
    expect(play(start(always({ kind: "set", amount: 1 })), "L").amount).toBe(LIMITS.min);
    expect(play(start(always({ kind: "decrease", percent: 99 })), "L").amount).toBe(LIMITS.min);
    const huge = always({ kind: "multiply", hundredths: 10_000 }, { kind: "multiply", hundredths: 10_000 });
    expect(play(start(huge), "LLLLLLLL").amount).toBe(LIMITS.max);
    const poor = { ...LIMITS, balance: 1_234 };
    const run = start(always({ kind: "set", amount: 50_000 }));
    expect(autoReducer(run, { type: "settled", stake: 2_000, payout: 0, limits: poor }).amount).toBe(1_234);
  });

  test("a new run starts with the game's own numbers", () => {
    const changed = play(start(always(toNine)), "L");
    expect(changed.options).toEqual({ mines: 9 });
    const stopped = autoReducer(changed, { type: "stop", reason: "player", busy: false });
    const again = autoReducer(stopped, {
      type: "start",
      settings: changed.settings,
      base: 2_000,
      limits: LIMITS,
    });
    expect(again).toMatchObject({ options: {}, results: { wins: 0, losses: 0, streak: 0, high: 0 } });
  });
});
