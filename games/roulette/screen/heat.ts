import { POCKETS } from "../rules/positions.ts";

/** How often a number came, and how many spins ago it came last; null when it did not. */
export interface NumberHeat {
  readonly pocket: number;
  readonly times: number;
  readonly ago: number | null;
}

/** All numbers by what `drawn` says of them, newest spin first. It says nothing about the next one. */
export function heatOf(drawn: readonly number[]): readonly NumberHeat[] {
  return Array.from({ length: POCKETS }, (_, pocket) => {
    const last = drawn.indexOf(pocket);
    return { pocket, times: drawn.filter((number) => number === pocket).length, ago: last === -1 ? null : last };
  });
}

/** The numbers that came most often, at least twice; of two alike the one that came last. */
export function hottest(heat: readonly NumberHeat[], count: number): readonly NumberHeat[] {
  return heat
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times || (a.ago ?? 0) - (b.ago ?? 0))
    .slice(0, count);
}

/** The numbers that did not come for longest. */
export function coldest(heat: readonly NumberHeat[], count: number): readonly NumberHeat[] {
  const waited = ({ ago }: NumberHeat) => ago ?? Number.POSITIVE_INFINITY;
  return [...heat].sort((a, b) => (waited(a) === waited(b) ? 0 : waited(b) - waited(a))).slice(0, count);
}
