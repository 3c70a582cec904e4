import type { Chance } from "@fairhouse/kernel/chance.ts";
import { add, multiply, ONE, type Ratio, ratio, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";
import type { GoalView } from "./hand.ts";
import { multiplierOf, PITCHES, RETURN, type Size } from "./pitches.ts";

/** The sample player stops after three columns of ten, and plays any row. */
const STOP = ratio(3, 10);
const GO_ON = ratio(7, 10);
const STOP_CHANCE = toNumber(STOP);

/** Returns the move of a sensible player. */
export function sampleMove(
  { bet, picks }: GoalView,
  chance: Chance,
  turn: number,
): { readonly pick: number } | { readonly cashOut: true } {
  if (picks.length > 0 && chance.float(2 * turn) < STOP_CHANCE) return { cashOut: true };
  return { pick: chance.below(PITCHES[bet.size].rows, 2 * turn + 1) };
}

/**
 * Computes E[(payout / stake)²] of the sample player. A player who means to stop after some column gets there with a
 * chance of 0.97 / multiplier, so stopping there adds chance · multiplier² = 0.97 · multiplier.
 */
export function sampleSquare(size: Size): Ratio {
  const { columns } = PITCHES[size];
  let square = ZERO;
  let meansToGoOn = ONE;
  for (let passed = 1; passed <= columns; passed++) {
    const stops = passed === columns ? ONE : STOP;
    square = add(square, multiply(multiply(meansToGoOn, stops), multiply(RETURN, multiplierOf(size, passed))));
    meansToGoOn = multiply(meansToGoOn, GO_ON);
  }
  return square;
}
