import { classes } from "@fairhouse/ui/classes.ts";
import { Ball } from "./ball.tsx";

/** The effect of the digit on the player's own orders. */
export type Mood = "plain" | "won" | "lost";

interface MixerProps {
  /** The ball that passes while balls are mixed; null while none are. */
  readonly passing: number | null;
  /** The ball shown otherwise. */
  readonly digit: number | null;
  readonly mood: Mood;
  /** Another id makes the ball appear again. */
  readonly id: string;
}

/** Shows the glass in which balls are mixed, or the ball that came out. */
export function Mixer({ passing, digit, mood, id }: MixerProps) {
  return (
    <div className="colour-glass" data-mixing={passing !== null} data-mood={mood} aria-hidden="true">
      {passing === null ? (
        <Ball key={id} digit={digit} className={classes("colour-drawn", digit === null && "colour-unknown")} />
      ) : (
        <Ball key={passing} digit={passing} className="colour-passing" />
      )}
    </div>
  );
}
