import type { KnownLinks, TimedTable } from "@fairhouse/kernel/links.ts";
import type { Means } from "./grid.ts";
import { drawSeason, fixturesOf, MATCHDAYS, meansOf, type Season } from "./season.ts";

/** The leagues by their tables. Each plays a matchday at each multiple of its period. */
export const LEAGUES = {
  "league-3": { id: "league-3", periodMs: 180_000, offsetMs: 0, showMs: 24_000, ahead: 5 },
} as const satisfies Readonly<Record<string, TimedTable>>;
export type LeagueId = keyof typeof LEAGUES;

/** A match as bets on it see it: everything that its prices follow from. */
export interface MatchState {
  readonly league: LeagueId;
  /** The chain of the league, a UUID, and the place of the link that decides this matchday, from 1. */
  readonly chain: string;
  readonly link: number;
  /** The place of the match on its matchday, 0 … 7. */
  readonly match: number;
  /** The season in its chain, from 1, and the matchday in its season, 1 … 30. */
  readonly season: number;
  readonly matchday: number;
  /** Teams by their numbers, 0 … 15. */
  readonly home: number;
  readonly away: number;
  readonly means: Means;
}

/** The place of a matchday: link m plays matchday ((m − 1) mod 30) + 1 of season ⌈m / 30⌉. */
export function placeOf(link: number): { readonly season: number; readonly matchday: number } {
  return { season: Math.ceil(link / MATCHDAYS), matchday: ((link - 1) % MATCHDAYS) + 1 };
}

/**
 * Draws a season from a link that is public a whole season before: that of the last matchday of the season before the
 * last one, or the terminal hash for the first two.
 */
export function seasonFrom(links: KnownLinks, season: number): Season {
  return drawSeason(links.stream(Math.max(0, MATCHDAYS * (season - 2)), String(season)));
}

/** Lists the matches of a matchday. */
export function matchesOf(
  { league, chain, link }: Pick<MatchState, "league" | "chain" | "link">,
  drawn: Season,
): readonly MatchState[] {
  const { season, matchday } = placeOf(link);
  return fixturesOf(drawn.order, matchday).map((fixture, match) => ({
    league,
    chain,
    link,
    match,
    season,
    matchday,
    ...fixture,
    means: meansOf(drawn, fixture),
  }));
}

/** True for a league of this house. */
export function isLeague(id: string): id is LeagueId {
  return Object.hasOwn(LEAGUES, id);
}
