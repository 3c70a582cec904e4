import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Pay } from "./near-steps.ts";

export interface CashOutNoteProps {
  /** What the hand pays now; null before its first step. */
  readonly now: Pay | null;
  /** After one step more; null where there is none. */
  readonly next: Pay | null;
  /** "next", before what that pays. */
  readonly nextText: string;
}

/** On the button that cashes out: the profit in it, and what the next step would make of the stake. */
export function CashOutNote({ now, next, nextText }: CashOutNoteProps) {
  const { signed } = useFormats();
  return (
    <>
      {now !== null && <bdi dir="ltr">{signed(now.profit)}</bdi>}
      {now !== null && next !== null && " · "}
      {next !== null && (
        <>
          {nextText} <Multiplier hundredths={next.hundredths} />
        </>
      )}
    </>
  );
}
