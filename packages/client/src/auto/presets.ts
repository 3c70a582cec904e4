import type { AutoSettings, Progression } from "./auto.ts";
import type { Act, Condition, Counted } from "./conditions.ts";

/** Well-known ways to change the stake. All of them are made for bets that pay about twice the stake. */
export const PRESETS = ["martingale", "reverse", "dalembert", "fibonacci", "oscar"] as const;
export type Preset = (typeof PRESETS)[number];

const RESET: Progression = { kind: "reset" };
const DOUBLE: Progression = { kind: "increase", percent: 100 };
const STAY: Progression = { kind: "increase", percent: 0 };

const every = (count: number, of: Counted, act: Act): Condition => ({
  when: { kind: "results", rhythm: "every", count, of, inARow: count > 1 },
  act,
});

const CHANGES: Readonly<Record<Preset, Pick<AutoSettings, "onWin" | "onLoss" | "conditions">>> = {
  martingale: { onWin: RESET, onLoss: DOUBLE, conditions: [] },
  reverse: { onWin: DOUBLE, onLoss: RESET, conditions: [every(3, "wins", { kind: "reset" })] },
  dalembert: {
    onWin: STAY,
    onLoss: STAY,
    conditions: [every(1, "losses", { kind: "raise", units: 1 }), every(1, "wins", { kind: "lower", units: 1 })],
  },
  fibonacci: {
    onWin: STAY,
    onLoss: STAY,
    conditions: [
      every(1, "losses", { kind: "fibonacci-on", steps: 1 }),
      every(1, "wins", { kind: "fibonacci-back", steps: 2 }),
    ],
  },
  oscar: { onWin: STAY, onLoss: STAY, conditions: [every(1, "wins", { kind: "grind" })] },
};

/** Returns settings whose stake follows a preset. Stake, number of bets and stops stay. */
export function withPreset(settings: AutoSettings, preset: Preset): AutoSettings {
  return { ...settings, ...CHANGES[preset] };
}
