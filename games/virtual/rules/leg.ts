import { compare, ONE, type Ratio } from "@fairhouse/kernel/ratio.ts";
import { type Selection, settleSelection } from "../../shared/rules/football/selection.ts";
import { factorOf } from "../../shared/rules/slip/factor.ts";
import type { Odds } from "../../shared/rules/slip/odds.ts";
import { TICKS } from "./clock.ts";
import type { MatchState } from "./league.ts";
import { factsOf, type Goal } from "./match.ts";

/** A leg as a player asks for it, with the odds that they saw. */
export interface WishedLeg extends Selection {
  /** The match, by the id of its fact. */
  readonly event: string;
  readonly odds: Odds;
}

/** A leg as it was accepted: at the odds of that moment, on a match that it names itself. */
export interface AcceptedLeg extends WishedLeg {
  readonly match: MatchState;
}

/** Returns the factor of a leg by the goals of its match. */
export function factorOfLeg(own: AcceptedLeg, goals: readonly Goal[]): Ratio {
  const end = factsOf({ goals }, TICKS);
  const result = settleSelection(own, end, { score: [0, 0], nextGoal: goals[0]?.side ?? "none" });
  if (result === null) throw new Error(`the goals of a match do not decide ${own.market}`);
  return factorOf(result, own.odds);
}

/** Returns how a leg ended: by what its stake came back as. */
export function endOfLeg(leg: AcceptedLeg, goals: readonly Goal[]): "won" | "lost" | "back" {
  const compared = compare(factorOfLeg(leg, goals), ONE);
  if (compared === 0) return "back";
  return compared > 0 ? "won" : "lost";
}
