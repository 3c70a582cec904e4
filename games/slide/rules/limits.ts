import { chainLaw } from "../../shared/rules/chain-point.ts";

// Apart from the rules, so that the screen loads no schema library for them.

/** The smallest target, in hundredths. */
export const MIN_TARGET_HUNDREDTHS = 101;
/** The largest: 1,000,000x. */
export const MAX_TARGET_HUNDREDTHS = 100_000_000;
/** How long the strip slides until it stands on the point. */
export const SLIDE_MS = 6_000;
/** The edge is 2%. */
export const LAW = chainLaw(98);
