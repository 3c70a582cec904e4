import { scaleLinear } from "d3-scale";
import { area, curveMonotoneX, line } from "d3-shape";
import type { Point } from "./series.ts";

export type ChartKind = "net" | "wagered";

/** Pixels. */
export const HEIGHT = 280;
const TOP = 18;
const BOTTOM = 34;
/** Width of the axis figures, at the inline start. */
export const AXIS = 58;
const FAR = 12;
/** Distance between two names of days. */
const LABEL_ROOM = 84;
const TICKS = 4;
const MAX_BAR = 44;

/** Positions of everything, in pixels from the top left. Time runs in reading direction. */
export interface Plot {
  readonly kind: ChartKind;
  readonly width: number;
  readonly rtl: boolean;
  readonly bottom: number;
  readonly x: (index: number) => number;
  readonly y: (amount: number) => number;
  readonly zero: number;
  readonly valueAt: (index: number) => number;
  readonly nearest: (x: number) => number;
  readonly ticks: readonly number[];
  /** Indices of the points that are named on the time axis. */
  readonly named: readonly number[];
  readonly barWidth: number;
  readonly linePath: string;
  readonly areaPath: string;
}

export function plotOf(points: readonly Point[], kind: ChartKind, width: number, rtl: boolean): Plot {
  const bottom = HEIGHT - BOTTOM;
  const values = points.map((point) => (kind === "net" ? point.running : point.wagered));
  const [start, end] = rtl ? [width - AXIS, FAR] : [AXIS, width - FAR];
  // Bars lie inside the ends, a line touches them.
  const room = Math.abs(end - start) / Math.max(1, points.length);
  const inset = (kind === "wagered" || points.length === 1 ? room / 2 : 0) * (rtl ? -1 : 1);
  const across = scaleLinear([0, Math.max(1, points.length - 1)], [start + inset, end - inset]);
  const x = (index: number) => across(points.length === 1 ? 0.5 : index);
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [bottom, TOP]).nice(TICKS);
  const valueAt = (index: number) => values[index] ?? 0;
  const indices = points.map((_, index) => index);
  const every = Math.ceil(points.length / Math.max(2, Math.floor(Math.abs(end - start) / LABEL_ROOM)));
  return {
    ...{ kind, width, rtl, bottom, x, y, valueAt, zero: y(0), ticks: y.ticks(TICKS) },
    nearest: (at) => Math.min(points.length - 1, Math.max(0, Math.round(points.length === 1 ? 0 : across.invert(at)))),
    // Counted from the newest, which is always named.
    named: indices.filter((index) => (points.length - 1 - index) % every === 0),
    barWidth: Math.max(2, Math.min(MAX_BAR, room * 0.68)),
    linePath: line<number>(x, (index) => y(valueAt(index))).curve(curveMonotoneX)(indices) ?? "",
    areaPath: area<number>(x, y(0), (index) => y(valueAt(index))).curve(curveMonotoneX)(indices) ?? "",
  };
}
