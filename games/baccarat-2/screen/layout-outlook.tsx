import { CoupOutlook } from "../../shared/screen/baccarat/coup-outlook.tsx";
import { chanceToWin, outlookOf } from "../rules/payouts.ts";
import { isPosition } from "../rules/positions.ts";
import type { LiveBaccaratTable } from "./use-live-baccarat.ts";
import { useOdds } from "./use-odds.ts";
import { usePositionNames } from "./use-position-names.ts";

/** Shows the field under the pointer, and the possible return of all chips together. */
export function LayoutOutlook({ table: { chips, pointed } }: { readonly table: LiveBaccaratTable }) {
  const names = usePositionNames();
  const oddsOf = useOdds();
  const on = isPosition(pointed) ? pointed : null;
  return (
    <CoupOutlook
      outlook={outlookOf({ chips })}
      pointed={on && { name: names[on], odds: oddsOf(on), chance: chanceToWin(on) }}
    />
  );
}
