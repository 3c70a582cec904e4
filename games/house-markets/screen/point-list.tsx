import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";

const TONES = { plain: "bg-panel-high text-muted", win: "bg-win-soft text-win", gold: "bg-gold-soft text-gold" };

/** Shows points of an event in the order of their rounds. */
export function PointList({ label, points }: { readonly label: string; readonly points: readonly number[] }) {
  const { multiplier } = useFormats();
  return (
    <ol aria-label={label} className="flex flex-wrap gap-1.5">
      {points.map((point, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: points are added at the end and never move.
          key={place}
          className={`tabular grid h-7 place-items-center rounded-full px-2.5 text-sm font-semibold ${TONES[toneOfPoint(point)]}`}
        >
          {multiplier(point)}
        </li>
      ))}
    </ol>
  );
}
