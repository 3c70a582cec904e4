import { type KeyboardEvent, useRef, useState } from "react";
import { type Area, placeOf, type Size } from "./area.ts";
import { spotAfterKey } from "./spot-keys.ts";
import "./chips.css";

/** A place that takes chips. */
export interface ChipSpot extends Area {
  readonly id: string;
  /** Spots of a higher layer lie over lower ones. */
  readonly layer: number;
}

export interface ChipSpotsProps {
  readonly spots: readonly ChipSpot[];
  readonly size: Size;
  /** What a spot is called, with what it pays and holds. */
  readonly labelOf: (id: string) => string;
  /** The first spot that Tab comes to. */
  readonly first: string;
  readonly disabled: boolean;
  /** The place under pointer or focus. */
  readonly onPoint?: (on: string | null) => void;
  readonly onPlace: (on: string) => void;
  readonly onRemove: (on: string) => void;
}

/** What lies over a printed cloth and takes chips by press or key. One stop for Tab; arrow keys walk. */
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
