/**
 * Coins of a guest, and those that pages promise for a new account: the default of `START_BALANCE`, whatever the
 * operator has set.
 */
export const STARTING_COINS = 1_000_000;
