import { type PointerEvent, useRef } from "react";

interface Sweep {
  /** Tickets that were open when the pointer came down. */
  readonly open: number;
  /** Marks that the pointer has passed. */
  readonly passed: Set<number>;
  last: number;
}

/**
 * Follows a pressed pointer over marks in a row: each covered mark that it passes opens the next ticket, so that one
 * sweep over all of them opens all, in either direction.
 */
export function useSweep(open: number, onSweep: (() => void) | null) {
  const list = useRef<HTMLOListElement>(null);
  const now = useRef<Sweep | null>(null);

  function pass(x: number): void {
    const sweep = now.current;
    const at = markAt(list.current, x);
    if (sweep === null || onSweep === null || at === null) return;
    // A fast pointer skips marks between two events.
    const [first, last] = sweep.last < 0 ? [at, at] : [Math.min(sweep.last, at), Math.max(sweep.last, at)];
    sweep.last = at;
    for (let mark = first; mark <= last; mark += 1) {
      if (mark < sweep.open || sweep.passed.has(mark)) continue;
      sweep.passed.add(mark);
      onSweep();
    }
  }
  function end(): void {
    now.current = null;
  }
  return {
    list,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (onSweep === null || event.button !== 0 || now.current !== null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        now.current = { open, passed: new Set(), last: -1 };
        pass(event.clientX);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => pass(event.clientX),
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

/** Finds the mark above or below a pointer; null beside the row. */
function markAt(list: Element | null, x: number): number | null {
  const at = [...(list?.children ?? [])].findIndex((mark) => {
    const { left, right } = mark.getBoundingClientRect();
    return x >= left && x <= right;
  });
  return at < 0 ? null : at;
}
