import { type Facts, readAs } from "../../facts/facts.ts";
import type { SlipOutcome } from "../../facts/slip-facts.ts";
import type { Slip } from "../../rules/slip/slip.ts";

/**
 * Returns what a slip is on, in one line: each leg's selection, and the event of a single leg; null for bets of another
 * shape. @param nameOf returns the names of a leg's selection and of its event.
 */
export function slipPicks<Leg>(
  { isBet }: Facts<Slip<Leg>, SlipOutcome>,
  bet: unknown,
  nameOf: (leg: Leg) => readonly [pick: string, event: string],
): string | null {
  const slip = readAs(isBet, bet);
  if (slip === null) return null;
  const names = slip.legs.map(nameOf);
  return (names.length === 1 ? names.flat() : names.map(([pick]) => pick)).join(" · ");
}
