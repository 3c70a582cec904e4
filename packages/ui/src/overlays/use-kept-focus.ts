import { type RefObject, useLayoutEffect, useRef } from "react";

/** Selector of buttons that take over the focus of a control that has gone. */
const HEIR = "[data-play-button]";

/**
 * Keeps the place of keyboard users: if the focused control leaves the page, because a press of it brought another one,
 * the large button nearest to where it was gets the focus. Pointers are left alone: their presses do not choose a
 * control.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  /** The focused control and its ancestors, from the inside out; empty while nobody uses the keyboard. */
  const path = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    let byKey = false;
    const note = () => {
      path.current = byKey ? pathTo(document.activeElement, root.current) : [];
    };
    const onKey = () => {
      byKey = true;
      note();
    };
    const onPointer = () => {
      byKey = false;
      note();
    };
    document.addEventListener("focusin", note);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPointer, true);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPointer, true);
    };
  }, [root]);
  // Any render may have removed the control.
  useLayoutEffect(() => {
    const [control, ...around] = path.current;
    if (control === undefined || control.isConnected || document.activeElement !== document.body) return;
    heirIn(around)?.focus();
  });
}

/** Returns an element and its ancestors up to the root; nothing if it does not lie in the root. */
function pathTo(element: Element | null, root: Element | null): readonly Element[] {
  if (element === null || root === null || !root.contains(element)) return [];
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at === root ? null : at.parentElement) path.push(at);
  return path;
}

function heirIn(places: readonly Element[]): HTMLElement | null {
  for (const place of places) {
    const heir = place.isConnected ? place.querySelector<HTMLElement>(HEIR) : null;
    if (heir !== null) return heir;
  }
  return null;
}
