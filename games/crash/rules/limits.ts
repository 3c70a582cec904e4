import { chainLaw } from "../../shared/rules/chain-point.ts";

/* Separate from the rules, so that the screen loads no schema library. */

/** The law of points; the edge is 1%. */
export const LAW = chainLaw(99);
