import { LivePanel } from "../../shared/screen/live/live-panel.tsx";
import { QuickTargets } from "../../shared/screen/live/quick-targets.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { TargetField, TargetProfit } from "../../shared/screen/panel/target-field.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { chanceOf } from "./figures.ts";
import { SlidePlayers } from "./slide-players.tsx";
import type { SlideTable } from "./use-slide.ts";
import { slideWords } from "./words/words.ts";

/** Shows amount and target, the button that bets, and the other players. */
export function SlidePanel({ table, keys }: { readonly table: SlideTable; readonly keys: Hotkeys }) {
  const words = slideWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, target } = table;
  return (
    <LivePanel
      table={table}
      keys={keys}
      placedReason={words.placedReason}
      below={beside && <SlidePlayers table={table} />}
    >
      <TargetField label={words.target} target={target} chanceOf={chanceOf} disabled={table.asleep} />
      {!table.autoMode && <QuickTargets target={target} chanceOf={chanceOf} disabled={table.asleep} />}
      {beside && <TargetProfit target={target} amount={amount.value} />}
    </LivePanel>
  );
}
