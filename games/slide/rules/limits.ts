import { chainLaw } from "../../shared/rules/chain-point.ts";

// Separate from the rules, so that the screen loads no schema library.

/** The smallest target, in hundredths. */
export const MIN_TARGET_HUNDREDTHS = 101;
/** The largest target: 1,000,000x. */
export const MAX_TARGET_HUNDREDTHS = 100_000_000;
/** Duration of the reveal in milliseconds: the slide, and the card on which it stopped. */
export const SLIDE_MS = 6_000;
/** The law of points; the edge is 2%. */
export const LAW = chainLaw(98);
