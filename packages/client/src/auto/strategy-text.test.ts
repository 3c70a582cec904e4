import { expect, test } from "vitest";
import { fc } from "../../../../tests/fast-check.ts";
import { defaultAutoSettings } from "./auto.ts";
import type { StrategyGame } from "./auto-options.ts";
import { MAX_CONDITIONS } from "./condition-text.ts";
import type { Condition } from "./conditions.ts";
import { PRESETS, withPreset } from "./presets.ts";
import { LONGEST_TEXT, nameFrom, type Strategy, strategyOf, textOfStrategy } from "./strategy-text.ts";

const MINES: StrategyGame = {
  id: "mines",
  options: [
    { name: "mines", least: 1, most: 24, decimals: 0 },
    { name: "target", least: 101, most: 1_000_000, decimals: 2 },
  ],
};

const STRATEGY: Strategy = {
  name: "Careful doubling",
  stake: 1_000,
  settings: {
    ...defaultAutoSettings,
    bets: 0,
    onLoss: { kind: "increase", percent: 100 },
    stopOnProfit: 50_000,
    stopOnLoss: 20_000,
    conditions: [
      {
        when: { kind: "results", rhythm: "every", count: 3, of: "losses", inARow: true },
        act: { kind: "option", name: "mines", value: 5 },
      },
      {
        when: { kind: "results", rhythm: "after", count: 1, of: "wins", inARow: false },
        act: { kind: "multiply", hundredths: 150 },
      },
      { when: { kind: "loss", atLeast: 9_000 }, act: { kind: "stop" } },
    ],
  },
  options: { mines: 3, target: 250 },
};

const TEXT = `fairhouse strategy 1
game mines
name Careful doubling
stake 1000
bets endless
win reset
loss +100%
stop-profit 50000
stop-loss 20000
mines 3
target 2.5
when every 3 losses in a row then mines 5
when after 1 win then stake x1.5
when loss 9000 then stop`;

test("a strategy is lines that anybody can read, and is read back from them", () => {
  expect(textOfStrategy(STRATEGY, MINES)).toBe(TEXT);
  expect(strategyOf(TEXT, MINES)).toEqual({ ok: true, value: STRATEGY });
});

test.each(PRESETS)("the preset %s is read back from its text", (preset) => {
  const strategy = { ...STRATEGY, settings: withPreset(STRATEGY.settings, preset) };
  expect(strategyOf(textOfStrategy(strategy, MINES), MINES)).toEqual({ ok: true, value: strategy });
});

test("spaces, empty lines and line endings of other systems do not matter", () => {
  const pasted = `\n  ${TEXT.replaceAll("\n", "  \r\n\r\n ").replaceAll("stake ", "stake   ")} \n`;
  expect(strategyOf(pasted, MINES)).toEqual({ ok: true, value: STRATEGY });
});

test("a missing setting is as in an untouched panel", () => {
  const least = "fairhouse strategy 1\ngame mines\nname Least\nstake 1000";
  expect(strategyOf(least, MINES)).toEqual({
    ok: true,
    value: { name: "Least", stake: 1_000, settings: defaultAutoSettings, options: {} },
  });
});

test.each([
  ["nothing", "", 1, "no-strategy"],
  ["prose", "buy low, sell high", 1, "no-strategy"],
  ["another version", TEXT.replace("strategy 1", "strategy 2"), 1, "version"],
  ["another game", TEXT.replace("game mines", "game crash"), 2, "other-game"],
  ["a name that is too long", TEXT.replace("Careful", "C".repeat(30)), 3, "name"],
  ["a stake of nothing", TEXT.replace("stake 1000", "stake 0"), 4, "number"],
  ["a stake with a fraction", TEXT.replace("stake 1000", "stake 1000.5"), 4, "number"],
  ["a stake with marks of thousands", TEXT.replace("stake 1000", "stake 1,000"), 4, "number"],
  ["a stake beyond all amounts", TEXT.replace("stake 1000", "stake 9999999999999999"), 4, "number"],
  ["too many bets", TEXT.replace("bets endless", "bets 1000001"), 5, "number"],
  ["a huge percentage", TEXT.replace("+100%", "+10001%"), 7, "number"],
  ["too many mines", TEXT.replace("mines 3", "mines 25"), 10, "number"],
  ["too many decimals", TEXT.replace("target 2.5", "target 2.505"), 11, "number"],
  ["a word of another house", `${TEXT}\nmartingale yes`, 15, "unknown"],
  ["a field twice", `${TEXT}\nstake 5000`, 15, "twice"],
  ["a condition without an end", `${TEXT}\nwhen profit 5`, 15, "when"],
  ["bets in a row", `${TEXT}\nwhen every 3 bets in a row then stop`, 15, "when"],
  ["an option of another game", `${TEXT}\nwhen profit 5 then rows 8`, 15, "act"],
  ["every none", `${TEXT}\nwhen every 0 bets then stop`, 15, "number"],
  ["less by everything", `${TEXT}\nwhen profit 5 then stake -100%`, 15, "number"],
  ["no steps", `${TEXT}\nwhen profit 5 then stake fibonacci+0`, 15, "number"],
  ["more units than are kept", `${TEXT}\nwhen profit 5 then stake -101u`, 15, "number"],
  ["times nothing", `${TEXT}\nwhen profit 5 then stake x0`, 15, "number"],
  ["no stake", TEXT.replace("stake 1000\n", ""), 13, "missing"],
  ["more conditions than are followed", TEXT + "\nwhen profit 5 then stop".repeat(10), 24, "too-many"],
  ["a whole book", `${TEXT}\n${" ".repeat(LONGEST_TEXT)}`, 1, "too-long"],
])("%s is refused, with its line", (_, text, line, problem) => {
  expect(strategyOf(text, MINES)).toEqual({ ok: false, refusal: { line, problem } });
});

test("no text throws, and everything read is written the same again", () => {
  const lines = TEXT.split("\n");
  const words = TEXT.split(/[ \n]/);
  const line = fc.oneof(
    fc.constantFrom(...lines),
    fc.array(fc.constantFrom(...words)).map((some) => some.join(" ")),
  );
  const garbled = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(line).map((some) => some.join("\n")),
  );
  fc.assert(
    fc.property(garbled, (text) => {
      const read = strategyOf(text, MINES);
      if (!read.ok) return;
      expect(strategyOf(textOfStrategy(read.value, MINES), MINES)).toEqual(read);
    }),
  );
});

test("the longest strategy fits", () => {
  const longest: Condition = {
    when: { kind: "results", rhythm: "after", count: 999_999, of: "losses", inARow: true },
    act: { kind: "set", amount: Number.MAX_SAFE_INTEGER },
  };
  const name = nameFrom("س".repeat(60));
  const conditions = Array.from({ length: MAX_CONDITIONS }, () => longest);
  const full = { ...STRATEGY, name, settings: { ...STRATEGY.settings, conditions } };
  expect(textOfStrategy(full, MINES).length).toBeLessThanOrEqual(LONGEST_TEXT);
  expect(strategyOf(textOfStrategy(full, MINES), MINES)).toEqual({ ok: true, value: full });
});
