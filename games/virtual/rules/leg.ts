import { compare, ONE, type Ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import type { AcceptedAt, Score } from "../../shared/rules/football/match-facts.ts";
import { type Selection, settleSelection } from "../../shared/rules/football/selection.ts";
import { factorOf } from "../../shared/rules/slip/factor.ts";
import { multiplierOf, type Odds, returnOf, type Weights } from "../../shared/rules/slip/odds.ts";
import { TICKS } from "./clock.ts";
import type { MatchState } from "./league.ts";
import { weightsOf } from "./markets.ts";
import { factsOf, type Goal, scoreAfter } from "./match.ts";

/** A leg as a player asks for it, with the odds that they saw. */
export interface WishedLeg extends Selection {
  /** The match, by the id of its fact. */
  readonly event: string;
  readonly odds: Odds;
  /** The score that they saw; absent before kick-off. */
  readonly score?: Score | undefined;
}

/** A leg as it was accepted: at the odds of that moment, on a match as it stood then. */
export interface AcceptedLeg extends WishedLeg {
  readonly match: MatchState;
}

/** Returns the score of a match; null before kick-off. */
export function scoreOf({ inPlay }: Pick<MatchState, "inPlay">): Score | null {
  return inPlay === undefined ? null : scoreAfter(inPlay.goals, inPlay.tick);
}

/** True if a match stands as the player of a leg saw it. */
export function isAsSeen({ score }: WishedLeg, match: MatchState): boolean {
  const now = scoreOf(match);
  return now?.[0] === score?.[0] && now?.[1] === score?.[1];
}

function acceptedAt({ match }: AcceptedLeg, goals: readonly Goal[]): AcceptedAt {
  const from = match.inPlay?.tick ?? 0;
  const next = goals.find(({ tick }) => tick >= from);
  return { score: scoreOf(match) ?? [0, 0], nextGoal: next?.side ?? "none" };
}

/** Returns the factor of a leg by the goals of its match. */
export function factorOfLeg(own: AcceptedLeg, goals: readonly Goal[]): Ratio {
  const end = factsOf({ goals }, TICKS);
  const result = settleSelection(own, end, acceptedAt(own, goals));
  if (result === null) throw new Error(`the goals of a match do not decide ${own.market}`);
  return factorOf(result, own.odds);
}

/**
 * Returns the weights of a leg's results, from a match as it stands now.
 * @throws RangeError for a selection that no market has.
 */
function weightsNow(own: AcceptedLeg, now: MatchState): Weights {
  const { market, selection, line } = own;
  const from = own.match.inPlay?.tick ?? 0;
  const since = (now.inPlay?.goals ?? []).filter(({ tick }) => tick >= from);
  const [next] = since;
  if (market === "next-goal" && next !== undefined) return next.side === selection ? WON : LOST;
  if (market !== "asian-handicap" || line === undefined) return weightsOf(now, own);
  // Goals that fell since then move the line of what is still to come.
  const lead = since.reduce((sum, { side }) => sum + (side === selection ? 1 : -1), 0);
  return weightsOf(now, { market, selection, line: line + QUARTERS * lead });
}

/** Returns what a leg is expected to pay for each unit, from a match as it stands now. */
export function expectedFactor(own: AcceptedLeg, now: MatchState): Ratio {
  return returnOf(weightsNow(own, now), own.odds);
}

/** Returns the factor of a leg if the match, as it stands now, leaves only one: null if it is open. */
export function decidedFactor(own: AcceptedLeg, now: MatchState): Ratio | null {
  const { won, push, lost } = weightsNow(own, now);
  if (push === 0n && lost === 0n) return multiplierOf(own.odds);
  if (push === 0n && won === 0n) return ZERO;
  return won === 0n && lost === 0n ? ONE : null;
}

const WON: Weights = { won: 1n, push: 0n, lost: 0n };
const LOST: Weights = { won: 0n, push: 0n, lost: 1n };

const QUARTERS = 4;

/** Returns how a leg ended: by what its stake came back as. */
export function endOfLeg(leg: AcceptedLeg, goals: readonly Goal[]): "won" | "lost" | "back" {
  const compared = compare(factorOfLeg(leg, goals), ONE);
  if (compared === 0) return "back";
  return compared > 0 ? "won" : "lost";
}
