import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { MultiplierInput } from "@fairhouse/ui/forms/multiplier-input.tsx";
import { NumberField } from "@fairhouse/ui/forms/number-field.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { chanceNear, isChance, MAX_CHANCE, MIN_CHANCE, paysOf } from "../rules/terms.ts";
import { diceWords } from "./words/words.ts";

const LEAST = hundredths(paysOf(MAX_CHANCE));
const MOST = hundredths(paysOf(MIN_CHANCE));

interface OddsFieldsProps {
  readonly chance: number;
  readonly onChange: (chance: number) => void;
  /** False if there is no room for two fields; the scale alone then shows the chance. */
  readonly both: boolean;
  readonly disabled: boolean;
}

/**
 * The same choice twice, as a multiplier and as a chance to win. A typed value that is unavailable is replaced on blur.
 */
export function OddsFields({ chance, onChange, both, disabled }: OddsFieldsProps) {
  const words = diceWords.useWords();
  const { multiplier: multiplierText } = useFormats();
  const multiplier = useTyped(hundredths(paysOf(chance)), chance);
  const percent = useTyped(chance, chance);
  const wrong = Number.isNaN(multiplier.value) || multiplier.value < LEAST || multiplier.value > MOST;
  return (
    <>
      <MultiplierInput
        label={words.multiplier}
        value={multiplier.value}
        onChange={(next) => {
          const given = next ?? Number.NaN;
          const near = given >= LEAST && given <= MOST ? chanceNear(given) : chance;
          multiplier.type(given, near);
          onChange(near);
        }}
        min={LEAST}
        max={MOST}
        error={wrong ? words.multiplierBetween(multiplierText(LEAST), multiplierText(MOST)) : null}
        disabled={disabled}
        onLeave={multiplier.leave}
      />
      {both && (
        <NumberField
          label={words.chance}
          value={percent.value}
          onChange={(next) => {
            const given = isChance(next) ? next : chance;
            percent.type(next, given);
            onChange(given);
          }}
          min={MIN_CHANCE}
          max={MAX_CHANCE}
          step={100}
          decimals={2}
          suffix="%"
          decreaseLabel={words.lessChance}
          increaseLabel={words.moreChance}
          disabled={disabled}
          onLeave={percent.leave}
        />
      )}
    </>
  );
}

/**
 * Keeps the typed value of a field until blur or until the chance changes elsewhere; otherwise shows the value derived
 * from the chance.
 */
function useTyped(value: number, chance: number) {
  const [typed, setTyped] = useState<{ readonly value: number; readonly chance: number } | null>(null);
  return {
    value: typed !== null && typed.chance === chance ? typed.value : value,
    type: (given: number, of: number) => setTyped({ value: given, chance: of }),
    leave: () => setTyped(null),
  };
}
