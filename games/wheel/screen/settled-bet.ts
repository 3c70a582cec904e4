import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isRisk } from "../../shared/rules/risks.ts";
import { fieldOf, isSettled, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { isSegments, type Rim, rimOf } from "../rules/tables.ts";

/** The facts of a bet on its public page. */
export interface SettledBet {
  readonly rim: Rim;
  readonly segment: number;
  /** In hundredths. */
  readonly pays: number;
}

/** Reads a bet from its public page; null for another version of the rules or facts of another shape. */
export function settledBetOf({ bet }: BetPage): SettledBet | null {
  if (!isSettled(bet, [1])) return null;
  const risk = fieldOf(bet.bet, "risk");
  const segments = fieldOf(bet.bet, "segments");
  const segment = wholeNumberOf(fieldOf(bet.outcome, "segment"));
  if (!isRisk(risk) || !isSegments(segments) || segment === null) return null;
  const rim = { risk, segments };
  const pays = rimOf(rim)[segment];
  return pays === undefined ? null : { rim, segment, pays };
}
