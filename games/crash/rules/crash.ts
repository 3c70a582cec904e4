import { CHAIN_GRID, chainPoint } from "../../shared/rules/chain-point.ts";
import { flightGame } from "../../shared/rules/flight.ts";
import { LAW } from "./limits.ts";

/** Crash (`games/crash/RULES.md`): a shared flight; leave before it crashes, by hand or at a preset multiplier. */
export const crash = flightGame({
  id: "crash",
  seeding: "salted",
  law: LAW,
  pointOf: (chance) => pointOf(chance.below(CHAIN_GRID, 0)),
});

/** Returns the crash point of a hash whose first eight hex digits are n. */
export function pointOf(n: number): number {
  return chainPoint(n, LAW.returnPercent);
}
