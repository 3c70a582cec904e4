import type { BetType } from "../../shared/rules/bet-types.ts";

/** The chances of a real event are unknown, so no kind of bet has an exact return. */
export const betTypes: readonly BetType[] = [];
