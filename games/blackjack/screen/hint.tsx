import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Lightbulb } from "lucide-react";
import { useUpcardText } from "./totals.ts";
import type { BlackjackTable } from "./use-blackjack.ts";
import { blackjackWords } from "./words/words.ts";

/** The best move and why, for players who asked for it. */
export function Hint({ table }: { readonly table: BlackjackTable }) {
  const words = blackjackWords.useWords();
  const { whole } = useFormats();
  const upText = useUpcardText();
  const { advice, view } = table;
  const hand = view?.hands[Math.max(0, view.active)];
  const up = view?.dealer.cards[0];
  return (
    <p
      aria-live="polite"
      className="flex min-h-12 items-start gap-2.5 rounded-control bg-accent-soft px-3.5 py-2.5 text-sm"
    >
      <Lightbulb size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-gold" />
      {advice === null || hand === undefined || up === undefined ? (
        <span className="text-muted">{words.hintWaits}</span>
      ) : (
        <span className="text-pretty">
          <strong>{words.hintSays(words.moves[advice.move])}.</strong>{" "}
          {words.reasons[advice.reason](whole(hand.total), upText(up))}
        </span>
      )}
    </p>
  );
}
