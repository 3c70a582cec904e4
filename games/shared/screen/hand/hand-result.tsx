import { Money } from "@fairhouse/ui/components/money.tsx";
import { gameWords } from "../words/words.ts";
import type { EndedHand } from "./use-hand-table.ts";

/** How the last hand ended, and what it brought or took: until the next one begins. */
export function HandResult({ ended, lostText }: { readonly ended: EndedHand; readonly lostText: string }) {
  const words = gameWords.useWords();
  const won = ended.payout > 0;
  return (
    <p
      className={`flex min-h-12 min-w-0 animate-fade-in items-center justify-between gap-3 rounded-control px-3.5 font-semibold ${won ? "bg-win-soft text-win" : "bg-lose-soft text-lose"}`}
    >
      <span className="min-w-0 truncate text-sm">{won ? words.cashedOut : lostText}</span>
      <Money amount={ended.payout - ended.stake} profit className={won ? "text-lg" : "text-lg text-lose!"} />
    </p>
  );
}
