import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Means } from "./grid.ts";

export const TEAMS = 16;
/** Each team plays each other twice. */
export const MATCHDAYS = 2 * (TEAMS - 1);
export const MATCHES = TEAMS / 2;

const LEAST_STRENGTH = 70;
const STRENGTHS = 71;
/** Expected goals between average sides, in thousandths. */
const HOME_GOALS = 1_400;
const AWAY_GOALS = 1_050;
const STRENGTH_SCALE = 10_000;

/** The strengths of all teams in a season, in percent of an average one, 70 … 140. */
export interface Season {
  /** The teams in the order that decides the fixtures. */
  readonly order: readonly number[];
  readonly attack: readonly number[];
  /** The share of expected goals that a team lets through: more is weaker. */
  readonly defence: readonly number[];
}

/** A match of two teams, by their numbers. */
export interface Fixture {
  readonly home: number;
  readonly away: number;
}

/** Draws a season from the chance of its link. */
export function drawSeason(chance: Chance): Season {
  const teams = Array.from({ length: TEAMS }, (_, team) => team);
  const strength = (place: number) => LEAST_STRENGTH + chance.below(STRENGTHS, place);
  return {
    order: chance.splice(teams, TEAMS),
    attack: teams.map((team) => strength(TEAMS + 2 * team)),
    defence: teams.map((team) => strength(TEAMS + 1 + 2 * team)),
  };
}

/** Returns the expected goals of a match. */
export function meansOf({ attack, defence }: Season, { home, away }: Fixture): Means {
  const mean = (base: number, attacker: number, defender: number) =>
    Math.floor((base * (attack[attacker] ?? 0) * (defence[defender] ?? 0)) / STRENGTH_SCALE);
  return { home: mean(HOME_GOALS, home, away), away: mean(AWAY_GOALS, away, home) };
}

/**
 * Returns the fixtures of a matchday, 1 … 30, by the circle method; the second half of a season repeats the first with
 * home and away swapped.
 * @throws RangeError for any other matchday.
 */
export function fixturesOf(order: readonly number[], matchday: number): readonly Fixture[] {
  if (!Number.isInteger(matchday) || matchday < 1 || matchday > MATCHDAYS) {
    throw new RangeError(`a season has no matchday ${matchday}`);
  }
  const rotating = TEAMS - 1;
  const turn = (matchday - 1) % rotating;
  const team = (place: number) => order[place] ?? 0;
  const pairs = Array.from({ length: MATCHES }, (_, match) => {
    const one = team((turn + match) % rotating);
    const other = match === 0 ? team(rotating) : team((turn - match + rotating) % rotating);
    const oneIsHome = match === 0 ? turn % 2 === 0 : match % 2 === 1;
    return oneIsHome ? { home: one, away: other } : { home: other, away: one };
  });
  return matchday > rotating ? pairs.map(({ home, away }) => ({ home: away, away: home })) : pairs;
}
