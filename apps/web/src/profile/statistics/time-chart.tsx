import type { Step } from "@fairhouse/protocol/statistics.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { formatStep } from "@fairhouse/ui/format/dates.ts";
import { isRightToLeft } from "@fairhouse/ui/format/isolate.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { ChartDrawing } from "./chart-drawing.tsx";
import { type ChartKind, HEIGHT, type Plot, plotOf } from "./plot.ts";
import type { Point } from "./series.ts";
import { useWidth } from "./use-width.ts";
import { statisticsWords } from "./words/words.ts";

export interface TimeChartProps {
  readonly points: readonly Point[];
  readonly step: Step;
  readonly kind: ChartKind;
  /** Id of the currency. */
  readonly currency: string;
}

/** Size of the bubble in pixels, and its distance from its point. */
const BUBBLE_WIDTH = 188;
const BUBBLE_HEIGHT = 132;
const BUBBLE_GAP = 14;

/**
 * The points in time. Each describes itself under the pointer or by arrow keys; a table with the same data is behind
 * the drawing.
 */
export function TimeChart({ points, step, kind, currency }: TimeChartProps) {
  const words = statisticsWords.useWords().chart;
  const { locale, money, signed } = useFormats();
  const { ref, width } = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const rtl = isRightToLeft(locale);
  const plot = plotOf(points, kind, width, rtl);
  const shown = at === null ? undefined : points[at];

  const move = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, at ?? points.length - 1, points.length, rtl);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setAt(plot.nearest(event.clientX - box.left));
  };
  const last = points.at(at ?? -1);
  const amountOf = (of: Point) => (kind === "net" ? signed(of.running, currency) : money(of.wagered, currency));
  const spoken = last && `${formatStep(last.day, step, locale)}: ${amountOf(last)}`;
  return (
    <div className="relative">
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={`${words.title}: ${words[kind]}. ${words.keys}`}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={at ?? points.length - 1}
        aria-valuetext={spoken}
        onKeyDown={move}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
        className="touch-pan-y rounded-control outline-offset-4"
        style={{ height: HEIGHT }}
      >
        {width > 0 && (
          <ChartDrawing
            key={`${kind} ${step} ${points.length}`}
            plot={plot}
            points={points}
            step={step}
            currency={currency}
            at={at}
          />
        )}
      </div>
      {shown && at !== null && <Bubble plot={plot} at={at} point={shown} step={step} currency={currency} />}
      <AsTable points={points} step={step} currency={currency} />
    </div>
  );
}

/** Returns the index to which a key leads; null if the key means nothing here. */
function indexAfter(key: string, at: number, count: number, rtl: boolean): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  const back = rtl ? "ArrowRight" : "ArrowLeft";
  if (key === forward || key === "ArrowUp") return Math.min(count - 1, at + 1);
  if (key === back || key === "ArrowDown") return Math.max(0, at - 1);
  return null;
}

function Bubble(props: { plot: Plot; at: number; point: Point; step: Step; currency: string }) {
  const { plot, at, point, step, currency } = props;
  const { chart: words, history } = statisticsWords.useWords();
  const format = useFormats();
  const { left, top } = bubblePlace(plot, at);
  return (
    <div
      aria-hidden="true"
      className="surface-float pointer-events-none absolute z-10 grid animate-fade-in grid-cols-[minmax(0,1fr)] gap-1 rounded-control px-3 py-2 text-sm"
      style={{ left, top, width: BUBBLE_WIDTH }}
    >
      <p className="font-semibold">
        {step === "week" && `${words.by.week} `}
        {formatStep(point.day, step, format.locale)}
      </p>
      <Line name={words.running} value={<Money amount={point.running} currency={currency} profit />} />
      <Line name={words.within[step]} value={<Money amount={point.net} currency={currency} profit />} />
      <Line name={words.wagered} value={<Money amount={point.wagered} currency={currency} />} />
      <Line name={history.bets} value={<span className="tabular">{format.whole(point.bets)}</span>} />
    </div>
  );
}

/**
 * Places the bubble beside the point, in the other half of the height, so that it neither hides its point nor leaves
 * the chart.
 */
function bubblePlace(plot: Plot, at: number): { readonly left: number; readonly top: number } {
  const x = plot.x(at);
  const beside = x < plot.width / 2 ? x + BUBBLE_GAP : x - BUBBLE_GAP - BUBBLE_WIDTH;
  const high = plot.y(plot.valueAt(at)) < plot.bottom / 2;
  return {
    left: Math.max(0, Math.min(beside, plot.width - BUBBLE_WIDTH)),
    top: high ? plot.bottom - BUBBLE_HEIGHT : 0,
  };
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 truncate text-muted">{name}</span>
      {value}
    </p>
  );
}

/** A table for players who cannot see the drawing. */
function AsTable({ points, step, currency }: Omit<TimeChartProps, "kind">) {
  const { chart: words, history } = statisticsWords.useWords();
  const format = useFormats();
  return (
    <div className="sr-only">
      <table>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.by[step]}</th>
            <th scope="col">{history.bets}</th>
            <th scope="col">{words.wagered}</th>
            <th scope="col">{words.net}</th>
            <th scope="col">{words.running}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.day}>
              <th scope="row">{formatStep(point.day, step, format.locale)}</th>
              <td>{format.whole(point.bets)}</td>
              <td>{format.money(point.wagered, currency)}</td>
              <td>{format.signed(point.net, currency)}</td>
              <td>{format.signed(point.running, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
