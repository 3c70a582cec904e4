import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { heatOf } from "../drawing/heat.ts";
import { bucketOf, type Step } from "../rules/tables.ts";

/** A ball that has landed. */
export interface PastBall {
  readonly id: string;
  readonly path: readonly Step[];
  /** Its payout in hundredths of its stake. */
  readonly paid: number;
}

/** The payout that returns the stake, in hundredths of it. */
export const STAKE = 100;
/** Most balls in the corner of the board that no peg needs. */
const SHOWN = 5;

/** Shows the payouts of the last balls, newest first, in the colours of their buckets. */
export function BucketHistory({ balls }: { readonly balls: readonly PastBall[] }) {
  const { multiplier } = useFormats();
  return (
    <ol aria-hidden="true" className="plinko-history tabular">
      {balls.slice(0, SHOWN).map(({ id, path, paid }) => (
        <li
          key={id}
          data-under={paid < STAKE || undefined}
          className="animate-drop-in"
          style={{ "--heat": heatOf(bucketOf(path), path.length) }}
        >
          {multiplier(paid)}
        </li>
      ))}
    </ol>
  );
}

/** Counts the balls that landed in each bucket of a board, from the left. */
export function tallyOf(balls: readonly PastBall[], rows: number): readonly number[] {
  const counts = Array.from({ length: rows + 1 }, () => 0);
  for (const { path } of balls) {
    const bucket = bucketOf(path);
    if (path.length === rows) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}
