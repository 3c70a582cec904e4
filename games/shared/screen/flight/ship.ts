import type { Box } from "./axis.ts";
import type { FlightSubject } from "./subject.ts";

/** Where what flies is drawn: the middle of its picture, and how far the picture is turned, in degrees clockwise. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** How long it takes to lean from how it stood into the curve. */
const LEANING_MS = 900;
/** Its tail, not the middle, sits on the line: shares of the picture's width. */
const AHEAD = 0.3;
/** Before it starts it stands beside the axis and on the ground, not on their figures. */
const BESIDE_AXIS = 0.4;
const ABOVE_GROUND = 0.5;

/**
 * What flies, at the tip of the curve. It stands at the origin until the flight begins, and leans into the curve as it lifts off.
 * @param slope of the curve at the tip on the screen, in degrees above the horizontal.
 */
export function poseAt(
  { pointsAt, standsAt, steepest }: Pick<FlightSubject, "pointsAt" | "standsAt" | "steepest">,
  tip: { readonly x: number; readonly y: number },
  tipMs: number,
  slope: number,
  width: number,
  box: Box,
): Pose {
  const lean = Math.min(1, tipMs / LEANING_MS);
  const eased = 1 - (1 - lean) ** 3;
  const direction = standsAt + (Math.min(slope, steepest) - standsAt) * eased;
  const radians = (direction * Math.PI) / 180;
  return {
    x: Math.max(box.left + width * BESIDE_AXIS, tip.x + Math.cos(radians) * width * AHEAD),
    y: Math.min(box.bottom - width * ABOVE_GROUND, tip.y - Math.sin(radians) * width * AHEAD),
    turn: pointsAt - direction,
  };
}
