/** So many different ones of a list, in the order in which `random` (0 … 1) took them: what players have chosen for them is not the house's chance. */
export function someOf<Item>(items: readonly Item[], count: number, random: () => number): readonly Item[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}
