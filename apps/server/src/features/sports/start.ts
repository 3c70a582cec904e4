import { databaseTime } from "@fairhouse/platform/database-time.ts";
import { every, type Job } from "@fairhouse/platform/every.ts";
import { sportsEvent } from "@fairhouse/protocol/sports.ts";
import { z } from "zod";
import { AppError } from "../../machinery/http/errors.ts";
import { StartRefusal } from "../../machinery/start-refusal.ts";
import type { Feature, HouseParts, StartFeature } from "../../parts.ts";
import { readEvent } from "./event-page.ts";
import { closeBegun, endSilentOdds } from "./events/course.ts";
import { EventStore } from "./events/event-store.ts";
import { FeedEvents } from "./feed/feed-events.ts";
import { followFeed } from "./feed/feed-job.ts";
import { THE_ODDS_API, TheOddsApi, type TheOddsApiSettings, theOddsApiSettings } from "./feed/the-odds-api.ts";

const CLOSE_EVERY_MS = 1_000;
const SILENCE_EVERY_MS = 5_000;

/** Real events: ends betting when they begin, follows a feed if there is one, and tells how results were found. */
export const startSports: StartFeature = Object.assign(start, {
  check: async ({ config }: Pick<HouseParts, "config">) => {
    feedSettings(config);
  },
});

async function start({ pool, clock, log, config, random, ticks }: HouseParts): Promise<Feature> {
  let jobs: readonly Job[] = [];
  const store = new EventStore(pool, random);
  const events = new FeedEvents({ pool, store, log, source: THE_ODDS_API });
  const silence = async () => {
    if (ticks.isShut) return;
    await events.silence(await databaseTime(pool));
    await endSilentOdds(pool, store);
  };
  // Before anybody is let in: a house that was closed for an hour offers no odds of an hour ago.
  await silence();
  return {
    routes(app) {
      app.get(
        "/api/sports/events/:id",
        {
          onRequest: [app.recognise, app.limit("reads")],
          config: { refuses: ["not_found"] },
          schema: {
            tags: ["play"],
            summary: "What was published of a real event, and how its result was found",
            params: z.object({ id: z.uuid() }),
            response: { 200: sportsEvent },
          },
        },
        async (request) => {
          const event = await readEvent(pool, request.params.id);
          if (event === null) throw new AppError("not_found");
          return event;
        },
      );
    },
    async begin() {
      const closing = every(clock, CLOSE_EVERY_MS, () => (ticks.isShut ? undefined : closeBegun(pool, store)), {
        failed: (error) => log.error({ err: error }, "events that have begun are not closed yet"),
      });
      // Also without a key, because odds of a feed that was given up would stand until the start.
      const silencing = every(clock, SILENCE_EVERY_MS, silence, {
        failed: (error) => log.error({ err: error }, "old odds are not suspended yet"),
      });
      jobs = [closing, silencing];
      const settings = feedSettings(config);
      if (settings === null || config.sportsFeed === null) return;
      const feed = new TheOddsApi(settings, log);
      const following = {
        pool,
        clock,
        log,
        feed,
        events,
        everyS: config.sportsFeed.everyS,
        isShut: () => ticks.isShut,
      };
      jobs = [closing, silencing, followFeed(following)];
    },
    async finish() {
      for (const job of jobs) await job.stop();
    },
  };
}

/** Reads the settings of the feed; null without one. @throws StartRefusal for settings that cannot be used. */
function feedSettings({ sportsFeed }: Pick<HouseParts["config"], "sportsFeed">): TheOddsApiSettings | null {
  if (sportsFeed === null) return null;
  const { everyS: _, ...given } = sportsFeed;
  const read = theOddsApiSettings.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new StartRefusal(`${NAMES[String(issue?.path[0])] ?? "SPORTS_FEED_KEY"}: ${issue?.message}`);
}

const NAMES: Readonly<Record<string, string>> = {
  key: "SPORTS_FEED_KEY",
  baseUrl: "SPORTS_FEED_URL",
  sports: "SPORTS_FEED_SPORTS",
  regions: "SPORTS_FEED_REGIONS",
};
