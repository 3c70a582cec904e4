/** Something that players name and keep: a layout of chips, a strategy. */
export interface Named {
  readonly name: string;
}

/** What is kept, the newest first, with what was kept before each act, so that it can be undone. */
export interface SavedList<Item extends Named> {
  readonly list: readonly Item[];
  readonly past: readonly (readonly Item[])[];
}

export type SavedListEvent<Item extends Named> =
  /** Takes the place of one of the same name. */
  | { readonly type: "save"; readonly item: Item }
  | { readonly type: "rename"; readonly from: string; readonly to: string }
  | { readonly type: "delete"; readonly name: string }
  | { readonly type: "undo" };

/** The same bounds as those of an account's preferences (`packages/protocol`). */
export const MOST_SAVED = 12;
export const LONGEST_NAME = 24;

/** Why something cannot be kept under a name. */
export type NameProblem = "empty" | "taken" | "full";

/** Null when `name` may be given to something new, or to what is called `renamed`. */
export function nameProblem(
  { list }: SavedList<Named>,
  name: string,
  renamed: string | null = null,
): NameProblem | null {
  const wanted = trimmedName(name);
  if (wanted === "") return "empty";
  const taken = list.some((item) => item.name === wanted);
  if (renamed !== null) return taken && wanted !== renamed ? "taken" : null;
  return !taken && list.length >= MOST_SAVED ? "full" : null;
}

/** Acts that {@link nameProblem} refuses change nothing. */
export function savedListReducer<Item extends Named>(
  saved: SavedList<Item>,
  event: SavedListEvent<Item>,
): SavedList<Item> {
  switch (event.type) {
    case "save": {
      const name = trimmedName(event.item.name);
      if (nameProblem(saved, name) !== null) return saved;
      return changed(saved, [{ ...event.item, name }, ...saved.list.filter((item) => item.name !== name)]);
    }
    case "rename": {
      const name = trimmedName(event.to);
      if (name === event.from || nameProblem(saved, name, event.from) !== null) return saved;
      return changed(
        saved,
        saved.list.map((item) => (item.name === event.from ? { ...item, name } : item)),
      );
    }
    case "delete":
      return changed(
        saved,
        saved.list.filter(({ name }) => name !== event.name),
      );
    case "undo": {
      const before = saved.past.at(-1);
      return before === undefined ? saved : { list: before, past: saved.past.slice(0, -1) };
    }
  }
}

/** A name as it is kept: cut between letters, also between those of two units. */
export function trimmedName(name: string): string {
  return [...name.trim()].slice(0, LONGEST_NAME).join("").trim();
}

/** No two of one name, and no more than are kept. */
export function soundList<Item extends Named>(items: readonly Item[]): readonly Item[] {
  const names = new Set<string>();
  const sound = items.filter(({ name }) => {
    const fresh = name !== "" && !names.has(name);
    names.add(name);
    return fresh;
  });
  return sound.slice(0, MOST_SAVED);
}

const MAX_UNDO = 20;

function changed<Item extends Named>({ list, past }: SavedList<Item>, next: readonly Item[]): SavedList<Item> {
  return { list: next, past: [...past, list].slice(-MAX_UNDO) };
}
