import { add, hundredths, multiply, ONE, type Ratio, ratio, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";
import { gemsOf, multiplierOf, RETURN } from "./multipliers.ts";

/** The sample player stops after four gems of ten, and always from ten times the stake on. */
const STOP = ratio(2, 5);
const GO_ON = ratio(3, 5);
export const STOP_CHANCE = toNumber(STOP);
const ENOUGH_HUNDREDTHS = 1_000;

export function hasEnough(mines: number, gems: number): boolean {
  return hundredths(multiplierOf(mines, gems)) >= ENOUGH_HUNDREDTHS;
}

/**
 * Computes E[(payout / stake)²] of the sample player. A player who means to stop after some gem gets there with a
 * chance of 0.99 / multiplier, so stopping there adds chance · multiplier² = 0.99 · multiplier.
 */
export function sampleSquare(mines: number): Ratio {
  let square = ZERO;
  let meansToGoOn = ONE;
  for (let gems = 1; gems <= gemsOf(mines); gems++) {
    const last = gems === gemsOf(mines) || hasEnough(mines, gems);
    const atThisGem = multiply(RETURN, multiplierOf(mines, gems));
    square = add(square, multiply(multiply(meansToGoOn, last ? ONE : STOP), atThisGem));
    if (last) break;
    meansToGoOn = multiply(meansToGoOn, GO_ON);
  }
  return square;
}
