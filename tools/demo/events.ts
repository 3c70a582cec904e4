import type { Job } from "@fairhouse/platform/every.ts";
import { every } from "@fairhouse/platform/every.ts";
import { EVENTS, type RecordedEvent } from "@fairhouse/server/features/sports/feed/stand-in/recordings.ts";
import { startStandIn } from "@fairhouse/server/features/sports/feed/stand-in/stand-in.ts";
import { systemClock } from "@fairhouse/server/machinery/clock.ts";

const MINUTE_MS = 60_000;
/** A match ends so many minutes after its start. */
const LASTS = 110;
const FOOTBALL = { of: [3, 3] } as const;
const BASKETBALL = { of: [40, 40], least: 70 } as const;

/**
 * Starts the stand-in of a feed, with invented events that end at invented scores, and names it in the environment of
 * the house.
 */
export async function startDemoEvents(): Promise<{ close(): Promise<void> }> {
  const startedAt = Date.now();
  const edition = Math.floor(startedAt / 1_000).toString(16);
  const standIn = await startStandIn({ now: () => new Date(), edition });
  process.env.SPORTS_FEED_URL = standIn.url;
  process.env.SPORTS_FEED_KEY = "demo";
  process.env.SPORTS_FEED_SPORTS = [...new Set(EVENTS.map(({ sport }) => sport))].join();
  process.env.SPORTS_FEED_SECONDS = "30";
  const ending: Job = every(systemClock, MINUTE_MS, () => {
    const minutes = (Date.now() - startedAt) / MINUTE_MS;
    for (const event of EVENTS) {
      if (minutes > event.startsInMinutes + LASTS) standIn.finish(event.key, scoreOf(event, startedAt));
    }
  });
  return {
    async close() {
      await ending.stop();
      await standIn.close();
    },
  };
}

/** Returns a score that stays the same for one start of the demo. */
function scoreOf({ key, result }: RecordedEvent, seed: number): readonly [number, number] {
  const digits = [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, seed % 9_973);
  // Sports in which nobody draws are played to higher scores.
  if (result.length === 3) return [digits % FOOTBALL.of[0], Math.floor(digits / 7) % FOOTBALL.of[1]];
  const home = BASKETBALL.least + (digits % BASKETBALL.of[0]);
  const away = BASKETBALL.least + (Math.floor(digits / 7) % BASKETBALL.of[1]);
  return [home === away ? home + 1 : home, away];
}
