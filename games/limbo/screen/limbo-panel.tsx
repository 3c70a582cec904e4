import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { InstantPanel } from "../../shared/screen/instant/instant-panel.tsx";
import { TargetField, TargetProfit } from "../../shared/screen/target-field.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { shareReaching } from "../rules/point.ts";
import type { LimboTable } from "./use-limbo.ts";
import { limboWords } from "./words/words.ts";

/** Amount, target, and the button that bets. */
export function LimboPanel({ table, keys }: { readonly table: LimboTable; readonly keys: Hotkeys }) {
  const words = limboWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, target } = table;
  return (
    <InstantPanel table={table} keys={keys}>
      <TargetField label={words.target} target={target} chanceOf={shareReaching} disabled={table.asleep} />
      {beside && <TargetProfit target={target} amount={amount.value} />}
    </InstantPanel>
  );
}
