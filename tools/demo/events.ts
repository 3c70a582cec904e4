import { EVENTS, type RecordedEvent } from "@fairhouse/server/features/sports/feed/stand-in/recordings.ts";
import { type StandIn, startStandIn } from "@fairhouse/server/features/sports/feed/stand-in/stand-in.ts";
import type { Edition } from "@fairhouse/server/features/sports/feed/stand-in/stand-in-answers.ts";

const MINUTE_MS = 60_000;
/** A match ends so many minutes after its start. */
const LASTS = 110;
/** A feed tells a final score for so many minutes before the same sides meet again: the house waits until it is told twice. */
const OVER = 40;
/** Bets are taken for at least so many minutes. */
const LEAST_AHEAD = 90;
const FOOTBALL = { of: [3, 3] } as const;
const BASKETBALL = { of: [40, 40], least: 70 } as const;

/**
 * Starts the stand-in of a feed, with invented events that end at invented scores and begin again, and names it in the
 * environment of the house.
 */
export async function startDemoEvents(): Promise<Pick<StandIn, "close">> {
  const standIn = await startStandIn({ now: () => new Date(), editionOf: (event) => editionAt(event, Date.now()) });
  process.env.SPORTS_FEED_URL = standIn.url;
  process.env.SPORTS_FEED_KEY = "demo";
  process.env.SPORTS_FEED_SPORTS = [...new Set(EVENTS.map(({ sport }) => sport))].join();
  process.env.SPORTS_FEED_SECONDS = "30";
  return standIn;
}

/**
 * Returns the match of an event at a time. It follows from the time alone, so that a demo that is started again goes on
 * with the matches on which bets were taken.
 * @param now in milliseconds since 1970.
 */
export function editionAt(event: RecordedEvent, now: number): Edition {
  const ahead = Math.max(LEAST_AHEAD, event.startsInMinutes);
  const periodMs = (ahead + LASTS + OVER) * MINUTE_MS;
  // Events whose periods are alike begin at different times of it.
  const offsetMs = (EVENTS.indexOf(event) * periodMs) / EVENTS.length;
  const number = Math.floor((now - offsetMs) / periodMs);
  const startsAt = number * periodMs + offsetMs + ahead * MINUTE_MS;
  const isOver = now >= startsAt + LASTS * MINUTE_MS;
  return {
    digits: number.toString(16),
    startsAt: new Date(startsAt),
    final: isOver ? scoreOf(event, number) : null,
  };
}

function scoreOf({ key, result }: RecordedEvent, edition: number): readonly [number, number] {
  const digits = [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, edition % 9_973);
  // Sports in which nobody draws are played to higher scores.
  if (result.length === 3) return [digits % FOOTBALL.of[0], Math.floor(digits / 7) % FOOTBALL.of[1]];
  const home = BASKETBALL.least + (digits % BASKETBALL.of[0]);
  const away = BASKETBALL.least + (Math.floor(digits / 7) % BASKETBALL.of[1]);
  return [home === away ? home + 1 : home, away];
}
