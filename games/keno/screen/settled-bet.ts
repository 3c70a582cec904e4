import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled } from "../../shared/screen/public-facts.ts";
import { DRAWN, hitsOf, isChoice, isKenoRisk, type KenoRisk } from "../rules/tables.ts";

/** The facts of a bet on its public page. */
export interface SettledBet {
  readonly risk: KenoRisk;
  readonly spots: readonly number[];
  readonly drawn: readonly number[];
  readonly hits: number;
}

/** Reads a bet from its public page; null for another version of the rules or facts of another shape. */
export function settledBetOf({ bet }: BetPage): SettledBet | null {
  if (!isSettled(bet, [1])) return null;
  const risk = fieldOf(bet.bet, "risk");
  const spots = fieldOf(bet.bet, "spots");
  const drawn = fieldOf(bet.outcome, "drawn");
  if (!isKenoRisk(risk) || !isChoice(spots) || spots.length === 0) return null;
  return isChoice(drawn) && drawn.length === DRAWN ? { risk, spots, drawn, hits: hitsOf(spots, drawn) } : null;
}
