import { CHAIN_GRID } from "../../shared/rules/chain-point.ts";
import { RETURN_PERCENT } from "../rules/limits.ts";

/** The chance that the strip reaches a target: ⌊98 · 2^32 / target⌋ of 2^32 hashes (`games/slide/RULES.md`). */
export function chanceOf(target: number): number {
  return Math.floor((CHAIN_GRID * RETURN_PERCENT) / target) / CHAIN_GRID;
}

/** The multiplier of a round's outcome, in hundredths, as far as it is one. */
export function pointOf(outcome: unknown): number | null {
  if (typeof outcome !== "object" || outcome === null || !("point" in outcome)) return null;
  return typeof outcome.point === "number" ? outcome.point : null;
}
