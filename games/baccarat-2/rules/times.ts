import type { LiveBaccaratOutcome } from "./hand.ts";

// The times of a hand's reveal, in milliseconds from its start. Separate from the rules, so that the screen loads no
// schema library.

/** Time for the burn: the first card of a shoe is turned over, and others are burned after it. */
export const BURN_MS = 4_200;
/** Time from the empty table to the first card. */
const START_MS = 400;
/** Time between two of the first four cards. */
const CARD_MS = 950;
/** Time before a third card, in which to read why it is drawn. */
const THIRD_MS = 1_900;
/** Time from the shoe to the table until the card is open and counts. */
export const OPEN_MS = 520;
/** Time from the last open card to the result. */
const RESULT_MS = 800;
/** Time from the result until everybody learns the results of the others. */
const REST_MS = 1_500;

const FIRST_FOUR = 4;

/** Returns when the card at this place of the deal leaves the shoe. */
export function leavesAt({ burn }: Pick<LiveBaccaratOutcome, "burn">, place: number): number {
  const thirds = Math.max(0, place - FIRST_FOUR + 1);
  const open = burn === null ? START_MS : BURN_MS;
  return open + (place - thirds) * CARD_MS + thirds * THIRD_MS;
}

/** Returns when all cards have been read and the result is shown. */
export function resultAt(outcome: LiveBaccaratOutcome): number {
  return leavesAt(outcome, outcome.cards.length - 1) + OPEN_MS + RESULT_MS;
}

/** Returns the time from the end of betting until the round is over for everybody. */
export function revealMs(outcome: LiveBaccaratOutcome): number {
  return resultAt(outcome) + REST_MS;
}
