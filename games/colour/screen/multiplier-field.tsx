import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { MULTIPLIERS, type Multiplier } from "./use-choice.ts";
import { colourWords } from "./words/words.ts";

interface MultiplierFieldProps {
  readonly value: Multiplier;
  readonly onChange: (value: Multiplier) => void;
  readonly disabled: boolean;
}

/** Selects the multiple of the amount that an order stakes. */
export function MultiplierField({ value, onChange, disabled }: MultiplierFieldProps) {
  const words = colourWords.useWords();
  return (
    <div dir="ltr" className="tabular text-sm [&_label]:px-0!">
      <SegmentedControl<Multiplier>
        label={words.times}
        value={value}
        onChange={onChange}
        disabled={disabled}
        size="sm"
        options={MULTIPLIERS.map((times) => ({ value: times, label: `×${times}` }))}
      />
    </div>
  );
}
