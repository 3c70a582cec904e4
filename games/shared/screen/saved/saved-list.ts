import { type ListChange, MOST_LISTED, type Named } from "@fairhouse/protocol/list-change.ts";

/** A player's change to a list. */
export type SavedListEvent<Item extends Named> =
  /** Replaces an item of the same name. */
  | { readonly type: "save"; readonly item: Item }
  | { readonly type: "rename"; readonly item: Item; readonly to: string }
  | { readonly type: "delete"; readonly name: string };

export const LONGEST_NAME = 24;

/** Why something cannot be kept under a name. */
export type NameProblem = "empty" | "taken" | "full";

/** Returns null if `name` can be given to something new, or to the item called `renamed`. */
export function nameProblem(list: readonly Named[], name: string, renamed: string | null = null): NameProblem | null {
  const wanted = trimmedName(name);
  if (wanted === "") return "empty";
  const taken = list.some((item) => item.name === wanted);
  if (renamed !== null) return taken && wanted !== renamed ? "taken" : null;
  return !taken && list.length >= MOST_LISTED ? "full" : null;
}

/** Returns the change that an event makes to the list. A renamed item keeps its place. */
export function changeOf<Item extends Named>(list: readonly Item[], event: SavedListEvent<Item>): ListChange<Item> {
  switch (event.type) {
    case "save":
      return { put: [{ ...event.item, name: trimmedName(event.item.name) }], replace: true };
    case "rename": {
      const { name } = event.item;
      const at = Math.max(
        list.findIndex((item) => item.name === name),
        0,
      );
      return { remove: name, put: [{ ...event.item, name: trimmedName(event.to) }], at };
    }
    case "delete":
      return { remove: event.name };
  }
}

/** Returns the change that undoes a change of this list. */
export function undoOf<Item extends Named>(
  list: readonly Item[],
  { remove, put = [] }: ListChange<Item>,
): ListChange<Item> {
  const names = new Set(put.map(({ name }) => name));
  const gone = list.filter(({ name }) => name === remove || names.has(name));
  const fresh = put.find(({ name }) => gone.every((item) => item.name !== name));
  const at = Math.max(
    list.findIndex((item) => gone.includes(item)),
    0,
  );
  return { remove: fresh?.name, put: gone, at, replace: gone.some(({ name }) => names.has(name)) };
}

/** Returns a name as it is kept: cut between characters, even those of two code units. */
export function trimmedName(name: string): string {
  return [...name.trim()].slice(0, LONGEST_NAME).join("").trim();
}

/** Drops unnamed items and duplicate names, and limits the length of the list. */
export function soundList<Item extends Named>(items: readonly Item[]): readonly Item[] {
  const names = new Set<string>();
  const sound = items.filter(({ name }) => {
    const fresh = name !== "" && !names.has(name);
    names.add(name);
    return fresh;
  });
  return sound.slice(0, MOST_LISTED);
}
