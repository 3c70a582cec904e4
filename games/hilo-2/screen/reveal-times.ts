/** How a card is shown, in milliseconds from the start of its reveal: it is dealt face down, waits to be looked at, and turns over. */

/** It lies, face down, after this long. */
export const LIES_MS = 620;
/** It begins to turn. */
export const TURN_MS = 2_800;
/** It stands open: chips are swept and paid from here on. */
export const SHOWN_MS = 3_350;
