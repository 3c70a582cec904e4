import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useStore } from "zustand";
import { shownBalance } from "../services/services.ts";
import { betListWords } from "./words/words.ts";

/**
 * The number of unopened tickets, without their payouts, and a button to open them all at once: their payouts are not
 * in the balance that is shown. Renders nothing if there are none.
 */
export function CoveredBets() {
  const words = betListWords.useWords();
  const format = useFormats();
  const covered = useStore(shownBalance.byHand);
  if (covered.length === 0) return null;
  return (
    <div
      role="note"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.8125rem] leading-snug text-pretty text-muted"
    >
      <p className="min-w-0 grow basis-56">{format.plural(covered.length, words.covered)}</p>
      <Button size="sm" onClick={() => covered.forEach(({ id }) => void shownBalance.shown(id))}>
        {words.openCovered}
      </Button>
    </div>
  );
}
