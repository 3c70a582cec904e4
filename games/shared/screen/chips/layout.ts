import type { Money } from "@fairhouse/kernel/money.ts";
import { type Chip, totalOf } from "../../rules/chips.ts";

/** The chips on the table, with the chips before each act, so that acts can be undone. */
export interface Layout {
  readonly chips: readonly Chip[];
  readonly past: readonly (readonly Chip[])[];
}

export type LayoutEvent =
  | { readonly type: "place"; readonly on: string; readonly amount: Money }
  /** Several chips at once, added to those on the table: one act, undone as one. */
  | { readonly type: "add"; readonly chips: readonly Chip[] }
  | { readonly type: "remove"; readonly on: string }
  | { readonly type: "undo" }
  | { readonly type: "clear" }
  /** Multiplies all chips: 2 doubles them. */
  | { readonly type: "multiply"; readonly by: number }
  /** Halves all chips, rounded down, but never below `least`. */
  | { readonly type: "halve"; readonly least: Money }
  | { readonly type: "lay"; readonly chips: readonly Chip[] };

const MAX_UNDO = 100;

export const emptyLayout: Layout = { chips: [], past: [] };

export function layoutReducer(layout: Layout, event: LayoutEvent): Layout {
  switch (event.type) {
    case "place":
      return changed(layout, withChips(layout.chips, event.on, event.amount));
    case "add":
      return changed(
        layout,
        event.chips.reduce((chips, { on, amount }) => withChips(chips, on, amount), layout.chips),
      );
    case "remove":
      return changed(
        layout,
        layout.chips.filter(({ on }) => on !== event.on),
      );
    case "undo": {
      const before = layout.past.at(-1);
      return before === undefined ? layout : { chips: before, past: layout.past.slice(0, -1) };
    }
    case "clear":
      return layout.chips.length === 0 ? layout : changed(layout, []);
    case "multiply":
      return changed(
        layout,
        layout.chips.map(({ on, amount }) => ({ on, amount: amount * event.by })),
      );
    case "halve":
      return changed(
        layout,
        layout.chips.map(({ on, amount }) => ({ on, amount: Math.max(Math.floor(amount / 2), event.least) })),
      );
    case "lay":
      return changed(layout, event.chips);
  }
}

/**
 * Scales a layout to another total: every chip is scaled proportionally and rounded down, and the first one takes the
 * remainder. All in integers.
 */
export function scaled(chips: readonly Chip[], total: Money): readonly Chip[] {
  const before = BigInt(totalOf(chips));
  if (before === 0n) return chips;
  const parts = chips.map(({ on, amount }) => ({ on, amount: Number((BigInt(amount) * BigInt(total)) / before) }));
  const rest = total - totalOf(parts);
  return parts
    .map((part, index) => (index === 0 ? { ...part, amount: part.amount + rest } : part))
    .filter(({ amount }) => amount > 0);
}

function withChips(chips: readonly Chip[], on: string, amount: Money): readonly Chip[] {
  if (!chips.some((chip) => chip.on === on)) return [...chips, { on, amount }];
  return chips.map((chip) => (chip.on === on ? { on, amount: chip.amount + amount } : chip));
}

function changed(layout: Layout, chips: readonly Chip[]): Layout {
  return { chips, past: [...layout.past, layout.chips].slice(-MAX_UNDO) };
}
