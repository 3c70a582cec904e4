import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type KenoRisk, paysOf } from "../rules/tables.ts";
import { kenoWords } from "./words/words.ts";

interface PayStripProps {
  readonly risk: KenoRisk;
  /** Number of chosen numbers. */
  readonly spots: number;
  /** Number of hits revealed so far; null before a draw. */
  readonly hits: number | null;
}

/** The payout of every number of hits for this choice. */
export function PayStrip({ risk, spots, hits }: PayStripProps) {
  const words = kenoWords.useWords();
  const { plural } = useFormats();
  if (spots === 0) return <p className="keno-strip-empty">{words.chooseNumbers}</p>;
  return (
    <ol aria-label={words.payStrip} className="keno-strip tabular">
      {paysOf(risk, spots).map(
        (pays, count) =>
          pays > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its number of hits.
            <li key={count} data-lit={count === hits || undefined}>
              <bdi dir="ltr">{`${pays / 100}×`}</bdi>
              <span>{plural(count, words.hits)}</span>
            </li>
          ),
      )}
    </ol>
  );
}
