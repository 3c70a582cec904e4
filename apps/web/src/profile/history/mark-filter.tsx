import { marksOf } from "@fairhouse/games/marks.ts";
import type { GameMark } from "@fairhouse/games/shared/screen/game-mark.ts";
import { Field, wellStyle } from "@fairhouse/ui/components/field.tsx";
import { NumberInput } from "@fairhouse/ui/components/number-input.tsx";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { statisticsWords } from "../statistics/words/words.ts";
import type { Filters } from "./filters.ts";

export interface MarkFilterProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

const DECIMALS = { count: 0, multiplier: 2 } as const;
/** While one types, nothing is asked. */
const TYPED_MS = 500;

/** Once one game is chosen: between which values its bets are, by what tells them apart there (mines, a target). */
export function MarkFilter({ filters, onChange }: MarkFilterProps) {
  const words = statisticsWords.useWords().history;
  const language = useLanguage();
  const marks = filters.game === null ? [] : marksOf(filters.game);
  if (marks.length === 0) return null;
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
      {marks.map((mark) => {
        const name = mark.label[language];
        const { least, most } = filters.mark === mark.name ? filters : { least: null, most: null };
        const change = (range: Pick<Filters, "least" | "most">) =>
          onChange({ ...filters, ...range, mark: range.least === null && range.most === null ? null : mark.name });
        return [
          <End
            key={`${mark.name} least`}
            label={words.from(name)}
            mark={mark}
            value={least}
            onChange={(value) => change({ least: value, most })}
          />,
          <End
            key={`${mark.name} most`}
            label={words.to(name)}
            mark={mark}
            value={most}
            onChange={(value) => change({ least, most: value })}
          />,
        ];
      })}
    </div>
  );
}

interface EndProps {
  readonly label: string;
  readonly mark: GameMark;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** One end of the range; it is told a moment after the last key. */
function End({ label, mark, value, onChange }: EndProps) {
  const [typed, setTyped] = useState<{ readonly value: number | null } | null>(null);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (typed === null || Number.isNaN(typed.value)) return;
    const timer = setTimeout(() => {
      setTyped(null);
      tell(typed.value);
    }, TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={label}>
      {(control) => (
        <div className={wellStyle}>
          <NumberInput
            control={control}
            value={typed === null ? value : typed.value}
            onChange={(next) => setTyped({ value: next })}
            decimals={DECIMALS[mark.unit]}
            shown={0}
            step={1}
            min={mark.least}
            max={mark.most}
          />
          {mark.unit === "multiplier" && (
            <span aria-hidden="true" className="grid place-items-center px-3.5 text-lg font-semibold text-muted">
              ×
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
