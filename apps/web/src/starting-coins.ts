/** What a new account gets (`SPEC-DECISIONS.md`, Money). */
export const STARTING_COINS = 1_000_000;
