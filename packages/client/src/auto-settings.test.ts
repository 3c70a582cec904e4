import { expect, test } from "vitest";
import { type AutoSettings, defaultAutoSettings } from "./auto.ts";
import { loadAutoSettings, saveAutoSettings, wrongSettings } from "./auto-settings.ts";
import { memoryStorage } from "./testing.ts";

const SETTINGS: AutoSettings = {
  bets: 0,
  onWin: { kind: "increase", percent: 50 },
  onLoss: { kind: "reset" },
  stopOnProfit: 10_000,
  stopOnLoss: null,
  stopOnSingleWin: 7,
};

test("what was saved for a game comes back, and only for that game", () => {
  const storage = memoryStorage();
  saveAutoSettings("one", SETTINGS, storage);
  expect(loadAutoSettings("one", storage)).toEqual(SETTINGS);
  expect(loadAutoSettings("two", storage)).toEqual(defaultAutoSettings);
});

test.each([
  ["no JSON", "{"],
  ["another type", "[1]"],
  ["fractions", '{"bets":1.5,"stopOnLoss":0.5}'],
  ["negative numbers", '{"bets":-1,"stopOnProfit":-5,"onWin":{"kind":"increase","percent":-100}}'],
  ["huge percents", '{"onLoss":{"kind":"increase","percent":1e9}}'],
  ["stops at nothing", '{"stopOnLoss":0}'],
])("stored text with %s falls back to the defaults", (_, text) => {
  const storage = memoryStorage();
  storage.setItem("auto:one", text);
  expect(loadAutoSettings("one", storage)).toEqual(defaultAutoSettings);
});

test("what is no number, or beyond the most, is named; never and endless are settings like others", () => {
  expect(wrongSettings(defaultAutoSettings)).toEqual([]);
  expect(wrongSettings({ ...defaultAutoSettings, bets: 0, stopOnLoss: 5 })).toEqual([]);
  const wrong = {
    bets: 1_000_001,
    onWin: { kind: "increase", percent: 10_001 },
    onLoss: { kind: "increase", percent: Number.NaN },
    stopOnProfit: Number.NaN,
    stopOnLoss: null,
    stopOnSingleWin: 1.5,
  } as const;
  expect(wrongSettings(wrong)).toEqual(["bets", "onWin", "onLoss", "stopOnProfit", "stopOnSingleWin"]);
});
