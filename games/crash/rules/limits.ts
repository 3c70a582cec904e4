import { chainLaw } from "../../shared/rules/chain-point.ts";

/* Apart from the rules, so that the screen loads no schema library for them. */

/** The edge is 1%. */
export const LAW = chainLaw(99);
