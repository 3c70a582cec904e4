import { classes } from "@fairhouse/ui/classes.ts";
import { coloursOf, numberOf, type Position } from "../rules/terms.ts";
import "./ball.css";

/** Returns the colours of a digit, the larger share first, as the selector of its styles. */
function toneOf(digit: number): string {
  return coloursOf(digit).join("-");
}

interface BallProps {
  /** The digit; null for a ball that is still unknown. */
  readonly digit: number | null;
  readonly className?: string | undefined;
}

/** Draws a numbered ball in its colours, with a width of `--ball`. Decorative. */
export function Ball({ digit, className }: BallProps) {
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      data-tone={digit === null ? "none" : toneOf(digit)}
      className={classes("colour-ball", className)}
    >
      <span className="colour-ball-face">{digit ?? "?"}</span>
    </span>
  );
}

interface MarkProps {
  readonly on: Position;
  /** The initial of a size, in the player's language. */
  readonly letter: string;
}

/** Draws a small mark of an order's position: a ball, a drop of colour, or the initial of a size. */
export function PositionMark({ on, letter }: MarkProps) {
  if (on === "small" || on === "big") {
    return (
      <span aria-hidden="true" className="colour-mark" data-tone={on}>
        {letter}
      </span>
    );
  }
  if (on === "green" || on === "violet" || on === "red") {
    return <span aria-hidden="true" className="colour-mark" data-tone={on} />;
  }
  return <Ball digit={numberOf(on)} className="colour-ball-small" />;
}
