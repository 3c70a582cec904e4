import type { Money } from "@fairhouse/kernel/money.ts";
import { shownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import type { EndedResult } from "@fairhouse/ui/game/win-overlay.tsx";
import { winSize } from "@fairhouse/ui/game/win-size.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useCallback, useRef, useState } from "react";
import { usePace } from "../use-pace.ts";
import { gameWords } from "../words/words.ts";

/** Results that follow sooner do not light the stage again: balls that land together would make it flicker. */
const CALM_MS = 500;

interface ShownResult {
  readonly id: string;
  readonly stake: Money;
  readonly payout: Money;
  /** Payout divided by stake, rounded down; given if the game knows it more exactly than the division. */
  readonly hundredths?: number | undefined;
  /** Text to announce before the amounts: "Red 32". */
  readonly said?: string | undefined;
}

/** The result of the last bet, as shown over the stage and announced. */
export interface Overlay {
  readonly result: EndedResult | null;
  readonly announcement: string;
  /** The bet that the announcement describes. */
  readonly of: string | null;
  clear(): void;
  /** `quiet` leaves the sound to the game. */
  show(result: ShownResult, quiet?: boolean): void;
}

/** Returns a function that describes the result of a bet in one sentence. */
export function useResultText(): (result: Omit<ShownResult, "id">) => string {
  const words = gameWords.useWords();
  const { money, multiplier } = useFormats();
  const currency = useCurrencyInPlay();
  return ({ stake, payout, hundredths: known, said }) => {
    const { hundredths, about } = shownMultiplier(stake, payout, known);
    const sentence =
      winSize(payout, stake) > 0
        ? words.won(multiplier(hundredths, about), money(payout, currency))
        : payout > 0
          ? words.returned(money(payout, currency))
          : words.lost(money(stake, currency));
    return said ? `${said}. ${sentence}` : sentence;
  };
}

/** Presents the end of a bet in proportion to its win: overlay, sound, and a sentence for screen readers. */
export function useOverlay(): Overlay {
  const textOf = useResultText();
  const pace = usePace();
  const [result, setResult] = useState<EndedResult | null>(null);
  const [told, tell] = useState<Pick<Overlay, "announcement" | "of">>({ announcement: "", of: null });
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  const clear = useCallback(() => setResult(null), []);

  function show(shown: ShownResult, quiet = false) {
    const { id, stake, payout } = shown;
    const size = winSize(payout, stake);
    tell({ announcement: textOf(shown), of: id });
    const now = performance.now();
    setResult({
      id,
      ...shownMultiplier(stake, payout, shown.hundredths),
      payout,
      stake,
      lit: pace === "animated" && now - shownAt.current > CALM_MS,
    });
    shownAt.current = now;
    if (quiet) return;
    if (size !== 0) sounds.win(size);
    else sounds.lose();
  }

  return { result, ...told, clear, show };
}
