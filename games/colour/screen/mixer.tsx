import { classes } from "@fairhouse/ui/classes.ts";
import { useEffect, useState } from "react";
import { DIGITS } from "../rules/terms.ts";
import { Ball } from "./ball.tsx";
import { FIRST_BALL_MS, LANDED_MS } from "./reveal-times.ts";

/** The effect of the digit on the player's own orders. */
export type Mood = "plain" | "won" | "lost";

interface MixerProps {
  /** True while balls are mixed: they pass one after another, and which ones has no meaning. */
  readonly mixing: boolean;
  /** The ball shown otherwise. */
  readonly digit: number | null;
  readonly mood: Mood;
  /** Another id makes the ball appear again. */
  readonly id: string;
}

/** Shows the glass in which balls are mixed, or the ball that came out. */
export function Mixer({ mixing, digit, mood, id }: MixerProps) {
  return (
    <div className="colour-glass" data-mixing={mixing} data-mood={mood} aria-hidden="true">
      {mixing ? (
        <PassingBalls />
      ) : (
        <Ball key={id} digit={digit} className={classes("colour-drawn", digit === null && "colour-unknown")} />
      )}
    </div>
  );
}

/** Shows balls one after another, slower and slower. */
function PassingBalls() {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const pass = () => {
      setPassed((before) => before + 1);
      const share = Math.min(1, (performance.now() - startedAt) / LANDED_MS);
      timer = setTimeout(pass, FIRST_BALL_MS * (1 + 4 * share ** 3));
    };
    pass();
    return () => clearTimeout(timer);
  }, []);
  return <Ball key={passed} digit={PASSING[passed % PASSING.length] ?? 0} className="colour-passing" />;
}

/** The order of passing balls. Neighbours differ in colour, so that the change is visible. */
const PASSING = DIGITS.map((digit) => (digit * 7 + 3) % DIGITS.length);
