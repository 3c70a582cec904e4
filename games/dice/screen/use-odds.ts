import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { chanceNear, isChance, MAX_CHANCE, MIN_CHANCE, paysOf } from "../rules/terms.ts";
import { diceWords } from "./words/words.ts";

export const LEAST_MULTIPLIER = hundredths(paysOf(MAX_CHANCE));
export const MOST_MULTIPLIER = hundredths(paysOf(MIN_CHANCE));

/** A number as it was typed, and the chance that was chosen then. */
interface Typed {
  readonly value: number;
  readonly chance: number;
}

/**
 * Provides the same choice twice, as a multiplier and as a chance to win. A typed multiplier is rounded to an available
 * one when its field is left; a number out of range stays, and nothing can be bet, until it is corrected or the chance
 * is chosen elsewhere.
 */
export function useOdds(chance: number, setChance: (chance: number) => void) {
  const words = diceWords.useWords();
  const { multiplier: multiplierText, percent: percentText } = useFormats();
  const multiplier = useTyped(chance, isMultiplier);
  const percent = useTyped(chance, isChance);
  return {
    multiplier: multiplier.typed ?? hundredths(paysOf(chance)),
    percent: percent.typed ?? chance,
    /** The problem of each field, in words; null if it has none. */
    multiplierProblem: multiplier.isWrong
      ? words.between(multiplierText(LEAST_MULTIPLIER), multiplierText(MOST_MULTIPLIER))
      : null,
    percentProblem: percent.isWrong
      ? words.between(percentText(MIN_CHANCE / 10_000), percentText(MAX_CHANCE / 10_000))
      : null,
    typeMultiplier(value: number) {
      const near = isMultiplier(value) ? chanceNear(value) : chance;
      multiplier.type({ value, chance: near });
      percent.clear();
      setChance(near);
    },
    typePercent(value: number) {
      const near = isChance(value) ? value : chance;
      percent.type({ value, chance: near });
      multiplier.clear();
      setChance(near);
    },
    /** Chooses a chance without typing. */
    choose(next: number) {
      multiplier.clear();
      percent.clear();
      setChance(next);
    },
    leave() {
      multiplier.leave();
      percent.leave();
    },
  };
}

export type Odds = ReturnType<typeof useOdds>;

/** Keeps what is typed into a field until it is left, or until the chance changes elsewhere. */
function useTyped(chance: number, isAvailable: (value: number) => boolean) {
  const [kept, setKept] = useState<Typed | null>(null);
  const typed = kept?.chance === chance ? kept.value : null;
  const isWrong = typed !== null && !isAvailable(typed);
  return {
    typed,
    isWrong,
    type: setKept,
    clear: () => setKept(null),
    leave: () => isWrong || setKept(null),
  };
}

function isMultiplier(value: number): boolean {
  return value >= LEAST_MULTIPLIER && value <= MOST_MULTIPLIER;
}
