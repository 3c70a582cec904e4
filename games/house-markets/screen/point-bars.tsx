import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";

const TONES = { plain: "bg-dim", win: "bg-win-fill", gold: "bg-gold" };
/** Points that stand at the top of the chart and above, in hundredths. */
const HIGHEST = 5_000;

export interface PointBarsProps {
  readonly label: string;
  /** Oldest first, in hundredths. */
  readonly points: readonly number[];
}

/** Draws points as bars on a scale of powers, so that low and high ones can be told apart. */
export function PointBars({ label, points }: PointBarsProps) {
  const { multiplier } = useFormats();
  return (
    <ol aria-label={label} className="flex h-16 items-end gap-1">
      {points.map((point, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no state, and their places mean nothing.
          key={place}
          className="grid h-full min-w-0 flex-1 items-end"
        >
          <span className={`rounded-t-sm ${TONES[toneOfPoint(point)]}`} style={{ height: `${heightOf(point)}%` }}>
            <span className="sr-only">{multiplier(point)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function heightOf(point: number): number {
  return 6 + (94 * Math.log(Math.min(HIGHEST, Math.max(100, point)) / 100)) / Math.log(HIGHEST / 100);
}
