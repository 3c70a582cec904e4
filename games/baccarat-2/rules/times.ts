import type { LiveBaccaratOutcome } from "./hand.ts";

// How a hand is shown, in milliseconds from the start of its reveal. Apart from the rules, so that the screen loads no schema library for them.

/** The first card of a shoe is turned over, and others are burned after it. */
export const BURN_MS = 4_200;
/** From nothing on the table to the first card. */
const START_MS = 400;
/** From card to card of the first four. */
const CARD_MS = 950;
/** Before a third card, to read why it comes. */
const THIRD_MS = 1_900;
/** From the shoe to its place and over: then a card counts. */
export const OPEN_MS = 520;
/** From the last open card to the result. */
const RESULT_MS = 800;
/** From there until everybody hears how all others fared. */
const REST_MS = 1_500;

const FIRST_FOUR = 4;

/** When the card of this place in the deal leaves the shoe. */
export function leavesAt({ burn }: Pick<LiveBaccaratOutcome, "burn">, place: number): number {
  const thirds = Math.max(0, place - FIRST_FOUR + 1);
  const open = burn === null ? START_MS : BURN_MS;
  return open + (place - thirds) * CARD_MS + thirds * THIRD_MS;
}

/** When all cards have been read and the result stands. */
export function resultAt(outcome: LiveBaccaratOutcome): number {
  return leavesAt(outcome, outcome.cards.length - 1) + OPEN_MS + RESULT_MS;
}

/** From the end of betting until the round is over for everybody. */
export function revealMs(outcome: LiveBaccaratOutcome): number {
  return resultAt(outcome) + REST_MS;
}
