import { isOneOf } from "./is-one-of.ts";

/** Levels of volatility of a game with several pay tables. */
export const RISKS = ["low", "medium", "high"] as const;
export type Risk = (typeof RISKS)[number];

export const isRisk = isOneOf(RISKS);
