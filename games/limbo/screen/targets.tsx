import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { shareReaching } from "../rules/point.ts";
import { limboWords } from "./words/words.ts";

/** In hundredths. */
const TARGETS = [125, 200, 500, 1_000, 10_000] as const;

export interface TargetsProps {
  /** The target of the next bet, in hundredths. */
  readonly aim: number;
  /** The player's last points, in hundredths. */
  readonly past: readonly number[];
  readonly disabled: boolean;
  readonly onChoose: (target: number) => void;
}

/**
 * Targets to choose from, on stages with room for them: each with its chance, and how many of the player's last points
 * reached it.
 */
export function Targets({ aim, past, disabled, onChoose }: TargetsProps) {
  const words = limboWords.useWords();
  const { multiplier, percent, whole, locale } = useFormats();
  const oneIn = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  return (
    <section aria-label={words.targets} className="limbo-targets tabular">
      {TARGETS.map((target) => {
        const share = shareReaching(target);
        const reached = past.filter((point) => point >= target).length;
        return (
          <button
            key={target}
            type="button"
            aria-pressed={target === aim}
            aria-disabled={disabled || undefined}
            onClick={() => disabled || onChoose(target)}
          >
            <span className="text-lg leading-tight font-bold">{multiplier(target)}</span>
            <span className="text-sm text-muted">
              <span className="sr-only">{words.chanceToReach} </span>
              {percent(Math.round(share * 10_000) / 10_000)}
            </span>
            <span aria-hidden="true" className="limbo-share">
              <span style={{ width: `${share * 100}%` }} />
            </span>
            <span className="text-xs text-muted">
              {past.length === 0
                ? words.oneIn(oneIn.format(1 / share))
                : words.reached(whole(reached), whole(past.length))}
            </span>
          </button>
        );
      })}
    </section>
  );
}
