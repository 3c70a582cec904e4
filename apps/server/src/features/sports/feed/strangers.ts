import { type EventRow, MOST_LATE_MS } from "../events/event-store.ts";
import type { FeedScore } from "./odds-feed.ts";
import { type Doubt, finalsOf, type ResultWatch } from "./result-watch.ts";

/**
 * Football counts after 90 minutes, and a feed tells one score, with extra time and shoot-outs in it. With its break and
 * stoppages a match is over before this, and one with extra time is not.
 */
const NINETY_MINUTES_MS = 140 * 60 * 1000;
const FOOTBALL = "football";

/** True if an answer of the feed names the sides of an event, each where bets were taken on it. */
export function areSidesOf({ state }: EventRow, { home, away }: Pick<FeedScore, "home" | "away">): boolean {
  const { contest } = state.card;
  return contest.kind === "match" && contest.home === home && contest.away === away;
}

/** True for a start with which an event is void. */
export function isTooLate({ first_start: first }: EventRow, startsAt: Date): boolean {
  return startsAt.getTime() - first.getTime() > MOST_LATE_MS;
}

/** Returns why a score is not the one by which bets on an event are settled, though its key says so; null if it may be. */
export function strangerOf(event: EventRow, answer: FeedScore, before: ResultWatch | null): Doubt | null {
  if (!areSidesOf(event, answer)) return "other-sides";
  if (isTooLate(event, answer.startsAt)) return "played-too-late";
  const isFootball = event.state.card.sport.toLowerCase() === FOOTBALL;
  const playedMs = answer.updatedAt.getTime() - event.starts_at.getTime();
  return isFootball && finalsOf(before).length === 0 && playedMs >= NINETY_MINUTES_MS ? "perhaps-extra-time" : null;
}
