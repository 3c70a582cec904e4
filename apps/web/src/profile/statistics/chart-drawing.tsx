import type { Step } from "@fairhouse/protocol/statistics.ts";
import { type Digits, useCurrency } from "@fairhouse/ui/format/currencies.ts";
import { formatStep } from "@fairhouse/ui/format/dates.ts";
import { isolate } from "@fairhouse/ui/format/isolate.ts";
import { useLocale } from "@fairhouse/ui/format/locale.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { useId } from "react";
import { AXIS, HEIGHT, type Plot } from "./plot.ts";
import type { Point } from "./series.ts";

export interface ChartDrawingProps {
  readonly plot: Plot;
  readonly points: readonly Point[];
  readonly step: Step;
  /** Id of the currency. */
  readonly currency: string;
  /** The selected point. */
  readonly at: number | null;
}

/**
 * Axes, and the net result as an area around zero or the wagered amounts as bars. Anchors are physical, because `plot`
 * is already mirrored for the reader.
 */
export function ChartDrawing({ plot, points, step, currency, at }: ChartDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={plot.width}
      height={HEIGHT}
      style={{ direction: "ltr" }}
      className="block animate-fade-in overflow-visible text-xs"
    >
      <Amounts plot={plot} currency={currency} />
      <Days plot={plot} points={points} step={step} />
      {plot.kind === "net" ? <Area plot={plot} /> : <Bars plot={plot} points={points} at={at} />}
      {at !== null && <Mark plot={plot} at={at} />}
    </svg>
  );
}

function Amounts({ plot, currency }: Pick<ChartDrawingProps, "plot" | "currency">) {
  const locale = useLocale();
  const digits = useCurrency(currency);
  const { rtl, width, y, ticks } = plot;
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={rtl ? 0 : AXIS - 10}
        x2={rtl ? width - AXIS + 10 : width}
        y1={y(tick)}
        y2={y(tick)}
        className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
        strokeDasharray={tick === 0 ? undefined : "2 5"}
      />
      {/* Flush with the panel in either direction; `start` of a right-to-left text is its right end. */}
      <text
        x={rtl ? width : AXIS - 18}
        y={y(tick)}
        dy="0.32em"
        direction={rtl ? "rtl" : "ltr"}
        textAnchor={rtl ? "start" : "end"}
        className="tabular fill-muted"
      >
        {axisAmount(tick, locale, digits)}
      </text>
    </g>
  ));
}

/**
 * Formats 250K, −1.5M. The sign stays beside the figures, even if a word for thousands follows them in the other
 * direction.
 */
function axisAmount(amount: number, locale: string, digits: Digits): string {
  const text = formatCompact(Math.abs(amount), locale, digits);
  return amount < 0 ? text.replace(/^[\d.,٫]+/, (figures) => isolate(`−${figures}`, locale)) : text;
}

function Days({ plot, points, step }: Pick<ChartDrawingProps, "plot" | "points" | "step">) {
  const locale = useLocale();
  const { named, x, width } = plot;
  return named.map((index) => {
    const point = points[index];
    if (point === undefined) return null;
    // The outermost names end with the drawing.
    const anchor = x(index) > width - 40 ? "end" : x(index) < 40 ? "start" : "middle";
    const edge = anchor === "end" ? width : anchor === "start" ? 0 : x(index);
    return (
      <text key={point.day} x={edge} y={HEIGHT - 8} textAnchor={anchor} className="tabular fill-muted">
        {formatStep(point.day, step, locale)}
      </text>
    );
  });
}

/** Green above zero and red below, by one gradient with a hard edge at zero. */
function Area({ plot }: { plot: Plot }) {
  const id = useId();
  const zero = plot.zero / HEIGHT;
  const gradient = { gradientUnits: "userSpaceOnUse" as const, x1: 0, x2: 0, y1: 0, y2: HEIGHT };
  return (
    <>
      <defs>
        <linearGradient id={`${id}-fill`} {...gradient}>
          <stop offset={0} stopColor="var(--win)" stopOpacity={0.42} />
          <stop offset={zero} stopColor="var(--win)" stopOpacity={0.03} />
          <stop offset={zero} stopColor="var(--lose)" stopOpacity={0.03} />
          <stop offset={1} stopColor="var(--lose)" stopOpacity={0.42} />
        </linearGradient>
        <linearGradient id={`${id}-line`} {...gradient}>
          <stop offset={zero} stopColor="var(--win)" />
          <stop offset={zero} stopColor="var(--lose)" />
        </linearGradient>
      </defs>
      <path d={plot.areaPath} fill={`url(#${id}-fill)`} />
      <path
        d={plot.linePath}
        fill="none"
        stroke={`url(#${id}-line)`}
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function Bars({ plot, points, at }: Pick<ChartDrawingProps, "plot" | "points" | "at">) {
  const { x, y, zero, barWidth, valueAt } = plot;
  return points.map((point, index) => {
    const height = zero - y(valueAt(index));
    return (
      <rect
        key={point.day}
        x={x(index) - barWidth / 2}
        y={zero - height}
        width={barWidth}
        height={height}
        rx={Math.min(5, barWidth / 2)}
        className={at === index ? "fill-accent-hover" : "fill-accent"}
      />
    );
  });
}

function Mark({ plot, at }: { plot: Plot; at: number }) {
  const x = plot.x(at);
  const y = plot.y(plot.valueAt(at));
  return (
    <>
      <line x1={x} x2={x} y1={0} y2={plot.bottom} className="stroke-dim" strokeDasharray="3 4" />
      {plot.kind === "net" && <circle cx={x} cy={y} r={5} strokeWidth={2.5} className="fill-text stroke-panel" />}
    </>
  );
}
