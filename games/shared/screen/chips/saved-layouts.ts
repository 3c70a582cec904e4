import { isMoney } from "@fairhouse/kernel/money.ts";
import type { Chip } from "../../rules/chips.ts";

/** The cloth that layouts lie on. */
export interface ClothOfLayouts {
  /** Positions that one bet may cover. */
  readonly most: number;
  readonly isPosition: (on: string) => boolean;
}

/** A layout of chips that the player named and kept. */
export interface SavedLayout {
  readonly name: string;
  readonly chips: readonly Chip[];
}

/** What is kept, the newest first, with what was kept before each act, so that it can be undone. */
export interface SavedLayouts {
  readonly list: readonly SavedLayout[];
  readonly past: readonly (readonly SavedLayout[])[];
}

export type SavedLayoutsEvent =
  /** Takes the place of one of the same name. */
  | { readonly type: "save"; readonly name: string; readonly chips: readonly Chip[] }
  | { readonly type: "rename"; readonly from: string; readonly to: string }
  | { readonly type: "delete"; readonly name: string }
  | { readonly type: "undo" }
  /** What was stored elsewhere; what came before it cannot be undone to. */
  | { readonly type: "load"; readonly list: readonly SavedLayout[] };

/** The same bounds as those of an account's preferences (`packages/protocol`). */
export const MOST_LAYOUTS = 12;
export const LONGEST_NAME = 24;

export const noLayouts: SavedLayouts = { list: [], past: [] };

/** Why a layout cannot be kept under a name. */
export type NameProblem = "empty" | "taken" | "full";

/** Null when `name` may be given to a new layout, or to the one that is called `renamed`. */
export function nameProblem(saved: SavedLayouts, name: string, renamed: string | null = null): NameProblem | null {
  const wanted = trimmed(name);
  if (wanted === "") return "empty";
  const taken = saved.list.some((layout) => layout.name === wanted);
  if (renamed !== null) return taken && wanted !== renamed ? "taken" : null;
  return !taken && saved.list.length >= MOST_LAYOUTS ? "full" : null;
}

/** Acts that {@link nameProblem} refuses change nothing. */
export function savedLayoutsReducer(saved: SavedLayouts, event: SavedLayoutsEvent): SavedLayouts {
  switch (event.type) {
    case "save": {
      const name = trimmed(event.name);
      if (event.chips.length === 0 || nameProblem(saved, name) !== null) return saved;
      return changed(saved, [{ name, chips: event.chips }, ...saved.list.filter((layout) => layout.name !== name)]);
    }
    case "rename": {
      const name = trimmed(event.to);
      if (name === event.from || nameProblem(saved, name, event.from) !== null) return saved;
      return changed(
        saved,
        saved.list.map((layout) => (layout.name === event.from ? { ...layout, name } : layout)),
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
    case "load":
      return { list: event.list, past: [] };
  }
}

/** Layouts from storage, which is written by anybody: what cannot be laid on this table is left out. */
export function layoutsFrom(stored: unknown, cloth: ClothOfLayouts): readonly SavedLayout[] {
  if (!Array.isArray(stored)) return [];
  const names = new Set<string>();
  const list = stored.flatMap((value: unknown): readonly SavedLayout[] => {
    const { name, chips } = partsOf(value, cloth);
    if (name === "" || names.has(name) || chips.length === 0) return [];
    names.add(name);
    return [{ name, chips }];
  });
  return list.slice(0, MOST_LAYOUTS);
}

function partsOf(value: unknown, cloth: ClothOfLayouts): SavedLayout {
  const nothing = { name: "", chips: [] };
  if (typeof value !== "object" || value === null || !("name" in value) || !("chips" in value)) return nothing;
  const { name, chips } = value;
  if (typeof name !== "string" || !Array.isArray(chips) || chips.length > cloth.most || !chips.every(isChip))
    return nothing;
  if (!chips.every(({ on }) => cloth.isPosition(on))) return nothing;
  const positions = new Set(chips.map(({ on }) => on));
  return positions.size === chips.length ? { name: trimmed(name), chips } : nothing;
}

function isChip(value: unknown): value is Chip {
  if (typeof value !== "object" || value === null || !("on" in value) || !("amount" in value)) return false;
  const { on, amount } = value;
  return typeof on === "string" && isMoney(amount) && amount > 0;
}

function trimmed(name: string): string {
  return [...name.trim()].slice(0, LONGEST_NAME).join("").trim();
}

const MAX_UNDO = 20;

function changed({ list, past }: SavedLayouts, next: readonly SavedLayout[]): SavedLayouts {
  return { list: next, past: [...past, list].slice(-MAX_UNDO) };
}
