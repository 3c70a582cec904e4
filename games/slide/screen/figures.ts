import { chanceOf as chanceByLaw } from "../../shared/rules/point-law.ts";
import { LAW } from "../rules/limits.ts";

/** Returns the chance that the strip reaches a target, in hundredths. */
export function chanceOf(target: number): number {
  return chanceByLaw(target, LAW);
}
