/** Tickets of one bet: a stack that is opened in a row. */
export const MOST_TICKETS = 10;
