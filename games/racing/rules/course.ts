import type { KnownLinks, TimedTable } from "@fairhouse/kernel/links.ts";
import { drawField, drawMeeting, RACES } from "./meeting.ts";
import { drawRunning, type Running, SHOW_MS } from "./running.ts";

/** The racecourses by their tables. Each runs a race at each multiple of its period. */
export const COURSES = {
  "course-1": { id: "course-1", offsetMs: 0, periodMs: 90_000, showMs: SHOW_MS, ahead: 5 },
} as const satisfies Readonly<Record<string, TimedTable>>;
export type CourseId = keyof typeof COURSES;

/** A race as bets on it see it: everything that its prices follow from. */
export interface RaceState {
  readonly course: CourseId;
  /** The chain of the course, a UUID, and the place of the link that decides this race, from 1. */
  readonly chain: string;
  readonly link: number;
  /** The meeting in its chain, from 1, and the race in its meeting, 1 … 30. */
  readonly meeting: number;
  readonly race: number;
  /** The horses by their numbers, 0 … 23, in the order of their saddlecloths: the first one wears number 1. */
  readonly horses: readonly number[];
  /** Their weights in the same order: a runner's chance to win is its weight among all. */
  readonly weights: readonly number[];
}

/** The place of a race: link m runs race ((m − 1) mod 30) + 1 of meeting ⌈m / 30⌉. */
function placeOf(link: number): { readonly meeting: number; readonly race: number } {
  return { meeting: Math.ceil(link / RACES), race: ((link - 1) % RACES) + 1 };
}

/**
 * Draws a race from a link that is public a whole meeting before: that of the last race of the meeting before the last
 * one, or the terminal hash for the first two.
 */
export function raceOf(
  { course, chain, link }: Pick<RaceState, "course" | "chain" | "link">,
  links: KnownLinks,
): RaceState {
  const { meeting, race } = placeOf(link);
  const source = Math.max(0, RACES * (meeting - 2));
  const strengths = drawMeeting(links.stream(source, `meeting:${meeting}`));
  const field = drawField(links.stream(source, `field:${meeting}:${race}`), strengths);
  return { course, chain, link, meeting, race, ...field };
}

/** Runs a race by its own link. */
export function runningOf({ link, weights }: Pick<RaceState, "link" | "weights">, links: KnownLinks): Running {
  return drawRunning(weights, links.stream(link, `race:${link}`));
}

/** A race that is over. */
export interface PastRace {
  readonly race: RaceState;
  readonly running: Running;
}

/** Runs the races of a meeting again, up to the one whose link is public: it leads to all others. Oldest first. */
export function racesUntil(
  links: KnownLinks,
  { course, chain, link }: Pick<RaceState, "course" | "chain" | "link">,
): readonly PastRace[] {
  return Array.from({ length: placeOf(link).race }, (_, before) => link - before)
    .map((own) => {
      const race = raceOf({ course, chain, link: own }, links);
      return { race, running: runningOf(race, links) };
    })
    .toReversed();
}

/** True for a course of this house. */
export function isCourse(id: string): id is CourseId {
  return Object.hasOwn(COURSES, id);
}
