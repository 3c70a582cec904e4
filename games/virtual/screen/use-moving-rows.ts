import { animate } from "@fairhouse/ui/motion/animate.ts";
import { type RefObject, useLayoutEffect, useRef } from "react";

const MOVES_MS = 700;

/** Lets the rows of a table glide to their new places when their order changes; rows are known by `data-row`. */
export function useMovingRows(order: readonly unknown[]): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const before = useRef<ReadonlyMap<string, number>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured again when their order is another.
  useLayoutEffect(() => {
    const rows = [...(body.current?.rows ?? [])];
    const tops = new Map(rows.map((row) => [row.dataset.row ?? "", row.offsetTop]));
    for (const row of rows) {
      const moved = (before.current.get(row.dataset.row ?? "") ?? row.offsetTop) - row.offsetTop;
      if (moved === 0) continue;
      void animate(row, [{ transform: `translateY(${moved}px)` }, { transform: "none" }], {
        durationMs: MOVES_MS,
        easing: "cubic-bezier(.3,.8,.3,1)",
      });
    }
    before.current = tops;
  }, [order]);
  return body;
}
