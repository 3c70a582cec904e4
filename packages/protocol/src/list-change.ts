/** Of one kind and game, e.g. strategies of mines. */
export const MOST_LISTED = 12;

/** Something that players name and keep in a list: a layout of chips, a strategy. */
export interface Named {
  readonly name: string;
}

/** A change of a list, made on what the list then is: what other tabs have changed meanwhile stays. */
export interface ListChange<Item extends Named> {
  /** The name of what goes. */
  readonly remove?: string | undefined;
  readonly put?: readonly Item[] | undefined;
  /** Behind how many of the rest that is put; 0 when absent. */
  readonly at?: number | undefined;
  /** Whether what is put takes the place of what has its name. */
  readonly replace?: boolean | undefined;
}

/** The list after a change, in the browser of a visitor as on the server; null when it would be too long, or have two of one name. */
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
