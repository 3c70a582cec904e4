const GRID = 2 ** 32;

/** The chance that a flight reaches a target: ⌊99 · 2^32 / target⌋ of 2^32 hashes (`games/crash/RULES.md`). */
export function chanceOf(target: number): number {
  return Math.floor((GRID * 99) / target) / GRID;
}
