import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled, wholeNumbersOf } from "../../shared/screen/public-facts.ts";
import type { Known } from "../drawing/pitch-model.ts";
import { isSaved } from "../rules/hand.ts";
import { PITCHES, SIZES } from "../rules/pitches.ts";

/** The facts of a settled hand on its public page. */
export interface SettledHand extends Known {
  readonly closed: true;
  /** Number of keepers that the ball passed. */
  readonly passed: number;
}

/**
 * Reads a settled hand from its public page. Null for an open hand, another version of the rules, or facts of another
 * shape.
 */
export function settledHandOf({ bet }: BetPage): SettledHand | null {
  if (!isSettled(bet, [1])) return null;
  const size = SIZES.find((name) => name === fieldOf(bet.bet, "size"));
  const picks = wholeNumbersOf(fieldOf(bet.outcome, "picks"));
  const keepers = wholeNumbersOf(fieldOf(bet.outcome, "keepers"));
  if (size === undefined || picks === null || keepers?.length !== PITCHES[size].columns) return null;
  const saved = isSaved(keepers, picks);
  const passed = picks.length - (saved ? 1 : 0);
  return { bet: { amount: bet.stake, size }, picks, keepers, saved, closed: true, passed };
}
