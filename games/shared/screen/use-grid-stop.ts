import { type KeyboardEvent, useRef, useState } from "react";
import { type GridShape, placeAfterKey } from "./grid-keys.ts";

/**
 * Makes the buttons of a grid a single tab stop; arrow keys move between them.
 * @returns the props for the button at a place (counted row by row from 0), and the buttons themselves.
 */
export function useGridStop(shape: GridShape) {
  const [reached, setReached] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  // The grid may have shrunk.
  const stop = Math.min(reached, shape.rows * shape.columns - 1);
  const propsOf = (place: number) => ({
    ref(element: HTMLButtonElement | null) {
      buttons.current[place] = element;
    },
    tabIndex: place === stop ? 0 : -1,
    onFocus: () => setReached(place),
    onKeyDown(event: KeyboardEvent) {
      const next = placeAfterKey(place, event.key, shape);
      if (next === null) return;
      event.preventDefault();
      buttons.current[next]?.focus();
    },
  });
  return { propsOf, buttons };
}
