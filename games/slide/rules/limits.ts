import { chainLaw } from "../../shared/rules/chain-point.ts";

// Separate from the rules, so that the screen loads no schema library.

/** Duration of the reveal in milliseconds: the slide, and the card on which it stopped. */
export const SLIDE_MS = 6_000;
/** The law of points; the edge is 2%. */
export const LAW = chainLaw(98);
