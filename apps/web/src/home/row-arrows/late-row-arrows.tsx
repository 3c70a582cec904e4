import { Suspense } from "react";
import { firstActivity } from "../../base/first-activity.ts";
import { lazyOrNothing } from "../../base/lazy-or-nothing.ts";

const RowArrows = lazyOrNothing(async () => {
  await firstActivity();
  return (await import("./row-arrows.tsx")).RowArrows;
});

/** The arrows of a row. Nobody needs them before the first input, so their code is fetched after it. */
export function LateRowArrows() {
  return (
    <Suspense>
      <RowArrows />
    </Suspense>
  );
}
