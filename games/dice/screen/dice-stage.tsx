import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { rollText } from "../drawing/roll-text.ts";
import { chanceOf, isChance, ROLLS, SIDES, targetOf } from "../rules/terms.ts";
import { PastCard } from "./past-card.tsx";
import { Scale } from "./scale.tsx";
import type { DiceTable } from "./use-dice.ts";
import { diceWords } from "./words/words.ts";

/** A key press moves the target by ten rolls, 0.10. */
const STEP = 10;

/** The scale, whose target moves by pointer and keys, and the choice of the winning side. */
export function DiceStage({ table }: { readonly table: DiceTable }) {
  const words = diceWords.useWords();
  const { side, chance, rolling, roll, past, pace, rested } = table;
  const target = targetOf(side, chance);
  const asleep = table.busy || table.auto.running;
  const move = (to: number) => {
    const next = chanceOf({ side, target: to });
    if (isChance(next)) table.odds.choose(next);
  };
  return (
    <div className="grid size-full grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 sm:gap-8">
      <Scale side={side} target={target} rolling={rolling} roll={roll} past={past} pace={pace} onRest={rested}>
        <input
          type="range"
          aria-label={words.target}
          aria-valuetext={words.wins[side](rollText(target))}
          min={0}
          max={ROLLS - 1}
          step={1}
          value={target}
          disabled={asleep}
          onChange={(event) => move(event.target.valueAsNumber)}
          onKeyDown={(event) => {
            const steps = { ArrowLeft: -STEP, ArrowDown: -STEP, ArrowRight: STEP, ArrowUp: STEP }[event.key];
            if (steps === undefined) return;
            event.preventDefault();
            move(target + steps);
          }}
          className="dice-handle"
        />
      </Scale>
      <div className="w-full max-w-sm">
        <SegmentedControl
          label={words.side}
          value={side}
          onChange={table.setSide}
          options={SIDES.map((one) => ({ value: one, label: words.sides[one](rollText(targetOf(one, chance))) }))}
          disabled={asleep}
        />
      </div>
      <PastCard rolls={past} call={{ side, target }} />
    </div>
  );
}
