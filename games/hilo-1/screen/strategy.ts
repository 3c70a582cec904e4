import { isOneOf } from "../../shared/rules/is-one-of.ts";
import type { HiloView } from "../rules/hand.ts";
import type { HiloMove } from "../rules/hilo.ts";
import { guessesOn } from "../rules/odds.ts";

/** The sides that automatic hands can take. */
export const SIDES = ["likelier", "bolder", "up", "down"] as const;
export type Side = (typeof SIDES)[number];

export const isSide = isOneOf(SIDES);

/**
 * Returns the next move of an automatic hand: cashes out from `target` hundredths on, and otherwise guesses on the
 * side. If the cap forbids that side, the hand is cashed out.
 */
export function nextMove(view: HiloView, side: Side, target: number): HiloMove {
  if (view.multiplier !== null && view.multiplier >= target) return { cashOut: true };
  const card = view.cards.at(-1);
  const [up, down] = card === undefined ? [] : guessesOn(card);
  const byChance = [...view.offers].sort((a, b) => b.ranks - a.ranks);
  const wanted = { likelier: byChance[0]?.guess, bolder: byChance.at(-1)?.guess, up, down }[side];
  const offered = view.offers.find(({ guess }) => guess === wanted);
  return offered === undefined ? { cashOut: true } : { guess: offered.guess };
}
