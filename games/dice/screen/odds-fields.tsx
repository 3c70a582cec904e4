import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { MultiplierInput } from "@fairhouse/ui/forms/multiplier-input.tsx";
import { NumberField } from "@fairhouse/ui/forms/number-field.tsx";
import { MAX_CHANCE, MIN_CHANCE, paysOf } from "../rules/terms.ts";
import { LEAST_MULTIPLIER, MOST_MULTIPLIER, type Odds } from "./use-odds.ts";
import { diceWords } from "./words/words.ts";

interface OddsFieldsProps {
  readonly odds: Odds;
  /** The chance of a running strategy; null while the player chooses. */
  readonly running: number | null;
  /** False if there is no room for two fields; the scale alone then shows the chance. */
  readonly both: boolean;
  readonly disabled: boolean;
}

export function OddsFields({ odds, running, both, disabled }: OddsFieldsProps) {
  const words = diceWords.useWords();
  return (
    <>
      <MultiplierInput
        label={words.multiplier}
        value={running === null ? odds.multiplier : hundredths(paysOf(running))}
        onChange={(next) => odds.typeMultiplier(next ?? Number.NaN)}
        min={LEAST_MULTIPLIER}
        max={MOST_MULTIPLIER}
        error={odds.multiplierProblem}
        disabled={disabled}
        onLeave={odds.leave}
      />
      {both && (
        <NumberField
          label={words.chance}
          value={running ?? odds.percent}
          onChange={odds.typePercent}
          min={MIN_CHANCE}
          max={MAX_CHANCE}
          step={100}
          decimals={2}
          suffix="%"
          decreaseLabel={words.lessChance}
          increaseLabel={words.moreChance}
          error={odds.percentProblem}
          stays
          disabled={disabled}
          onLeave={odds.leave}
        />
      )}
    </>
  );
}
