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
 * Finds places whose title, path or other names contain the query, whatever the case; nested places are listed in their
 * group beside the others. Those that a player most likely means come first, and so do their groups; besides that, the
 * order is that of the navigation. An empty query finds everything.
 */
export function find(groups: readonly NavigationGroup[], query: string): readonly FoundGroup[] {
  const wanted = query.trim().toLowerCase();
  return groups
    .map(({ id, label, items }) => ({
      id,
      label,
      ranked: items
        .flatMap((item) => item.children ?? [item])
        .flatMap((item) => rankedOf(item, label, wanted))
        .sort((a, b) => a.rank - b.rank),
    }))
    .sort((a, b) => (a.ranked[0]?.rank ?? 0) - (b.ranked[0]?.rank ?? 0))
    .map(({ ranked, ...group }) => ({ ...group, items: ranked.map(({ found }) => found) }))
    .filter((group) => group.items.length > 0);
}

/** Ranks below those of the title: the path, another name. */
const [PATH, ALIAS] = [3, 4];

/** Returns a place with its rank, the lowest for the likeliest; nothing if the query is not part of it. */
function rankedOf(
  item: NavigationItem,
  group: string,
  wanted: string,
): readonly { readonly rank: number; readonly found: Found }[] {
  const inTitle = rankIn(item.title, wanted);
  if (inTitle !== null) return [{ rank: wanted === "" ? 0 : inTitle, found: { item, group } }];
  if (rankIn(item.path, wanted) !== null) return [{ rank: PATH, found: { item, group } }];
  const alias = item.aliases?.find((name) => rankIn(name, wanted) !== null);
  return alias === undefined ? [] : [{ rank: ALIAS + (rankIn(alias, wanted) ?? 0), found: { item, group, alias } }];
}

/** Returns 0 for a text that begins with the query, 1 if a word does, 2 if it contains it, and null if it does not. */
function rankIn(text: string, wanted: string): 0 | 1 | 2 | null {
  const at = ` ${text.toLowerCase()}`.indexOf(` ${wanted}`);
  if (at >= 0) return at === 0 ? 0 : 1;
  return text.toLowerCase().includes(wanted) ? 2 : null;
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
