import ball from "./art/ball.svg?url";
import keeper from "./art/keeper.svg?url";
import "./pitch.css";
import "./spots.css";
import "./ball.css";
import "./crowd.css";
import "./net.css";
import type { Money } from "@fairhouse/kernel/money.ts";
import { shownTimes } from "@fairhouse/kernel/shown-times.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import type { Face, Place, Scene } from "../drawing/pitch-model.ts";
import { multiplierOf, PITCHES } from "../rules/pitches.ts";
import { Net } from "./net.tsx";

export interface PitchProps {
  readonly scene: Scene;
  /** The stake, from which the payouts have their figures. */
  readonly stake: Money;
  /** The column to be played or chosen next. */
  readonly column: number | null;
  /** A new key puts a new ball down instead of moving the last one. */
  readonly ballKey: string;
  /** True while the kick is being sent to the house. */
  readonly waiting?: boolean;
  readonly pace?: Pace;
  /** True for a picture, in which nothing moves. */
  readonly picture?: boolean;
  /** Controls over the grass. */
  readonly children?: ReactNode;
}

/**
 * Widths in columns: the grass before the first column, the grass behind the last, and the net on it; keep in sync with
 * `pitch.css`.
 */
const START_WIDTH = 0.7;
const GOAL_WIDTH = 0.95;
const NET_WIDTH = 0.7;

/**
 * The whole ground, hidden from screen readers: the payouts of the columns, and below them the grass with everything
 * known about it.
 */
export function Pitch({ scene, stake, column, ballKey, waiting, pace = "animated", picture, children }: PitchProps) {
  const reduced = useReducedMotion();
  const { rows, columns } = PITCHES[scene.size];
  return (
    <div
      dir="ltr"
      className={classes(
        "goal-pitch",
        `goal-${scene.size}`,
        scene.end && `goal-${scene.end}`,
        (picture || reduced) && "goal-still",
        pace !== "animated" && "goal-quick",
      )}
      style={{ "--rows": rows, "--columns": columns, "--heat": scene.passed / columns }}
    >
      <Pays scene={scene} stake={stake} column={column} />
      <Crowd side="far" />
      <div className="goal-grass">
        <Chalk />
        {scene.faces.map((faces, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={at}
            aria-hidden="true"
            className={classes("goal-column", at === column && "goal-next", at < scene.passed && "goal-behind")}
            style={{ "--at": at }}
          >
            {faces.map((face, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place.
              <Spot key={row} face={face} target={scene.target?.column === at && scene.target.row === row} />
            ))}
          </div>
        ))}
        <Way scene={scene} />
        <Ball key={ballKey} at={scene.ball} rows={rows} columns={columns} flightMs={scene.flightMs} waiting={waiting} />
        {children}
      </div>
      <Crowd side="near" />
    </div>
  );
}

/** The payout of each column, above it. */
function Pays({ scene, stake, column }: Pick<PitchProps, "scene" | "stake" | "column">) {
  const { multiplier } = useFormats();
  /** The column whose payout the hand has now; a lost one has none. */
  const now = scene.end === "saved" ? null : scene.passed - 1;
  const textAt = (passed: number) => {
    const { hundredths, about } = shownTimes(stake, multiplierOf(scene.size, passed));
    return multiplier(hundredths, about);
  };
  return (
    <div aria-hidden="true" className="goal-pays tabular">
      {scene.faces.map((_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          key={at}
          className={classes(
            "goal-pay",
            at === now && "goal-pay-now",
            at < scene.passed && at !== now && "goal-pay-behind",
            at === column && "goal-pay-next",
          )}
        >
          <bdi>{textAt(at + 1)}</bdi>
        </span>
      ))}
    </div>
  );
}

/** The lines of the pitch, and the goal with its net. */
function Chalk() {
  return (
    <div aria-hidden="true" className="goal-chalk">
      <span className="goal-circle" />
      <span className="goal-box" />
      <Net />
    </div>
  );
}

function Spot({ face, target }: { readonly face: Face; readonly target: boolean }) {
  return (
    <span data-face={face} className={classes("goal-spot", target && "goal-target")}>
      {(face === "keeper" || face === "save") && <img src={keeper} alt="" width="40" height="40" draggable={false} />}
    </span>
  );
}

/**
 * Returns the distance from the left to the middle of a column, to the start before the first one, or to the net behind
 * the last.
 */
function acrossOf(column: number, columns: number): number {
  if (column < 0) return START_WIDTH / 2;
  return START_WIDTH + (column < columns ? column + 0.5 : columns + NET_WIDTH / 2);
}

/** A line from the spot of the first kick through all rows so far. */
function Way({ scene: { size, way, end } }: Pick<PitchProps, "scene">) {
  const { rows, columns } = PITCHES[size];
  const units = START_WIDTH + columns + GOAL_WIDTH;
  const middle = rows / 2;
  const points = [
    [acrossOf(-1, columns), middle],
    ...way.map((row, column) => [acrossOf(column, columns), row + 0.5]),
    ...(end === "scored" ? [[acrossOf(columns, columns), middle]] : []),
  ];
  return (
    <svg aria-hidden="true" className="goal-way" viewBox={`0 0 ${units} ${rows}`} preserveAspectRatio="none">
      <polyline points={points.map((point) => point.join(",")).join(" ")} />
    </svg>
  );
}

interface BallProps {
  readonly at: Place;
  readonly rows: number;
  readonly columns: number;
  readonly flightMs: number;
  readonly waiting?: boolean | undefined;
}

function Ball({ at, rows, columns, flightMs, waiting }: BallProps) {
  /** The stand in which the ball has landed: -1 the far one, 1 the near one, 0 none. */
  const stand = at.row < 0 ? -1 : at.row > rows - 1 ? 1 : 0;
  return (
    <span
      aria-hidden="true"
      className="goal-ball-place"
      style={{
        "--across": acrossOf(at.column, columns),
        "--row": at.row,
        "--into-stand": stand,
        "--flight": `${flightMs}ms`,
      }}
    >
      {/* A new key restarts the flight for each kick. */}
      <span key={`${at.column} ${at.row}`} className={classes("goal-ball", waiting && "goal-ball-waiting")}>
        <img src={ball} alt="" width="40" height="40" draggable={false} />
      </span>
    </span>
  );
}

/** The stands on both sides of the pitch: rows of people, with flashes of cameras after a goal. */
function Crowd({ side }: { readonly side: "far" | "near" }) {
  return (
    <div aria-hidden="true" className="goal-stand" data-side={side}>
      <span className="goal-crowd" />
      <span className="goal-flashes" />
    </div>
  );
}
