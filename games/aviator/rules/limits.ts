import type { PointLaw } from "../../shared/rules/point-law.ts";

/* Apart from the rules, so that the screen loads no schema library for them. */

/** Of 52 bits; the edge is 3%. */
export const LAW: PointLaw = { grid: 2n ** 52n, returnPercent: 97 };

/** The most bets of a player in one round: one a panel. */
export const SEATS = 2;
