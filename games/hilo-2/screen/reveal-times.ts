/**
 * Timing of a reveal, in milliseconds from its start: the card is dealt face down, waits to be looked at, and turns
 * over.
 */

/** The card is on the table, face down. */
export const LIES_MS = 620;
/** The card begins to turn. */
export const TURN_MS = 2_800;
/** The card is open: chips are swept and paid from here on. */
export const SHOWN_MS = 3_350;
