import { expect, test } from "vitest";
import { memoryStorage } from "../testing.ts";
import { type AutoSettings, defaultAutoSettings } from "./auto.ts";
import type { StrategyGame } from "./auto-options.ts";
import { loadAutoSettings, saveAutoSettings, wrongSettings } from "./auto-settings.ts";

const ONE: StrategyGame = { id: "one", options: [{ name: "mines", least: 1, most: 24, decimals: 0 }] };

const SETTINGS: AutoSettings = {
  bets: 0,
  onWin: { kind: "increase", percent: 50 },
  onLoss: { kind: "reset" },
  stopOnProfit: 10_000,
  stopOnLoss: null,
  stopOnSingleWin: 7,
  conditions: [
    {
      when: { kind: "results", rhythm: "every", count: 3, of: "losses", inARow: true },
      act: { kind: "option", name: "mines", value: 5 },
    },
    { when: { kind: "profit", atLeast: 5_000 }, act: { kind: "stop" } },
  ],
};

test("saved settings of a game come back, for that game only", () => {
  const storage = memoryStorage();
  saveAutoSettings(ONE, SETTINGS, storage);
  expect(loadAutoSettings(ONE, storage)).toEqual(SETTINGS);
  expect(loadAutoSettings({ ...ONE, id: "two" }, storage)).toEqual(defaultAutoSettings);
});

test.each([
  ["no JSON", "{"],
  ["another type", "[1]"],
  ["fractions", '{"bets":1.5,"stopOnLoss":0.5}'],
  ["negative numbers", '{"bets":-1,"stopOnProfit":-5,"onWin":{"kind":"increase","percent":-100}}'],
  ["huge percents", '{"onLoss":{"kind":"increase","percent":1e9}}'],
  [
    "a condition that the game does not know",
    '{"conditions":["when profit 1 then stop","when profit 1 then tiles 5"]}',
  ],
  ["conditions of another type", '{"conditions":[{}]}'],
  ["stops at nothing", '{"stopOnLoss":0}'],
])("stored text with %s falls back to the defaults", (_, text) => {
  const storage = memoryStorage();
  storage.setItem("auto:one", text);
  expect(loadAutoSettings(ONE, storage)).toEqual(defaultAutoSettings);
});

test("names settings that are not numbers or above the maximum; never and endless are valid", () => {
  expect(wrongSettings(defaultAutoSettings)).toEqual([]);
  expect(wrongSettings({ ...defaultAutoSettings, bets: 0, stopOnLoss: 5 })).toEqual([]);
  const wrong = {
    bets: 1_000_001,
    onWin: { kind: "increase", percent: 10_001 },
    onLoss: { kind: "increase", percent: Number.NaN },
    stopOnProfit: Number.NaN,
    stopOnLoss: null,
    stopOnSingleWin: 1.5,
    conditions: [],
  } as const;
  expect(wrongSettings(wrong)).toEqual(["bets", "onWin", "onLoss", "stopOnProfit", "stopOnSingleWin"]);
});
