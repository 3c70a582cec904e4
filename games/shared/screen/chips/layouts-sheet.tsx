import { lazy, Suspense } from "react";
import type { ChipTable } from "./chip-table.ts";

const LayoutsDialog = lazy(() => import("./layouts-dialog.tsx"));

/** Shows the player's saved layouts, loaded on demand. */
export function LayoutsSheet({ table }: { readonly table: ChipTable }) {
  return (
    <Suspense>
      {table.layoutsShown && <LayoutsDialog table={table} onClose={() => table.showLayouts(false)} />}
    </Suspense>
  );
}
