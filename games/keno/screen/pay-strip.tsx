import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type KenoRisk, paysOf } from "../rules/tables.ts";
import { isClose } from "./build-up.ts";
import { kenoWords } from "./words/words.ts";

/** The stake itself, in hundredths of it as payouts are. */
const STAKE = 100;
/** The most cells in a line of a phone. */
const IN_A_LINE = 5;

interface PayStripProps {
  readonly risk: KenoRisk;
  /** Number of chosen numbers. */
  readonly spots: number;
  /** Number of hits revealed so far; null before a draw. */
  readonly hits: number | null;
  /** True once all numbers are drawn. */
  readonly over: boolean;
}

/** The hits so far, and the payout of every number of hits for this choice. */
export function PayStrip({ risk, spots, hits, over }: PayStripProps) {
  const words = kenoWords.useWords();
  const { plural, whole, multiplier } = useFormats();
  if (spots === 0) return <p className="keno-strip-empty">{words.chooseNumbers}</p>;
  const pays = paysOf(risk, spots);
  const cells = pays.filter((paid) => paid > 0).length;
  return (
    // Narrow strips have two even lines instead of one that leaves a single cell for the next.
    <div className="keno-foot" style={{ "--columns": cells > IN_A_LINE ? Math.ceil(cells / 2) : cells }}>
      <Hits pays={pays} hits={hits} over={over} />
      <ol aria-label={words.payStrip} className="keno-strip tabular">
        {pays.map(
          (paid, count) =>
            paid > 0 && (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its number of hits.
                key={count}
                data-lit={count === hits || undefined}
                data-under={paid < STAKE || undefined}
                data-next={(!over && hits !== null && count === hits + 1 && isClose(pays, hits)) || undefined}
              >
                {multiplier(paid)}
                <span data-hits={whole(count)}>{plural(count, words.hits)}</span>
              </li>
            ),
        )}
      </ol>
    </div>
  );
}

/** A payout below the stake is a loss, and looks like neither end. */
function resultOf(paid: number): "lost" | "short" | "paid" {
  if (paid === 0) return "lost";
  return paid < STAKE ? "short" : "paid";
}

/** Shows how a draw stands, and after one that pays nothing, how many hits would have paid. */
function Hits({ pays, hits, over }: Pick<PayStripProps, "hits" | "over"> & { readonly pays: readonly number[] }) {
  const words = kenoWords.useWords();
  const { plural, whole } = useFormats();
  const paid = pays[hits ?? 0] ?? 0;
  const lost = over && paid === 0;
  const least = pays.findIndex((one) => one > 0);
  return (
    <p className="keno-hits tabular" data-result={over ? resultOf(paid) : "none"}>
      <b key={hits}>{plural(hits ?? 0, words.hits)}</b>
      <span>{lost ? words.paysFrom(whole(least)) : words.hitsOf(whole(pays.length - 1))}</span>
    </p>
  );
}
