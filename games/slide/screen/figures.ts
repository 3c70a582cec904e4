import { chanceOf as chanceByLaw } from "../../shared/rules/point-law.ts";
import { LAW } from "../rules/limits.ts";

/** Returns the chance that the strip reaches a target, in hundredths. */
export function chanceOf(target: number): number {
  return chanceByLaw(target, LAW);
}

/** Returns the multiplier of a round's outcome, in hundredths; null if it has none. */
export function pointOf(outcome: unknown): number | null {
  if (typeof outcome !== "object" || outcome === null || !("point" in outcome)) return null;
  return typeof outcome.point === "number" ? outcome.point : null;
}
