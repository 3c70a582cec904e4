import type { Money } from "@fairhouse/kernel/money.ts";
import { type WonResult, winSize } from "@fairhouse/ui/components/win-overlay.tsx";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useCallback, useState } from "react";
import { gameWords } from "./words/words.ts";

interface ShownResult {
  readonly id: string;
  readonly stake: Money;
  readonly payout: Money;
  /** Of the payout to the stake, rounded down; given where the game knows it better than the division. */
  readonly hundredths?: number | undefined;
  /** What to say before the amounts: "Red 32". */
  readonly said?: string | undefined;
}

/** The end of the last bet: what is shown over the stage, and said. */
export interface Overlay {
  readonly result: WonResult | null;
  readonly announcement: string;
  clear(): void;
  /** `quiet` leaves the sound to the game. */
  show(result: ShownResult, quiet?: boolean): void;
}

/** The end of a bet: overlay, sound and a sentence for those who hear it, all in proportion. */
export function useOverlay(): Overlay {
  const words = gameWords.useWords();
  const { money, multiplier } = useFormats();
  const [result, setResult] = useState<WonResult | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const clear = useCallback(() => setResult(null), []);

  function show({ id, stake, payout, hundredths, said }: ShownResult, quiet = false) {
    const size = winSize(payout, stake);
    const shown = hundredths ?? Math.floor((payout * 100) / stake);
    const sentence =
      size > 0
        ? words.won(multiplier(shown), money(payout))
        : payout > 0
          ? words.returned(money(payout))
          : words.lost(money(stake));
    setAnnouncement(said ? `${said}. ${sentence}` : sentence);
    setResult(size > 0 ? { id, hundredths: shown, payout, stake } : null);
    if (quiet) return;
    if (size > 0) sounds.win(size === 0 ? 1 : size);
    else sounds.lose();
  }

  return { result, announcement, clear, show };
}
