import { type Hotkey, type Hotkeys, useGameHotkeys } from "../page/hotkeys.ts";
import type { ChipTable } from "./chip-table.ts";

/**
 * Provides the keys of an instant game on a cloth. No hand is ever open there, because a bet is over with its answer:
 * the bet keys are disabled only while a bet is shown, and the keys in `during` work then.
 */
export function useChipKeys(table: ChipTable, betHint: string, during: readonly Hotkey[] = []): Hotkeys {
  return useGameHotkeys({
    playing: during.length > 0 ? table.asleep : table.auto.running,
    amount: { half: table.halve, double: table.double, max: table.fill },
    betHint,
    hold: table.repeater,
    during,
    bet() {
      if (table.problem !== null) return;
      if (table.autoMode) table.startAuto();
      else table.bet();
    },
  });
}
