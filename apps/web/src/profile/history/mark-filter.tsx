import { marksOf } from "@fairhouse/games/marks.ts";
import type { GameMark } from "@fairhouse/games/shared/screen/game-mark.ts";
import { Field, wellStyle } from "@fairhouse/ui/forms/field.tsx";
import { NumberInput } from "@fairhouse/ui/forms/number-input.tsx";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { statisticsWords } from "../statistics/words/words.ts";
import type { Filters } from "./filters.ts";

export interface MarkFilterProps {
  readonly filters: Filters;
  readonly onChange: (changed: Partial<Filters>) => void;
}

const DECIMALS = { count: 0, multiplier: 2, percent: 2 } as const;
const STEPS = { count: 1, multiplier: 10, percent: 100 } as const;
const SIGNS = { count: null, multiplier: "×", percent: "%" } as const;
/** Pause after the last key before the request. */
const TYPED_MS = 500;

/**
 * Filters the bets of one chosen game by the numbers that tell them apart (a target, a risk). Cells of the filters'
 * grid.
 */
export function MarkFilter({ filters, onChange }: MarkFilterProps) {
  const marks = filters.game === null ? [] : marksOf(filters.game);
  return marks.map((mark) => (
    <MarkRange
      key={mark.name}
      mark={mark}
      range={filters.mark === mark.name ? filters : anyValue}
      onChange={({ least, most }) =>
        onChange({ least, most, mark: least === null && most === null ? null : mark.name })
      }
    />
  ));
}

type Range = Pick<Filters, "least" | "most">;
const anyValue: Range = { least: null, most: null };

interface MarkRangeProps {
  readonly mark: GameMark;
  readonly range: Range;
  readonly onChange: (range: Range) => void;
}

/**
 * Both ends of a range, reported together a moment after the last key. They stay as typed until the range comes back as
 * reported: a page that is busy shows the earlier one for a while.
 */
function MarkRange({ mark, range, onChange }: MarkRangeProps) {
  const words = statisticsWords.useWords().history;
  const name = mark.label[useLanguage()];
  const [typed, setTyped] = useState<Range | null>(null);
  const [told, setTold] = useState<Range | null>(null);
  const [before, setBefore] = useState(range);
  if (!isSame(before, range)) {
    setBefore(range);
    const isTypedFurther = typed !== told && told !== null && isSame(told, range);
    if (!isTypedFurther) setTyped(null);
  }
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (typed === null || Number.isNaN(typed.least) || Number.isNaN(typed.most)) return;
    const timer = setTimeout(() => {
      setTold(typed);
      tell(typed);
    }, TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { least, most } = typed ?? range;
  return (
    <>
      <End label={words.from(name)} mark={mark} value={least} onChange={(next) => setTyped({ least: next, most })} />
      <End label={words.to(name)} mark={mark} value={most} onChange={(next) => setTyped({ least, most: next })} />
    </>
  );
}

function isSame(one: Range, other: Range): boolean {
  return one.least === other.least && one.most === other.most;
}

interface EndProps {
  readonly label: string;
  readonly mark: GameMark;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function End({ label, mark, value, onChange }: EndProps) {
  return (
    <Field label={label}>
      {(control) => (
        <div className={wellStyle}>
          <NumberInput
            control={control}
            value={value}
            onChange={onChange}
            decimals={DECIMALS[mark.unit]}
            shown={0}
            step={STEPS[mark.unit]}
            min={mark.least}
            max={mark.most}
          />
          {SIGNS[mark.unit] !== null && (
            <span aria-hidden="true" className="grid place-items-center px-3.5 text-lg font-semibold text-muted">
              {SIGNS[mark.unit]}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
