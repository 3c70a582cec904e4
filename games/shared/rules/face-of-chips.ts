import type { Chip } from "./chips.ts";

/** Summarises a bet for other players: the position with the most chips, and the number of other positions: `red+2`. */
export function faceOfChips(chips: readonly Chip[]): string | null {
  const [first, ...rest] = chips;
  if (first === undefined) return null;
  const largest = rest.reduce((most, chip) => (chip.amount > most.amount ? chip : most), first);
  return rest.length === 0 ? largest.on : `${largest.on}+${rest.length}`;
}
