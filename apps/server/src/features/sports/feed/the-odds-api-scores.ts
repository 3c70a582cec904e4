import { z } from "zod";
import { type PartlyRead, readEach } from "./feed-json.ts";
import { instantSchema, keySchema, nameSchema } from "./feed-text.ts";
import type { FeedScore } from "./odds-feed.ts";
import { areTold, MOST_EVENTS } from "./the-odds-api-prices.ts";

const pointsSchema = z.string().regex(/^\d{1,3}$/);
const scoredSchema = z.object({
  id: keySchema,
  sport_key: z.string(),
  commence_time: instantSchema,
  completed: z.boolean(),
  home_team: nameSchema,
  away_team: nameSchema,
  scores: z
    .tuple([z.object({ name: nameSchema, score: pointsSchema }), z.object({ name: nameSchema, score: pointsSchema })])
    .nullish(),
  last_update: instantSchema.nullish(),
});

/**
 * Reads an answer of `/v4/sports/{sport}/scores`. Scores stand in any order and are told apart by their names; an event
 * with a name that is neither side is unreadable.
 * @throws FeedError for anything but a list.
 */
export function readScores(json: string, sport: string): PartlyRead<FeedScore> {
  return readEach(json, MOST_EVENTS, (value) => {
    const event = scoredSchema.safeParse(value).data;
    if (event === undefined || event.sport_key !== sport) return null;
    const { home_team: home, away_team: away, scores, last_update: updatedAt, completed } = event;
    // An event to come has no scores; one that ended without any was never played to its end, which is the trader's.
    if (scores === null || scores === undefined) return completed ? null : undefined;
    const ofHome = scores.find(({ name }) => name === home);
    const ofAway = scores.find(({ name }) => name === away);
    if (!areTold({ home, away }) || ofHome === undefined || ofAway === undefined || !updatedAt) return null;
    return {
      key: event.id,
      home,
      away,
      startsAt: event.commence_time,
      score: [Number(ofHome.score), Number(ofAway.score)],
      finished: completed,
      updatedAt,
    };
  });
}
