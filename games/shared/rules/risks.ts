import { isOneOf } from "./is-one-of.ts";

/** How far results stray, where a game has pay tables to choose from. */
export const RISKS = ["low", "medium", "high"] as const;
export type Risk = (typeof RISKS)[number];

export const isRisk = isOneOf(RISKS);
