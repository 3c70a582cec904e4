import type { Field } from "../attack.ts";
import type { Preload } from "./server.ts";

/** The preload that plants a bug, or none. */
export function planted(bug: string | null): readonly Preload[] {
  return bug === null ? [] : [{ name: "plant", with: { bug } }];
}

/** Preloads that speed rounds up, so that an attack meets all of their phases; chains are short and roll over. */
export function fastRounds({ longestBettingMs }: Field, speed: number, chain = 40): Preload {
  return { name: "fast-clock", with: { speed, chain, longestBettingMs } };
}
