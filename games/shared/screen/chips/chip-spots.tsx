import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { type Area, placeOf, type Size } from "./area.ts";
import type { ChipTable } from "./chip-table.ts";
import { spotAfterKey } from "./spot-keys.ts";
import "./chips.css";

/** A place that takes chips. */
export interface ChipSpot extends Area {
  readonly id: string;
  /** Stacking order: spots of a higher layer cover lower ones. */
  readonly layer: number;
}

interface ClothGroupProps {
  readonly label: string;
  readonly help: string;
  readonly table: Pick<ChipTable, "point">;
  readonly className: string;
  readonly children: ReactNode;
}

/** Groups the spots of a cloth, which is printed within. */
export function ClothGroup({ label, help, table, className, children }: ClothGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; this is a cloth for chips.
    <div
      role="group"
      aria-label={label}
      aria-description={help}
      onPointerLeave={() => table.point(null)}
      className={className}
    >
      {children}
    </div>
  );
}

export interface ChipSpotsProps<Spot extends ChipSpot> {
  readonly table: Pick<ChipTable, "chips" | "asleep" | "point" | "place" | "remove">;
  readonly spots: readonly Spot[];
  readonly size: Size;
  /** Returns the name of a spot, with its payout and the amount of its chips, which is empty if there are none. */
  readonly labelOf: (spot: Spot, placed: string) => string;
  /** The spot that Tab reaches first. */
  readonly first: string;
}

/**
 * Shows the layer over a printed cloth that takes chips by press or key. It is one tab stop; arrow keys move within it.
 */
export function ChipSpots<Spot extends ChipSpot>({ table, spots, size, labelOf, first }: ChipSpotsProps<Spot>) {
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  const [reachable, setReachable] = useState(first);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const placed = new Map(table.chips.map(({ on, amount }) => [on, money(amount, currency)]));

  function walk(event: KeyboardEvent, spot: Spot) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      table.remove(spot.id);
      return;
    }
    const next = spotAfterKey(spots, spot, event.key);
    if (next === null) return;
    event.preventDefault();
    buttons.current.get(next.id)?.focus();
  }

  return spots.map((spot) => (
    <button
      key={spot.id}
      ref={(element) => {
        if (element) buttons.current.set(spot.id, element);
        else buttons.current.delete(spot.id);
      }}
      type="button"
      aria-label={labelOf(spot, placed.get(spot.id) ?? "")}
      aria-disabled={table.asleep || undefined}
      tabIndex={spot.id === reachable ? 0 : -1}
      onClick={() => table.place(spot.id)}
      onContextMenu={(event) => {
        event.preventDefault();
        table.remove(spot.id);
      }}
      onPointerEnter={() => table.point(spot.id)}
      onFocus={() => {
        setReachable(spot.id);
        table.point(spot.id);
      }}
      onBlur={() => table.point(null)}
      onKeyDown={(event) => walk(event, spot)}
      className="chip-spot"
      style={{ ...placeOf(spot, size), zIndex: spot.layer + 1 }}
    />
  ));
}
