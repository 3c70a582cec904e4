import type { PointLaw } from "../../shared/rules/point-law.ts";

/* Separate from the rules, so that the screen loads no schema library. */

/** The law of points on a grid of 52 bits; the edge is 3%. */
export const LAW: PointLaw = { grid: 2n ** 52n, returnPercent: 97 };

/** Mixed from client seeds, with one or two bets per player: one per panel. */
export const ROUND = { seeding: "first-three", ticketsPerPlayer: 2 } as const;
