/** What a new account gets (`START_BALANCE` of `docs/operating.md`). */
export const STARTING_COINS = 1_000_000;
