import { isMoney } from "@fairhouse/kernel/money.ts";
import type { ListedLayout } from "@fairhouse/protocol/lists.ts";
import type { Chip } from "../../rules/chips.ts";
import type { ListKeeping } from "../saved/list-keepers.ts";
import { soundList, trimmedName } from "../saved/saved-list.ts";

/** The cloth that layouts lie on. */
export interface ClothOfLayouts {
  readonly game: string;
  /** Most positions that one bet may cover. */
  readonly most: number;
  readonly isPosition: (on: string) => boolean;
}

/** A layout of chips that the player named and saved. */
export interface SavedLayout {
  readonly name: string;
  readonly chips: readonly Chip[];
}

/** Returns how the layouts of a cloth are kept, with the account or in this browser. */
export function layoutsOf(cloth: ClothOfLayouts): ListKeeping<SavedLayout> {
  return {
    key: `play:${cloth.game}:layouts`,
    path: `/account/layouts/${cloth.game}`,
    read: (stored) => layoutsFrom(stored, cloth),
    write: ({ name, chips }): ListedLayout => ({ name, chips: chips.map(({ on, amount }) => ({ on, amount })) }),
  };
}

/** Reads layouts from untrusted storage; layouts that cannot be laid on this table are left out. */
export function layoutsFrom(
  stored: unknown,
  cloth: Pick<ClothOfLayouts, "most" | "isPosition">,
): readonly SavedLayout[] {
  return Array.isArray(stored) ? soundList(stored.map((value: unknown) => layoutFrom(value, cloth))) : [];
}

/** Returns a layout with an empty name if it cannot be laid. */
function layoutFrom(value: unknown, cloth: Pick<ClothOfLayouts, "most" | "isPosition">): SavedLayout {
  const nothing = { name: "", chips: [] };
  if (typeof value !== "object" || value === null || !("name" in value) || !("chips" in value)) return nothing;
  const { name, chips } = value;
  if (typeof name !== "string" || !Array.isArray(chips) || chips.length > cloth.most || !chips.every(isChip))
    return nothing;
  if (chips.length === 0 || !chips.every(({ on }) => cloth.isPosition(on))) return nothing;
  const positions = new Set(chips.map(({ on }) => on));
  return positions.size === chips.length ? { name: trimmedName(name), chips } : nothing;
}

function isChip(value: unknown): value is Chip {
  if (typeof value !== "object" || value === null || !("on" in value) || !("amount" in value)) return false;
  const { on, amount } = value;
  return typeof on === "string" && isMoney(amount) && amount > 0;
}
