import { TICKS } from "@fairhouse/games/virtual/rules/clock.ts";
import { z } from "zod";

/** Goals of home and away. */
export const score = z.tuple([z.int().min(0), z.int().min(0)]);
export const tick = z.int().min(0).max(TICKS);
/** Decimal odds in thousandths. */
export const odds = z.int().positive();
/** An amount in the smallest unit. */
export const money = z.int().min(0);
/** Text for people, which any vector may have: its name, and a public page whose example or rule it repeats. */
export const labels = { name: z.string().optional(), source: z.string().optional() };
