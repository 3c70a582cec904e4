import { z } from "zod";
import { MAX_ODDS, MIN_ODDS } from "../../shared/rules/slip/odds.ts";
import type { PlaceTerms } from "../../shared/rules/slip/slip.ts";
import { type EventCard, type EventResult, isEachOnce, MOST_NAME } from "./event.ts";

const MOST_RUNNERS = 40;
/** The most places that a bet each way pays, and the least part of the profit, as its denominator. */
const MOST_PLACES = 10;
const MOST_PART = 10;
/** The most points or goals of one side. */
const MOST_POINTS = 400;

// Names come from feeds and traders. Control characters would break lines of lists and of the audit trail.
const name = z
  .string()
  .min(1)
  .max(MOST_NAME)
  .refine(
    (text) => !/\p{C}/u.test(text) && text.trim() === text,
    "a name has no control characters, and no spaces around it",
  );
const runner = z
  .int()
  .min(0)
  .max(MOST_RUNNERS - 1);
const contest = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("match"), home: name, away: name }),
  z.strictObject({
    kind: z.literal("outright"),
    name,
    runners: z.array(name).min(2).max(MOST_RUNNERS).refine(isEachOnce, "each runner stands once"),
  }),
]);

export const eventCard: z.ZodType<EventCard> = z.strictObject({
  sport: name,
  competition: name,
  contest,
  startsAt: z.iso.datetime(),
  withdrawn: z.array(runner).max(MOST_RUNNERS).refine(isEachOnce, "each runner is withdrawn once"),
});

export const odds = z.int().min(MIN_ODDS).max(MAX_ODDS);
const points = z.int().min(0).max(MOST_POINTS);
export const score = z.tuple([points, points]);

export const eventResult: z.ZodType<EventResult> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("score"), score, halfTime: score.optional() }),
  z.strictObject({ kind: z.literal("abandoned"), score, halfTime: score.optional() }),
  z.strictObject({
    kind: z.literal("winners"),
    winners: z.array(runner).min(1).max(MOST_RUNNERS).refine(isEachOnce, "each winner stands once"),
    placed: z.array(z.array(runner).min(1).max(MOST_RUNNERS)).max(MOST_RUNNERS).optional(),
    withdrawn: z.array(z.strictObject({ runner, percent: z.int().min(0).max(100) })).max(MOST_RUNNERS),
  }),
]);

export const placeTerms: z.ZodType<PlaceTerms> = z.strictObject({
  places: z.int().min(2).max(MOST_PLACES),
  part: z.int().min(2).max(MOST_PART),
});
