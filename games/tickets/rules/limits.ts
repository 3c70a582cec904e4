/** The most tickets of one bet, which are a stack opened in a row. */
export const MOST_TICKETS = 10;
