import { expect, test } from "vitest";
import { type AutoSettings, autoReducer, defaultAutoSettings, idleAuto } from "./auto.ts";
import { PRESETS, type Preset, withPreset } from "./presets.ts";

const LIMITS = { min: 1, max: 1_000_000, balance: 1_000_000_000 };

/** Returns the stakes of a run, the first of them 10, whose bets are won (W) at twice the stake, or lost (L). */
function stakes(preset: Preset, results: string): readonly number[] {
  const settings: AutoSettings = withPreset({ ...defaultAutoSettings, bets: 0 }, preset);
  let run = autoReducer(idleAuto, { type: "start", settings, base: 10, limits: LIMITS });
  const amounts = [run.amount];
  for (const result of results) {
    const payout = result === "W" ? 2 * run.amount : 0;
    run = autoReducer(run, { type: "settled", stake: run.amount, payout, limits: LIMITS });
    amounts.push(run.amount);
  }
  return amounts;
}

test.each<[Preset, string, readonly number[]]>([
  ["martingale", "LLLWL", [10, 20, 40, 80, 10, 20]],
  ["reverse", "WWWWL", [10, 20, 40, 10, 20, 10]],
  ["dalembert", "LLLWWWWL", [10, 20, 30, 40, 30, 20, 10, 10, 20]],
  ["fibonacci", "LLLLWWWW", [10, 20, 30, 50, 80, 30, 10, 10, 10]],
  // A series ends one stake above the last: 4 losses, then wins that rise, the last of them no higher than needed.
  ["oscar", "LLLLWWWL", [10, 10, 10, 10, 10, 20, 20, 10, 10]],
  ["oscar", "LLWWW", [10, 10, 10, 20, 10, 10]],
])("%s after %s", (preset, results, expected) => {
  expect(stakes(preset, results)).toEqual(expected);
});

test("every preset keeps the number of bets and the stops", () => {
  const settings = { ...defaultAutoSettings, bets: 7, stopOnLoss: 500 };
  for (const preset of PRESETS) expect(withPreset(settings, preset)).toMatchObject({ bets: 7, stopOnLoss: 500 });
});

test("a stake never passes what a number can hold", () => {
  const most = { min: 1, max: Number.MAX_SAFE_INTEGER, balance: Number.MAX_SAFE_INTEGER };
  const settings = withPreset({ ...defaultAutoSettings, bets: 0 }, "fibonacci");
  let run = autoReducer(idleAuto, { type: "start", settings, base: 1_000, limits: most });
  for (let bet = 0; bet < 200; bet++) run = autoReducer(run, { type: "settled", stake: 1, payout: 0, limits: most });
  expect(Number.isSafeInteger(run.amount)).toBe(true);
});
