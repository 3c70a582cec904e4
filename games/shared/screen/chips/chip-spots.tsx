import { type KeyboardEvent, useRef, useState } from "react";
import { type Area, placeOf, type Size } from "./area.ts";
import { spotAfterKey } from "./spot-keys.ts";
import "./chips.css";

/** A place that takes chips. */
export interface ChipSpot extends Area {
  readonly id: string;
  /** Stacking order: spots of a higher layer cover lower ones. */
  readonly layer: number;
}

export interface ChipSpotsProps {
  readonly spots: readonly ChipSpot[];
  readonly size: Size;
  /** Returns the name of a spot, with its payout and its chips. */
  readonly labelOf: (id: string) => string;
  /** The spot that Tab reaches first. */
  readonly first: string;
  readonly disabled: boolean;
  /** Called with the place under pointer or focus. */
  readonly onPoint?: (on: string | null) => void;
  readonly onPlace: (on: string) => void;
  readonly onRemove: (on: string) => void;
}

/**
 * Shows the layer over a printed cloth that takes chips by press or key. It is one tab stop; arrow keys move within it.
 */
export function ChipSpots({ spots, size, labelOf, first, disabled, ...acts }: ChipSpotsProps) {
  const [reachable, setReachable] = useState(first);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  function walk(event: KeyboardEvent, spot: ChipSpot) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      if (!disabled) acts.onRemove(spot.id);
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
      aria-label={labelOf(spot.id)}
      aria-disabled={disabled || undefined}
      tabIndex={spot.id === reachable ? 0 : -1}
      onClick={() => disabled || acts.onPlace(spot.id)}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!disabled) acts.onRemove(spot.id);
      }}
      onPointerEnter={() => acts.onPoint?.(spot.id)}
      onFocus={() => {
        setReachable(spot.id);
        acts.onPoint?.(spot.id);
      }}
      onBlur={() => acts.onPoint?.(null)}
      onKeyDown={(event) => walk(event, spot)}
      className="chip-spot"
      style={{ ...placeOf(spot, size), zIndex: spot.layer + 1 }}
    />
  ));
}
