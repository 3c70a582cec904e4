import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import type { ReactNode } from "react";
import { columnOf, rowOf } from "./board-model.ts";
import "./faces.css";
import "./board.css";
import "./bursts.css";

/** `idle` means that no hand is shown or being prepared; the lids glint. */
export type Mood = "idle" | "playing" | "won" | "lost";

export interface BoardFrameProps {
  /** Names the board if its tiles are controls; null for a picture. */
  readonly label: string | null;
  readonly mood: Mood;
  /** The tile that ended the hand, from which its light spreads over the board. */
  readonly origin: number | null;
  readonly pace: Pace;
  /** The 25 tiles, row by row. */
  readonly children: ReactNode;
}

/** The board under the tiles: as large as its container allows, lit by the state of the hand. */
export function BoardFrame({ label, mood, origin, pace, children }: BoardFrameProps) {
  const still = useReducedMotion();
  return (
    <div
      {...(label !== null && { role: "group", "aria-label": label })}
      dir="ltr"
      className={classes(
        "mines-board size-[100cqmin]",
        `mines-${mood}`,
        still && "mines-still",
        pace !== "animated" && "mines-quick",
      )}
      style={
        origin === null
          ? undefined
          : { "--hit-x": `${columnOf(origin) * 20 - 10}%`, "--hit-y": `${rowOf(origin) * 20 - 10}%` }
      }
    >
      {children}
    </div>
  );
}
