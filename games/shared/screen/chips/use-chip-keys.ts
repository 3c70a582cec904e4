import { type Hotkey, type Hotkeys, useGameHotkeys } from "../hotkeys.ts";
import type { ChipTable } from "./chip-table.ts";

/**
 * The keys of a game on a cloth. A bet is over with its answer: no hand is ever open, so that the keys of a bet rest only
 * while one is shown; `during` act then.
 */
export function useChipKeys(table: ChipTable, betHint: string, during: readonly Hotkey[] = []): Hotkeys {
  return useGameHotkeys({
    playing: table.asleep,
    amount: { half: table.halve, double: table.double, max: table.fill },
    betHint,
    during,
    bet() {
      if (table.problem !== null) return;
      if (table.autoMode) table.startAuto();
      else table.bet();
    },
  });
}
