import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { FloatingPanel, type FloatingPanelProps } from "../../page/floating-panel.tsx";
import { toneOfPoint } from "../../point-tone.ts";
import type { LiveTable } from "../use-live-table.ts";
import { liveWords } from "../words/words.ts";
import { distributionOf, type Share } from "./distribution.ts";
import { usePastRounds } from "./past-rounds.ts";
import { type ShareBar, ShareBars } from "./share-bars.tsx";

const ROUNDS = 100;
/** Number of points listed. */
const LISTED = 42;
const POINT_TEXT = { plain: "text-muted", win: "text-win", gold: "text-gold" } as const;

/** The outcome of a round that ends at a multiplier, in hundredths. */
export interface PointOutcome {
  readonly point: number;
}

export interface PointHistoryButtonProps {
  readonly table: Pick<LiveTable<unknown, PointOutcome>, "table" | "recent" | "facts">;
  /** Returns the chance that a round reaches a target above 1.00, in hundredths. */
  readonly chanceOf: (target: number) => number;
}

/** Shows the distribution of the last points of a table beside the expected one, and the newest points. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function PointHistory({ table, chanceOf, ...card }: PointHistoryButtonProps & FloatingPanelProps) {
  const words = liveWords.useWords();
  const { whole, multiplier } = useFormats();
  const { rounds, failed } = usePastRounds(table, ROUNDS);
  const points = rounds.flatMap(({ outcome }) => outcome?.point ?? []);
  const barOf = ({ from, to, count, expected }: Share): ShareBar => ({
    key: from,
    name: to === null ? words.rangeFrom(multiplier(from)) : `${multiplier(from)}–${multiplier(to - 1)}`,
    count,
    expected,
    tone: toneOfPoint(from),
  });
  return (
    <FloatingPanel {...card} name="history" title={words.history} wide>
      <div className="grid gap-3">
        <p className="text-sm text-muted">{failed ? words.historyFailed : words.historyOf(whole(points.length))}</p>
        <ShareBars all={points.length} bars={distributionOf(points, chanceOf).map(barOf)} />
        <ol dir="ltr" className="flex flex-wrap gap-1 border-t border-line pt-3 text-muted">
          {points.slice(0, LISTED).map((point, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds are identified by place, because points can be equal.
              key={place}
              className={`tabular rounded-control bg-panel-high px-1.5 py-0.5 text-xs font-semibold ${POINT_TEXT[toneOfPoint(point)]}`}
            >
              {multiplier(point)}
            </li>
          ))}
        </ol>
      </div>
    </FloatingPanel>
  );
}
