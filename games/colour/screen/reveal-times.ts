/**
 * Times of the reveal of a digit, in milliseconds from its start: the balls are mixed during the lock, and one comes to
 * rest at its end.
 */

/** Initial interval between two passing balls. */
export const FIRST_BALL_MS = 70;
/** The moment at which the drawn ball comes to rest. */
export const LANDED_MS = 4_200;
