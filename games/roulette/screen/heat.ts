import { POCKETS } from "../rules/positions.ts";

/** The frequency of a number, and the number of spins since it last came; null if it did not. */
export interface NumberHeat {
  readonly pocket: number;
  readonly times: number;
  readonly ago: number | null;
}

/** Returns the statistics of all numbers from `drawn`, newest spin first. They say nothing about the next one. */
export function heatOf(drawn: readonly number[]): readonly NumberHeat[] {
  return Array.from({ length: POCKETS }, (_, pocket) => {
    const last = drawn.indexOf(pocket);
    return { pocket, times: drawn.filter((number) => number === pocket).length, ago: last === -1 ? null : last };
  });
}

/** Returns the numbers that came most often, at least twice; among equals the most recent comes first. */
export function hottest(heat: readonly NumberHeat[], count: number): readonly NumberHeat[] {
  return heat
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times || (a.ago ?? 0) - (b.ago ?? 0))
    .slice(0, count);
}

/** Returns the numbers that have been missing longest. */
export function coldest(heat: readonly NumberHeat[], count: number): readonly NumberHeat[] {
  const waited = ({ ago }: NumberHeat) => ago ?? Number.POSITIVE_INFINITY;
  return [...heat].sort((a, b) => (waited(a) === waited(b) ? 0 : waited(b) - waited(a))).slice(0, count);
}
