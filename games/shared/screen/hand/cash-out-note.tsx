import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BESIDE, useMedia } from "../use-media.ts";
import type { Pay } from "./near-steps.ts";

export interface CashOutNoteProps {
  /** The payout of the hand now; null before its first step. */
  readonly now: Pay | null;
  /** The payout after one more step; null if there is none. */
  readonly next: Pay | null;
  /** "next", shown before that payout. */
  readonly nextText: string;
}

/**
 * Shows a note on the cash-out button: the current profit, and where panel and stage stand side by side the multiplier
 * after the next step, which a phone has in a line of its own.
 */
export function CashOutNote({ now, next: after, nextText }: CashOutNoteProps) {
  const { signed } = useFormats();
  const currency = useCurrencyInPlay();
  const next = useMedia(BESIDE) ? after : null;
  return (
    <>
      {now !== null && <bdi dir="ltr">{signed(now.profit, currency)}</bdi>}
      {now !== null && next !== null && " · "}
      {next !== null && (
        <>
          {nextText} <Multiplier hundredths={next.hundredths} about={next.about} />
        </>
      )}
    </>
  );
}
