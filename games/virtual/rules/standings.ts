import type { KnownLinks } from "@fairhouse/kernel/links.ts";
import type { Score } from "../../shared/rules/football/match-facts.ts";
import { gridOf } from "./grid.ts";
import { type LeagueId, type MatchState, matchesOf, placeOf, seasonFrom } from "./league.ts";
import { drawMatch, type Match } from "./match.ts";
import { TEAMS } from "./season.ts";

/** A match that was played. */
export interface Played extends Match {
  readonly match: MatchState;
}

export type Outcome = "won" | "drawn" | "lost";

/** A club's line of the table. */
export interface Standing {
  readonly team: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** The ends of its matches, oldest first. */
  readonly course: readonly Outcome[];
}

const WIN = 3;

/** Computes the matches of a season up to a matchday from the link of that matchday: it leads to all others. */
export function seasonUntil(links: KnownLinks, league: LeagueId, chain: string, link: number): readonly Played[] {
  const { season, matchday } = placeOf(link);
  const drawn = seasonFrom(links, season);
  return Array.from({ length: matchday }, (_, place) => link - matchday + 1 + place).flatMap((day) =>
    matchesOf({ league, chain, link: day }, drawn).map((match) => ({
      match,
      ...drawMatch(gridOf(match.means), links.stream(day, `${day}:${match.match}`)),
    })),
  );
}

/** Lists all clubs by points, goal difference, goals scored, and number. */
export function standingsOf(played: readonly Pick<Played, "match" | "score">[]): readonly Standing[] {
  const teams = Array.from({ length: TEAMS }, (_, team) => {
    const own = played.flatMap(({ match, score: [home, away] }): readonly Score[] => {
      if (match.home === team) return [[home, away]];
      return match.away === team ? [[away, home]] : [];
    });
    const course = own.map(([scored, conceded]) => (scored > conceded ? "won" : scored < conceded ? "lost" : "drawn"));
    const count = (outcome: Outcome) => course.filter((its) => its === outcome).length;
    const [won, drawn, lost] = [count("won"), count("drawn"), count("lost")];
    const scored = own.reduce((sum, [goals]) => sum + goals, 0);
    const conceded = own.reduce((sum, [, goals]) => sum + goals, 0);
    return { team, won, drawn, lost, scored, conceded, points: WIN * won + drawn, course };
  });
  return teams.sort(
    (a, b) =>
      b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored || a.team - b.team,
  );
}
