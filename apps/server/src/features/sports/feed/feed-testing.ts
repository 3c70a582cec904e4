import type pg from "pg";
import { pino } from "pino";
import { systemClock } from "../../../machinery/clock.ts";
import { createRandom } from "../../../machinery/random.ts";
import { EventStore } from "../events/event-store.ts";
import { FeedEvents } from "./feed-events.ts";
import type { QuotedEvent } from "./odds-feed.ts";

const HOUR = 3_600_000;

export const silent = pino({ level: "silent" });

/** The events that a house has of a feed. */
export function feedEvents(pool: pg.Pool, source: string): FeedEvents {
  return new FeedEvents({ pool, store: new EventStore(pool, createRandom(systemClock)), log: silent, source });
}

/** Returns a match in an hour that three bookmakers quote alike, at odds without a margin. @param name of the side at home. */
export function quotedMatch(now: Date, name: string, home: number, fields: Partial<QuotedEvent> = {}): QuotedEvent {
  const market = { market: "draw-no-bet" as const, prices: { home, away: Math.round(1e6 / (1_000 - 1e6 / home)) } };
  const books = ["a", "b", "c"].map((book) => ({ name: book, updatedAt: now, markets: [market] }));
  const names = { key: "k", sport: "Tennis", competition: "Open", home: name, away: "Ben" };
  return { ...names, startsAt: new Date(now.getTime() + HOUR), books, ...fields };
}
