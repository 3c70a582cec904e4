import { lazy, Suspense } from "react";
import type { RouletteTable } from "./use-roulette.ts";

const HeatDialog = lazy(() => import("./heat-dialog.tsx"));
const LayoutsDialog = lazy(() => import("./layouts-dialog.tsx"));

/** What opens over the table. */
export function TableSheets({ table }: { readonly table: RouletteTable }) {
  const close = () => table.open(null);
  return (
    <Suspense>
      {table.sheet === "heat" && <HeatDialog drawn={table.drawnBefore} onClose={close} />}
      {table.sheet === "layouts" && <LayoutsDialog table={table} onClose={close} />}
    </Suspense>
  );
}
