/** How a digit is shown, in milliseconds from the start of its reveal: the balls are mixed through the lock, and one comes to rest at its end. */

/** Another ball passes after this long, at first. */
export const FIRST_BALL_MS = 70;
/** The ball that was drawn is there. */
export const LANDED_MS = 4_200;
