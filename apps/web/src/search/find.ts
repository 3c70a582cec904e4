import type { NavigationGroup, NavigationItem } from "../navigation/navigation-model.ts";

/** A row of the results: the item, and the label of its group. */
export interface Found {
  readonly item: NavigationItem;
  readonly group: string;
  /** The other name that the query is part of, if title and path do not contain it. */
  readonly alias?: string;
}

export interface FoundGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Found[];
}

/**
 * Finds places whose title, path or other names contain the query, whatever the case, in the groups and the order of
 * the navigation; nested places are listed in their group beside the others. An empty query finds everything.
 */
export function find(groups: readonly NavigationGroup[], query: string): readonly FoundGroup[] {
  const wanted = query.trim().toLowerCase();
  return groups
    .map(({ id, label, items }) => ({
      id,
      label,
      items: items
        .flatMap((item) => item.children ?? [item])
        .flatMap((item): readonly Found[] => {
          if ([item.title, item.path].some((name) => contains(name, wanted))) return [{ item, group: label }];
          const alias = item.aliases?.find((name) => contains(name, wanted));
          return alias === undefined ? [] : [{ item, group: label, alias }];
        }),
    }))
    .filter((group) => group.items.length > 0);
}

function contains(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted);
}

export interface Piece {
  readonly text: string;
  readonly matches: boolean;
}

/** Splits a text into pieces that match the query and those between them; joined they are the text. */
export function piecesOf(text: string, query: string): readonly Piece[] {
  const wanted = query.trim().toLowerCase();
  const lower = text.toLowerCase();
  // A few letters change their length in lower case; positions would then not fit, so nothing is marked.
  if (wanted === "" || lower.length !== text.length) return [{ text, matches: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), matches: false });
    from = at + wanted.length;
    pieces.push({ text: text.slice(at, from), matches: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), matches: false });
  return pieces;
}
