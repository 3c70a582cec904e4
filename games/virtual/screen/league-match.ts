import type { BetFact } from "@fairhouse/protocol/play.ts";
import { readAs } from "../../shared/facts/facts.ts";
import { isMatch } from "../facts.ts";
import type { MatchState } from "../rules/league.ts";

/** A match with its state read. */
export interface LeagueMatch {
  readonly fact: BetFact;
  readonly match: MatchState;
}

/** The matches of one matchday, in their order. */
export interface Matchday {
  readonly link: number;
  readonly matches: readonly LeagueMatch[];
}

/** Reads a match from its fact; nothing if the page does not know its form. */
export function readMatch(fact: BetFact): readonly LeagueMatch[] {
  const match = readAs(isMatch, fact.state);
  return match === null ? [] : [{ fact, match }];
}

/** Sorts matches into matchdays, in the order of their kick-offs. */
export function matchdaysOf(matches: readonly LeagueMatch[]): readonly Matchday[] {
  const sorted = matches.toSorted((a, b) => dueOf(a) - dueOf(b) || a.match.match - b.match.match);
  const links = Map.groupBy(sorted, ({ match }) => match.link);
  return [...links].map(([link, own]) => ({ link, matches: own }));
}

/** Returns the kick-off of a match, in milliseconds since 1970. */
export function dueOf({ fact }: LeagueMatch): number {
  return Date.parse(fact.timed?.dueAt ?? fact.openedAt);
}
