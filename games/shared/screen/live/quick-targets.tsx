import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Target } from "../panel/target-field.tsx";
import { liveWords } from "./words/words.ts";

/** Targets in hundredths from a frequent to a rare one. */
const TARGETS = [150, 200, 500, 1_000, 5_000, 10_000];

interface QuickTargetsProps {
  readonly target: Target;
  /** Returns the chance that a round reaches a target in hundredths. */
  readonly chanceOf: (target: number) => number;
  readonly disabled: boolean;
}

/** Shows targets that one press puts into the field, each with its chance; only where the panel has height to spare. */
export function QuickTargets({ target, chanceOf, disabled }: QuickTargetsProps) {
  const words = liveWords.useWords();
  const { multiplier, percent } = useFormats();
  return (
    <fieldset disabled={disabled} className="grid grid-cols-3 gap-1.5 max-md:hidden low:hidden">
      <legend className="sr-only">{words.quickTargets}</legend>
      {TARGETS.map((quick) => (
        <button
          key={quick}
          type="button"
          aria-pressed={quick === target.value}
          onClick={() => target.set(quick)}
          className="tabular grid min-h-12 cursor-pointer content-center rounded-control border border-line bg-panel-high text-sm leading-tight font-semibold transition-colors hover:border-dim active:bg-line aria-pressed:border-accent disabled:cursor-not-allowed disabled:opacity-60"
        >
          <bdi>{multiplier(quick)}</bdi>
          <bdi className="text-xs font-normal text-muted">{percent(Math.round(chanceOf(quick) * 1_000) / 1_000)}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
