import { readAs } from "../../shared/facts/facts.ts";
import { isGoals } from "../facts.ts";
import { type LeagueId, takesInPlay } from "../rules/league.ts";
import type { Goal } from "../rules/match.ts";
import type { LeagueMatch } from "./league-match.ts";

/** Ticks for which a goal is celebrated: two to four seconds. */
export function celebrated(league: LeagueId): number {
  return takesInPlay(league) ? 4 : 28;
}

/** Returns the goals of a match that have been told. */
export function goalsOf({ fact }: LeagueMatch): readonly Goal[] {
  return readAs(isGoals, fact.result ?? fact.timed?.shown) ?? [];
}

/** Returns true while a goal is celebrated. */
export function isFresh(goal: Goal | undefined, tick: number, league: LeagueId): boolean {
  return goal !== undefined && tick - goal.tick <= celebrated(league);
}
