import { CoupOutlook } from "../../shared/screen/baccarat/coup-outlook.tsx";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { chanceToWin, outlookOf } from "../rules/outlook.ts";
import { isPosition } from "../rules/positions.ts";
import type { BaccaratTable } from "./use-baccarat.ts";
import { useOdds } from "./use-odds.ts";

/** The field that is pointed at, and what all chips together may bring. */
export function LayoutOutlook({ table: { chips, pointed } }: { readonly table: BaccaratTable }) {
  const { positions } = coupWords.useWords();
  const oddsOf = useOdds();
  const on = isPosition(pointed) ? pointed : null;
  return (
    <CoupOutlook
      outlook={outlookOf(chips)}
      pointed={on && { name: positions[on], odds: oddsOf(on), chance: chanceToWin(on) }}
    />
  );
}
