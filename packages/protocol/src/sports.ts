import { z } from "zod";

const when = z.iso.datetime();

/** States of an event that are told, the newest: a feed may publish thousands. */
export const STATES_TOLD = 100;

/** The end of an event, and the way in which it was found. */
const decision = z.object({
  by: z.enum(["feed", "people"]),
  /** The place where the result can be read. */
  evidence: z.string(),
  decidedAt: when,
  /** Null for an event that is void. */
  result: z.json(),
  voidReason: z.string().nullable(),
});

/** Everything that the house has published of a real event, and how its result was found. */
export const sportsEvent = z.object({
  id: z.uuid(),
  /** `trader`, or the id of a feed. */
  source: z.string(),
  /** The states that bettors saw, newest first, each until the next one was published; `STATES_TOLD` at most. */
  history: z.array(z.object({ version: z.int().min(0), publishedAt: when, state: z.json() })),
  /** Null until the result is known. */
  decided: decision.nullable(),
  /** The decisions before the newest one, which corrected them, newest first. */
  corrected: z.array(decision),
});
export type SportsDecision = z.infer<typeof decision>;
export type SportsEvent = z.infer<typeof sportsEvent>;
