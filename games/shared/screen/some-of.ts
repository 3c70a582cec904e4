/**
 * Picks `count` different items in the order drawn by `random` (0 … 1). Picks made for players are not part of the
 * house's chance.
 */
export function someOf<Item>(items: readonly Item[], count: number, random: () => number): readonly Item[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}
