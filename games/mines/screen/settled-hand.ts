import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled, wholeNumberOf, wholeNumbersOf } from "../../shared/screen/public-facts.ts";
import { endFaces, type Face } from "../drawing/faces.ts";

/** The facts of a settled hand on its public page. */
export interface SettledHand {
  readonly faces: readonly Face[];
  /** Tiles with gems in the order in which they were revealed. */
  readonly revealed: readonly number[];
  readonly hit: number | null;
  readonly mines: readonly number[];
}

/**
 * Reads a settled hand from its public page. Null for an open hand, another version of the rules, or facts of another
 * shape.
 */
export function settledHandOf({ bet }: BetPage): SettledHand | null {
  if (!isSettled(bet, [1])) return null;
  const revealed = wholeNumbersOf(fieldOf(bet.outcome, "revealed"));
  const mines = wholeNumbersOf(fieldOf(bet.outcome, "mines"));
  if (revealed === null || mines === null) return null;
  const hit = wholeNumberOf(fieldOf(bet.outcome, "hit"));
  return { faces: endFaces({ revealed, hit, mines }), revealed, hit, mines };
}
