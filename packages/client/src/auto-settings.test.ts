import { expect, test } from "vitest";
import { type AutoSettings, defaultAutoSettings } from "./auto.ts";
import { loadAutoSettings, saveAutoSettings } from "./auto-settings.ts";
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
  saveAutoSettings("mines", SETTINGS, storage);
  expect(loadAutoSettings("mines", storage)).toEqual(SETTINGS);
  expect(loadAutoSettings("crash", storage)).toEqual(defaultAutoSettings);
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
  storage.setItem("auto:mines", text);
  expect(loadAutoSettings("mines", storage)).toEqual(defaultAutoSettings);
});
