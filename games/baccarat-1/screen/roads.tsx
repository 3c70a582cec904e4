import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Winner } from "../../shared/rules/baccarat/coup.ts";
import { boardResult } from "../../shared/screen/baccarat/board-result.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { BeadBoard, BigBoard } from "../../shared/screen/roads/road-board.tsx";
import type { PastDeal } from "./use-baccarat.ts";
import { baccaratWords } from "./words/words.ts";

/** Columns of the two boards. */
const COLUMNS = { wide: { bead: 8, big: 20 }, narrow: { bead: 5, big: 10 } } as const;

export interface RoadsProps {
  /** The player's past deals, newest first. */
  readonly past: readonly PastDeal[];
  readonly narrow: boolean;
}

/** Shows the player's own deals as roads. */
export function Roads({ past, narrow }: RoadsProps) {
  const words = baccaratWords.useWords();
  const shared = coupWords.useWords();
  const { whole, plural } = useFormats();
  const { bead, big } = COLUMNS[narrow ? "narrow" : "wide"];
  const results = [...past].reverse().map(({ id, value }) => boardResult(id, value, shared.letters[value.winner]));
  const count = (winner: Winner) => whole(past.filter(({ value }) => value.winner === winner).length);
  const counts = shared.counts(count("player"), count("banker"), count("tie"));
  return (
    <section aria-label={words.roads} className={narrow ? "baccarat-roads baccarat-roads-narrow" : "baccarat-roads"}>
      <div className="flex justify-center gap-3">
        <BeadBoard results={results} columns={bead} label={shared.bead(counts)} />
        <BigBoard results={results} columns={big} label={shared.big(counts)} />
      </div>
      <p className="text-center text-xs text-muted">
        {past.length === 0 ? words.noDeals : `${counts}. ${plural(past.length, words.deals)}`}
      </p>
    </section>
  );
}
