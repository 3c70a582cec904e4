import type { Odds } from "../../shared/rules/slip/odds.ts";
import type { PlaceTerms } from "../../shared/rules/slip/slip.ts";

/** The most characters of a name, and the most markets of one event. */
export const MOST_NAME = 80;
export const MOST_MARKETS = 60;
/** The last incidents of an event in play that its state tells. */
export const MOST_INCIDENTS = 60;
/** The most minutes of an event in play. */
export const MOST_MINUTE = 400;

/** A market of an event with the odds at which the house takes bets. A missing selection takes none. */
export interface PricedMarket {
  readonly market: string;
  /** In quarter goals or points; absent for markets without lines. */
  readonly line?: number | undefined;
  readonly odds: Readonly<Record<string, Odds>>;
  /** The margin-free chances from which a feed's odds were made, in millionths; absent for odds that a trader set. */
  readonly fair?: Readonly<Record<string, number>> | undefined;
}

/** A contest of two sides, or of runners of which one wins. */
export type Contest =
  | { readonly kind: "match"; readonly home: string; readonly away: string }
  | { readonly kind: "outright"; readonly name: string; readonly runners: readonly string[] };

/** The part of an event that stays, and that a bet keeps: what was bet on can be read from the bet alone. */
export interface EventCard {
  readonly sport: string;
  readonly competition: string;
  readonly contest: Contest;
  /** The start, as a text of ISO 8601. No bet is taken from then on, unless the event is in play. */
  readonly startsAt: string;
  /** Runners that were withdrawn before, by their places among the runners. */
  readonly withdrawn: readonly number[];
}

/** An event as the house offers it. */
export interface EventState {
  readonly card: EventCard;
  readonly markets: readonly PricedMarket[];
  /** True while no bets are taken on any market. */
  readonly suspended: boolean;
  /** The most that bets may take from the budget of the event, in largest bets; absent for 1,000. */
  readonly most?: number | undefined;
  /** The terms of bets each way, which never change; absent if none are taken. */
  readonly place?: PlaceTerms | undefined;
  /** Absent if bets end at the start. */
  readonly inPlay?: InPlay | undefined;
}

/** The terms of bets that are made while a match is played, and its course. */
export interface InPlay {
  /** The time for which such a bet is held, in milliseconds: spectators see an incident before the house does. */
  readonly delayMs: number;
  /** Absent until the match begins. Earlier odds are taken away then. */
  readonly course?: EventCourse | undefined;
}

/** A match in play, as the house was told of it. */
export interface EventCourse {
  /** It rises with each incident and with each suspension. Bets that are held then are not made. */
  readonly step: number;
  readonly score: Points;
  /** The minute that was told last; null if none was. */
  readonly minute: number | null;
  /** In their order; the last ones if there were many. */
  readonly incidents: readonly Incident[];
}

export const INCIDENTS = ["score", "red-card", "penalty", "review", "half-time", "second-half", "stopped"] as const;

export interface Incident {
  readonly kind: (typeof INCIDENTS)[number];
  readonly side?: "home" | "away" | undefined;
  /** The score after it. */
  readonly score: Points;
  readonly minute: number | null;
}

/** A runner that did not start, and the percents by which this cuts the profit of bets that were made before. */
export interface Withdrawal {
  readonly runner: number;
  readonly percent: number;
}

/** The end of an event. */
export type EventResult =
  | { readonly kind: "score"; readonly score: Points; readonly halfTime?: Points | undefined }
  /** Broken off at this score and not played to its end; without a half-time if the first half was not played. */
  | { readonly kind: "abandoned"; readonly score: Points; readonly halfTime?: Points | undefined }
  /** Several winners are a dead heat. `placed`: the runners after them in their order; several in one entry are level. */
  | {
      readonly kind: "winners";
      readonly winners: readonly number[];
      readonly placed?: readonly (readonly number[])[] | undefined;
      readonly withdrawn: readonly Withdrawal[];
    };

export type Points = readonly [home: number, away: number];

/** True for values each of which stands once. */
export const isEachOnce = <Value>(values: readonly Value[]) => new Set(values).size === values.length;

/** Two matches of the same sides that begin within so many hours are, or may be, one match of which two sources tell. */
export const SAME_WITHIN_H = 12;
const HOUR_MS = 3_600_000;

/**
 * True for two events whose results depend on each other, so that no slip holds both: a match, and an outright of the
 * same competition; and a match that stands twice, as a feed that gives it a second id, or changes its sides, has it.
 */
export function depend(one: EventCard, other: EventCard): boolean {
  if (one.contest.kind === "match" && other.contest.kind === "match") {
    const apartMs = Math.abs(msOf(one.startsAt) - msOf(other.startsAt));
    return apartMs <= SAME_WITHIN_H * HOUR_MS && sidesOf(one.contest) === sidesOf(other.contest);
  }
  const nameOf = ({ sport, competition }: EventCard) => `${sport}\n${competition}`.toLowerCase();
  return one.contest.kind !== other.contest.kind && nameOf(one) === nameOf(other);
}

/** Returns the time of a text of ISO 8601 in milliseconds since 1970. */
function msOf(text: string): number {
  // biome-ignore lint/style/noRestrictedGlobals: the time that an argument says; no clock is read.
  return Date.parse(text);
}

/** Returns the names of both sides in an order of their own. */
function sidesOf({ home, away }: Extract<Contest, { kind: "match" }>): string {
  return [home, away]
    .map((name) => name.toLowerCase())
    .sort()
    .join("\n");
}

/**
 * Returns why a result cannot be that of an event; null if it can.
 * @param hasPlaces true if bets each way were taken on it.
 */
export function problemOfResult(
  { contest: own, withdrawn }: EventCard,
  result: EventResult,
  hasPlaces = false,
): string | null {
  if (own.kind === "match") return result.kind === "winners" ? "a match has a score" : problemOfScore(result);
  if (result.kind !== "winners") return "an outright has winners";
  const gone = result.withdrawn.map(({ runner: its }) => its);
  const { winners, placed } = result;
  const finished = [...winners, ...(placed ?? []).flat()];
  if ([...finished, ...gone].some((its) => its >= own.runners.length)) return "there is no such runner";
  if (hasPlaces && placed === undefined) return "the result must name the runners that were placed";
  if (!isEachOnce(finished)) return "a runner finishes once";
  if (withdrawn.some((its) => !gone.includes(its))) return "the result must name every runner that was withdrawn";
  if (!isEachOnce(gone)) return "a runner is withdrawn twice";
  return finished.some((its) => gone.includes(its)) ? "a runner that was withdrawn cannot finish" : null;
}

function problemOfScore(result: Exclude<EventResult, { kind: "winners" }>): string | null {
  if (result.halfTime === undefined) return null;
  const [home, away] = result.score;
  return result.halfTime[0] > home || result.halfTime[1] > away ? "a score does not fall after half-time" : null;
}
