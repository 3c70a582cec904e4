import type { Box } from "../../drawing/flight/axis.ts";
import type { FlightSubject } from "./subject.ts";

/** The pose of the craft: the centre of its picture, and its rotation in degrees clockwise. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Milliseconds for turning from the initial pose into the curve. */
const LEANING_MS = 900;
/** Distance between the picture's centre and the tip, as a share of its width: the tail sits on the line. */
const AHEAD = 0.3;
/** Before the start the craft is beside the axis and above the ground, so that it covers none of their figures. */
const BESIDE_AXIS = 0.4;
const ABOVE_GROUND = 0.5;

/**
 * Returns the pose of the craft at the tip of the curve. It stays at the origin until the flight begins, and turns into
 * the curve as it lifts off.
 * @param slope the slope of the curve at the tip on the screen, in degrees above the horizontal.
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
