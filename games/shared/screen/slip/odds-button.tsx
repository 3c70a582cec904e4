import { classes } from "@fairhouse/ui/classes.ts";
import type { Odds } from "../../rules/slip/odds.ts";
import { useOddsText } from "./odds-text.ts";
import { useMoved } from "./use-moved.ts";

export interface OddsButtonProps {
  /** The selection in words, for screen readers. */
  readonly name: string;
  /** Null if nothing is offered. */
  readonly odds: Odds | null;
  readonly picked: boolean;
  readonly disabled?: boolean;
  /** Says before the odds what they are for, where no column does. */
  readonly label?: string | undefined;
  /** True in a market's own grid, whose buttons have room for all odds in one size. */
  readonly roomy?: boolean;
  readonly onPick: () => void;
}

const SHORT_TEXT = 5;
const LONG_TEXT = 6;
/** Marks around a text that runs from left to right. They have no width. */
const MARKS = /[\u2066-\u2069]/g;

/** Shows the odds of a selection; pressing it puts the selection on the slip, or takes it off. */
export function OddsButton({ name, odds, picked, disabled = false, label, roomy = false, onPick }: OddsButtonProps) {
  const oddsText = useOddsText();
  const moved = useMoved(odds);
  if (odds === null) {
    return (
      <span aria-hidden="true" className="grid min-h-11 place-items-center text-dim">
        –
      </span>
    );
  }
  const text = oddsText(odds);
  const { length } = text.replace(MARKS, "");
  return (
    <button
      type="button"
      aria-pressed={picked}
      aria-label={`${name}: ${text}`}
      aria-disabled={disabled || undefined}
      data-label={label}
      onClick={() => disabled || onPick()}
      className={classes(
        "relative tabular min-h-11 w-full rounded-control border px-0.5 font-semibold transition-[background-color,border-color,translate] duration-(--duration-feedback) select-none active:translate-y-px",
        picked
          ? "border-transparent bg-accent-fill text-on-accent shadow-control"
          : "border-line-strong bg-panel-high text-text hover:border-accent",
        disabled && "cursor-not-allowed opacity-60",
        roomy ? "max-sm:text-[0.9375rem] max-sm:tracking-tight" : sizeOf(length),
        // No text of its own: the name of the button says the selection in full.
        label !== undefined &&
          "before:me-2 before:text-xs before:font-normal before:content-[attr(data-label)] @min-[520px]:before:hidden",
        label !== undefined && !picked && "before:text-muted",
      )}
    >
      {text}
      {moved !== null && (
        <span
          aria-hidden="true"
          className={`absolute top-0.5 end-1 text-[0.625rem] leading-none ${picked ? "" : moved === "up" ? "text-win" : "text-lose"}`}
        >
          {moved === "up" ? "▲" : "▼"}
        </span>
      )}
    </button>
  );
}

/** Returns a smaller size on phones for longer odds, where three buttons stand beside the names: 100.125 is smallest. */
function sizeOf(length: number): string {
  if (length <= SHORT_TEXT) return "";
  return length > LONG_TEXT ? "max-sm:text-xs max-sm:tracking-tight" : "max-sm:text-[0.8125rem] max-sm:tracking-tight";
}
