import { z } from "zod";
import type { Watched } from "./price-watch.ts";
import { DOUBTS, type ResultWatch } from "./result-watch.ts";

const chances = z.record(z.string(), z.int());
const watchedJson = z.object({
  polledAt: z.coerce.date(),
  changed: z.boolean(),
  markets: z.array(
    z.object({
      market: z.enum(["result", "draw-no-bet", "total", "asian-handicap"]),
      line: z.int().optional(),
      fair: chances,
      prices: z.record(z.string(), z.int().nullable()),
      offered: z.boolean(),
      heard: chances.nullable(),
    }),
  ),
});

/** Reads what a watch of prices remembers; null if an earlier version remembered something else. */
export function watchedOf(json: unknown): Watched | null {
  const read = watchedJson.safeParse(json);
  // Trusted cast: zod makes the same shape, whose optional line may be undefined.
  return read.success ? (read.data as Watched) : null;
}

const score = z.tuple([z.int(), z.int()]);
const heard = { updatedAt: z.coerce.date() };
const resultJson = z.discriminatedUnion("kind", [
  z.object({
    ...heard,
    kind: z.literal("wait"),
    inPlay: score.nullable(),
    finals: z.array(z.object({ score, since: z.coerce.date() })),
  }),
  z.object({ ...heard, kind: z.literal("known"), score }),
  z.object({
    ...heard,
    kind: z.literal("ask"),
    why: z.enum(DOUBTS),
    scores: z.array(score),
  }),
]);

/** Reads what a watch of results remembers; null if an earlier version remembered something else. */
export function resultOf(json: unknown): ResultWatch | null {
  const read = resultJson.safeParse(json);
  return read.success ? read.data : null;
}
