import { MAX_TARGET } from "../rules/point-law.ts";

/** The largest target in a sentence: 1,000,000×. */
export const LARGEST_TARGET = `${(MAX_TARGET / 100).toLocaleString("en")}×`;
