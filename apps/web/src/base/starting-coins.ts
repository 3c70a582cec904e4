/** Coins of a new account (`START_BALANCE` of `docs/operating.md`). */
export const STARTING_COINS = 1_000_000;
