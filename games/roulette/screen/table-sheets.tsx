import { lazy, Suspense } from "react";
import { LayoutsSheet } from "../../shared/screen/chips/layouts-sheet.tsx";
import type { RouletteTable } from "./use-roulette.ts";

const HeatDialog = lazy(() => import("./heat-dialog.tsx"));

/** Shows the dialogs that open over the table. */
export function TableSheets({ table }: { readonly table: RouletteTable }) {
  return (
    <>
      <Suspense>
        {table.heatShown && <HeatDialog drawn={table.drawnBefore} onClose={() => table.showHeat(false)} />}
      </Suspense>
      <LayoutsSheet table={table} />
    </>
  );
}
