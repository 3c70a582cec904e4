import type { KnownLinks, TimedTable } from "@fairhouse/kernel/links.ts";
import { HALF_TIME_TICK, TICKS } from "./clock.ts";
import type { Means } from "./grid.ts";
import type { Goal } from "./match.ts";
import { drawSeason, fixturesOf, MATCHDAYS, meansOf, type Season } from "./season.ts";

/** Half-time of leagues with bets in play, in ticks: nothing happens in it. */
const BREAK = 20;
/** The tick from which no bets in play are made any more: the minute 88:00. */
const LAST_BETS = 352;
/** A step of a show is a tick, which is a second. */
const IN_PLAY = { steps: TICKS + BREAK, until: LAST_BETS + BREAK, writtenWithinMs: 1_000 };
const SLOW = { periodMs: 480_000, showMs: 1_000 * IN_PLAY.steps, ahead: 5, inPlay: IN_PLAY };

/** The leagues by their tables. Each plays a matchday at each multiple of its period. */
export const LEAGUES = {
  "league-1": { id: "league-1", offsetMs: 0, ...SLOW },
  "league-2": { id: "league-2", offsetMs: 240_000, ...SLOW },
  "league-3": { id: "league-3", offsetMs: 0, periodMs: 180_000, showMs: 24_000, ahead: 5 },
} as const satisfies Readonly<Record<string, TimedTable>>;
export type LeagueId = keyof typeof LEAGUES;

/** A match in play: what everybody knows of it. */
export interface InPlayState {
  /** The number of ticks that are over, 0 … 351. */
  readonly tick: number;
  /** The goals of these ticks, in order. */
  readonly goals: readonly Goal[];
}

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
  /** Absent before kick-off. */
  readonly inPlay?: InPlayState | undefined;
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

/** True for a tick after which bets in play may be made. */
export function takesBetsAt(league: LeagueId, tick: number): boolean {
  return takesInPlay(league) && tick >= 0 && tick < LAST_BETS;
}

/** True for a league that takes bets in play. */
export function takesInPlay(league: LeagueId): boolean {
  return "inPlay" in LEAGUES[league];
}

/** Returns the number of ticks that are over when so many steps of a show with bets in play are. */
export function tickAfter(step: number): number {
  return step <= HALF_TIME_TICK ? step : Math.max(HALF_TIME_TICK, step - BREAK);
}

/** Steps of which a share that is computed in floating point may fall short. */
const ROUNDING = 1e-6;

/** Returns the number of ticks that are over when a share of a show is, 0 … 1. */
export function tickAt(league: LeagueId, share: number): number {
  const table: TimedTable = LEAGUES[league];
  if (table.inPlay === undefined) return Math.floor(share * TICKS + ROUNDING);
  return tickAfter(Math.floor(share * table.inPlay.steps + ROUNDING));
}

/** True for a league of this house. */
export function isLeague(id: string): id is LeagueId {
  return Object.hasOwn(LEAGUES, id);
}
