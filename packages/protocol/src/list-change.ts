/** Most items of one kind and game, e.g. strategies of mines. */
export const MOST_LISTED = 12;

/** Something that players name and keep in a list: a layout of chips, a strategy. */
export interface Named {
  readonly name: string;
}

/** A change of a list, applied to the list as it then is, so that changes made by other tabs stay. */
export interface ListChange<Item extends Named> {
  /** Name of the item to remove. */
  readonly remove?: string | undefined;
  readonly put?: readonly Item[] | undefined;
  /** Number of remaining items before those that are put; 0 if absent. */
  readonly at?: number | undefined;
  /** True if an item that is put replaces the one of its name. */
  readonly replace?: boolean | undefined;
}

/**
 * Returns the list after a change, in the browser of a visitor as on the server; null if it would be too long or have
 * two items of one name.
 */
export function changedList<Item extends Named>(
  list: readonly Item[],
  { remove, put = [], at = 0, replace = false }: ListChange<Item>,
): readonly Item[] | null {
  const replaced = new Set(replace ? put.map(({ name }) => name) : []);
  const rest = list.filter(({ name }) => name !== remove && !replaced.has(name));
  const next = rest.toSpliced(at, 0, ...put);
  const names = new Set(next.map(({ name }) => name));
  return names.size === next.length && next.length <= Math.max(MOST_LISTED, list.length) ? next : null;
}
