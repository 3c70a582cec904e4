import { type RefObject, useLayoutEffect, useRef } from "react";

/** Takes the focus over when what had it has gone. */
const HEIR = "[data-play-button]";

/**
 * Who plays by keyboard keeps their place: where the control that has the focus leaves the page, because a press of it brought another
 * one, the large button nearest to where it was gets the focus. Pointers are left alone: a press of theirs does not choose a control.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  /** The control with the focus, and what it lies in, from the inside out; empty while nobody is there by keyboard. */
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
  // Whatever was drawn anew may have taken the control away.
  useLayoutEffect(() => {
    const [control, ...around] = path.current;
    if (control === undefined || control.isConnected || document.activeElement !== document.body) return;
    heirIn(around)?.focus();
  });
}

/** An element and what it lies in, up to the root; nothing for one that does not lie in it. */
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
