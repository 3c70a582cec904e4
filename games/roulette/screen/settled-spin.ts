import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { Chip } from "../../shared/rules/chips.ts";
import { chipsOfBet } from "../../shared/screen/chips/chips-of-bet.ts";
import { fieldOf, isSettled, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { POCKETS, positionOf } from "../rules/positions.ts";

/** A spin as its public page shows it. */
export interface SettledSpin {
  readonly pocket: number;
  readonly chips: readonly Chip[];
  /** Positions that include the drawn pocket, with the profit of their chips. */
  readonly winners: readonly { readonly on: string; readonly profit: number }[];
}

/** Returns null for another version of the rules, or facts of another shape. */
export function settledSpinOf({ bet }: BetPage): SettledSpin | null {
  if (!isSettled(bet, [1])) return null;
  const pocket = wholeNumberOf(fieldOf(bet.outcome, "pocket"));
  const chips = chipsOfBet(bet.bet, (on) => positionOf(on) !== undefined);
  if (pocket === null || pocket < 0 || pocket >= POCKETS || chips === null) return null;
  const winners = chips.flatMap(({ on, amount }) => {
    const position = positionOf(on);
    return position?.pockets.includes(pocket) ? [{ on, profit: amount * position.pays }] : [];
  });
  return { pocket, chips, winners };
}
