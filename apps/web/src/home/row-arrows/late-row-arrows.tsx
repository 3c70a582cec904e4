import { Suspense } from "react";
import { firstActivity } from "../../base/first-activity.ts";
import { lazyOrNothing } from "../../base/lazy-or-nothing.ts";

const RowArrows = lazyOrNothing(async () => {
  await firstActivity();
  return (await import("./row-arrows.tsx")).RowArrows;
});

/** The arrows of a row, which nobody needs before the first input: they are no part of the first page. */
export function LateRowArrows() {
  return (
    <Suspense>
      <RowArrows />
    </Suspense>
  );
}
