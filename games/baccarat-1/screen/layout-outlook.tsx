import { CoupOutlook } from "../../shared/screen/baccarat/coup-outlook.tsx";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { chanceToWin, outlookOf } from "../rules/payouts.ts";
import { isPosition } from "../rules/positions.ts";
import type { BaccaratTable } from "./use-baccarat.ts";
import { useOdds } from "./use-odds.ts";

/** Shows the field under the pointer, and the possible return of all chips together. */
export function LayoutOutlook({ table: { chips, pointed } }: { readonly table: BaccaratTable }) {
  const { positions } = coupWords.useWords();
  const oddsOf = useOdds();
  const on = isPosition(pointed) ? pointed : null;
  return (
    <CoupOutlook
      outlook={outlookOf({ chips })}
      pointed={on && { name: positions[on], odds: oddsOf(on), chance: chanceToWin(on) }}
    />
  );
}
