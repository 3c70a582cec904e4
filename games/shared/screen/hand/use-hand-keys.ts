import { type Hotkey, type Hotkeys, useGameHotkeys } from "../page/hotkeys.ts";
import { gameWords } from "../words/words.ts";
import type { CashOutTable } from "./use-cash-out-table.ts";
import type { HandTable } from "./use-hand-table.ts";

/** Provides the keys of a game of hands: the bet keys and the game's own moves. */
export function useHandKeys(table: HandTable, onBet: () => void, moves: readonly Hotkey[], betHint?: string): Hotkeys {
  const { amount, auto } = table;
  return useGameHotkeys({
    playing: table.open || auto.running || table.waiting,
    amount,
    betHint,
    bet() {
      if (table.autoMode) auto.start(amount.value);
      else if (amount.problem === null) onBet();
    },
    during: moves,
  });
}

/** Provides the same, and C for cashing out. */
export function useCashOutKeys(table: CashOutTable, onBet: () => void, moves: readonly Hotkey[]): Hotkeys {
  const words = gameWords.useWords();
  const cashOut: Hotkey = {
    code: "KeyC",
    text: words.cashOut,
    hint: words.cashOut,
    act() {
      if (table.canCashOut) table.cashOut();
    },
  };
  return useHandKeys(table, onBet, [...moves, cashOut]);
}
