import { usePreference } from "@fairhouse/client/preferences.ts";
import { useRecentBets } from "@fairhouse/client/use-play.ts";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import { rollText } from "../drawing/roll-text.ts";
import type { DiceBet, DiceOutcome } from "../rules/dice.ts";
import { isChance, isSide, MAX_CHANCE, MIN_CHANCE, type Side } from "../rules/terms.ts";
import { autoPlay, type DiceSetup } from "./auto-play.ts";
import { useOdds } from "./use-odds.ts";
import { diceWords } from "./words/words.ts";

/** Provides the state and the actions of the screen. */
export function useDice() {
  const words = diceWords.useWords();
  const [side, setSide] = usePreference<Side>("dice:side", "over", isSide);
  const [chance, setChance] = usePreference<number>("dice:chance", 4_950, isChance);
  const odds = useOdds(chance, setChance);
  const table = useInstantTable<DiceBet, DiceOutcome, DiceSetup>("dice", {
    autoPlay,
    problem: odds.multiplierProblem ?? odds.percentProblem,
    setup: { side, chance },
    options: [
      {
        name: "chance",
        label: words.chance,
        least: MIN_CHANCE,
        most: MAX_CHANCE,
        decimals: 2,
        value: chance,
        set: odds.choose,
      },
    ],
    saidOf: ({ outcome }) => words.rolled(rollText(outcome.roll)),
  });
  const { revealing, result } = table;
  const past = useRecentBets(table.recent);
  return {
    ...table,
    side: table.setup.side,
    setSide,
    odds,
    /** Number of winning rolls among 10,000, as set by the player or by the running strategy. */
    chance: table.setup.chance,
    /** Id of the bet whose roll is being revealed. */
    rolling: revealing?.id ?? null,
    /** Rolls that have been shown, newest first. */
    past: past.map(({ id, payout, outcome }) => ({ id, roll: outcome.roll, won: payout > 0 })),
    roll: result === null ? null : { value: result.outcome.roll, won: result.payout > 0 },
  };
}

export type DiceTable = ReturnType<typeof useDice>;
