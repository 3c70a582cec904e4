import { toneOfPoint } from "../../shared/screen/point-tone.ts";

export const BAR_TONES = { plain: "bg-dim", win: "bg-win-fill", gold: "bg-gold-fill" };
/** Points that stand at the top of the chart and above, in hundredths. */
const HIGHEST = 5_000;

/**
 * Draws points, oldest first and in hundredths, as bars on a scale of powers, so that low and high ones can be told
 * apart. It is a picture beside figures, so screen readers pass over it.
 */
export function PointBars({ points }: { readonly points: readonly number[] }) {
  return (
    <div aria-hidden="true" className="flex h-16 items-end gap-1">
      {points.map((point, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no state, and their places mean nothing.
          key={place}
          className={`max-w-4 min-w-0 flex-1 rounded ${BAR_TONES[toneOfPoint(point)]}`}
          style={{ height: `${heightOf(point)}%` }}
        />
      ))}
    </div>
  );
}

/** Returns the height of a point on the scale, in percent. */
export function heightOf(point: number): number {
  return 6 + (94 * Math.log(Math.min(HIGHEST, Math.max(100, point)) / 100)) / Math.log(HIGHEST / 100);
}
