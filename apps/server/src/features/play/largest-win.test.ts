import { crash } from "@fairhouse/games/crash/rules/crash.ts";
import { mines } from "@fairhouse/games/mines/rules/mines.ts";
import { roulette } from "@fairhouse/games/roulette/rules/roulette.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { describe, expect, test } from "vitest";
import { ConfigError } from "../../machinery/config.ts";
import { checkLargestWin, LARGEST_MULTIPLIER } from "./largest-win.ts";

const games = [anyGame(mines), anyGame(crash), anyGame(roulette)];
const MOST = Math.floor(MAX_MONEY / LARGEST_MULTIPLIER);

test("the default currency and the largest possible one are accepted", () => {
  expect(() => checkLargestWin(games, 100_000)).not.toThrow();
  expect(() => checkLargestWin(games, MOST)).not.toThrow();
});

test("a larger one is refused with the largest possible value", () => {
  expect(() => checkLargestWin(games, MOST + 1)).toThrow(ConfigError);
  expect(() => checkLargestWin(games, MOST + 1)).toThrow(`CURRENCY_MAX_BET must be at most ${MOST}`);
});

describe("no bet pays more than the largest multiplier, and at the largest stake each payout is an exact amount", () => {
  test("mines, every number of mines", () => {
    const payouts = Array.from({ length: 24 }, (_, i) => mines.maxPayout({ amount: MOST, mines: i + 1 }) ?? 0);
    expect(Math.max(...payouts)).toBeLessThanOrEqual(MOST * LARGEST_MULTIPLIER);
    expect(Math.max(...payouts)).toBeGreaterThan(MOST * (LARGEST_MULTIPLIER - 1));
  });

  test("crash without a preset", () => {
    expect(crash.bet.safeParse({ amount: MOST, auto: null }).success).toBe(true);
    expect(crash.maxPayout({ amount: MOST, auto: null })).toBeLessThanOrEqual(MOST * LARGEST_MULTIPLIER);
  });

  test("a game that pays more is refused by name", () => {
    const generous = { ...crash, id: "generous", maxPayout: () => 100_000 * (LARGEST_MULTIPLIER + 1) };
    expect(() => checkLargestWin([anyGame(generous)], 100_000)).toThrow("generous can pay");
  });
});
