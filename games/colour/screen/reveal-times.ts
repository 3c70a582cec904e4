/**
 * Times of the reveal of a digit, in milliseconds from its start. All of it is within the lock, so that the digit has a
 * moment of its own on the board before the lists tell it and the next period opens.
 */

/** Initial interval between two passing balls. */
export const FIRST_BALL_MS = 70;
/** The moment at which the drawn ball comes to rest. */
export const LANDED_MS = 2_900;
