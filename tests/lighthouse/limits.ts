/**
 * Lighthouse's results of one visit: scores from 0 to 100, and the layout shift as the sum that it measures (0 is
 * none).
 */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
}

export type FormFactor = "desktop" | "mobile";

/** A score below its limit, or a layout shift above it, fails. Source: docs/experience.md. */
const LIMITS: Readonly<Record<FormFactor, Visit>> = {
  desktop: { performance: 97, accessibility: 95, bestPractices: 95, seo: 95, layoutShift: 0 },
  mobile: { performance: 90, accessibility: 95, bestPractices: 95, seo: 95, layoutShift: 0 },
};

export const MEASURES = ["performance", "accessibility", "bestPractices", "seo", "layoutShift"] as const;
type Measure = (typeof MEASURES)[number];

export interface Verdict {
  readonly measure: Measure;
  readonly median: number;
  readonly limit: number;
  readonly holds: boolean;
}

/** Compares the median of each measure with its limit. @param visits one or more. */
export function judge(formFactor: FormFactor, visits: readonly Visit[]): readonly Verdict[] {
  return MEASURES.map((measure) => {
    const median = medianOf(visits.map((visit) => visit[measure]));
    const limit = LIMITS[formFactor][measure];
    return { measure, median, limit, holds: measure === "layoutShift" ? median <= limit : median >= limit };
  });
}

/** The middle value; of an even number the lower of the two middle values, so that it was really measured. */
function medianOf(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error("a median of nothing");
  return middle;
}
