/** What Lighthouse says of one visit: scores from 0 to 100, the shift of the layout as the sum that it measures (0 is none). */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
}

export type FormFactor = "desktop" | "mobile";

/** Below this a score, above this a layout shift is missed. Source: docs/experience.md. */
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

/** The middle one; of an even number the lower of the two in the middle, so that it is one that was measured. */
function medianOf(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error("a median of nothing");
  return middle;
}
