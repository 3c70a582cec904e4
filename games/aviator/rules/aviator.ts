import { flightGame } from "../../shared/rules/flight.ts";
import { MAX_TARGET } from "../../shared/rules/point-law.ts";
import { LAW, ROUND } from "./limits.ts";

/**
 * Aviator (`games/aviator/RULES.md`): a shared flight with one or two bets per player; its end is mixed from the
 * house's link and the client seeds of its first three bettors.
 */
export const aviator = flightGame({
  id: "aviator",
  ...ROUND,
  law: LAW,
  pointOf: (chance) => pointOf(chance.bits52()),
});

const LEAST_POINT = 100n;

/** Returns max(1, ⌊97 / (1 − X)⌋ / 100) with X = bits / 2^52, in hundredths. @param bits 0 … 2^52 − 1. */
export function pointOf(bits: bigint): number {
  const point = (LAW.grid * BigInt(LAW.returnPercent)) / (LAW.grid - bits);
  if (point >= BigInt(MAX_TARGET)) return MAX_TARGET;
  return Number(point > LEAST_POINT ? point : LEAST_POINT);
}
