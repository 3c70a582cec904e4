import { type Hotkeys, useGameHotkeys } from "../page/hotkeys.ts";
import type { LiveSeat } from "./use-live-seat.ts";
import { liveWords } from "./words/words.ts";

/** Provides the keys of a round with one bet of an amount: they bet, and take the bet back. */
export function useLiveKeys<Bet>({ canTakeBack, auto, amount, press, takeBack }: LiveSeat<Bet>): Hotkeys {
  const { hotkeyBack } = liveWords.useWords();
  return useGameHotkeys({
    playing: canTakeBack || auto.running,
    amount,
    bet: press,
    during: auto.running ? [] : [{ code: "KeyC", text: hotkeyBack, hint: hotkeyBack, act: takeBack }],
  });
}
