/** Widths of characters in ems, as the bold figures of the site have them. */
const FIGURE_EM = 0.62;
const POINT_EM = 0.3;
/** The size of the sign of a multiplier beside its figures; keep in sync with `plinko.css`. */
const SIGN = 0.75;
/** The smallest sizes of labels that lie, in pixels: whole ones that would be smaller gain more from losing their zeros. */
const LEAST_WHOLE_PX = 12;
const LEAST_PX = 10;
/** The least length of labels that stand upright, in pixels; keep in sync with `plinko.css`. */
const STANDING_PX = 46;
/** The share of a cell that a label can take: buckets have gaps between them, and edges; keep in sync with `plinko.css`. */
const SHARE = 0.8;

export interface BucketLabels {
  readonly texts: readonly string[];
  /** The width of the longest one in ems. */
  readonly widest: number;
  /** True if they must stand upright, because they would lie in buckets too narrow for them. */
  readonly standing: boolean;
}

/**
 * Returns the labels of the buckets as cells of this width show them: whole, or where these have no room without their
 * closing zeros, or upright where not even they can lie, and then without the zeros only if they would be too long.
 * A width that is not known yet has room for all.
 */
export function bucketLabels(multipliers: readonly string[], cellPx: number | null): BucketLabels {
  const whole = { texts: multipliers, widest: widestOf(multipliers), standing: false };
  if (cellPx === null || fits(whole.widest, LEAST_WHOLE_PX, cellPx)) return whole;
  const texts = multipliers.map(withoutZeros);
  const widest = widestOf(texts);
  if (fits(widest, LEAST_PX, cellPx)) return { texts, widest, standing: false };
  const standing = whole.widest * LEAST_WHOLE_PX > STANDING_PX ? { texts, widest } : whole;
  return { ...standing, standing: true };
}

/** Leaves away the zeros that end two decimals: 33× for 33.00×, 1.1× for 1.10×. */
function withoutZeros(multiplier: string): string {
  return multiplier.replace(/([.,]00|(?<=[.,]\d)0)(?=×)/, "");
}

function fits(widest: number, leastPx: number, cellPx: number): boolean {
  return cellPx * SHARE >= widest * leastPx;
}

function widestOf(labels: readonly string[]): number {
  return Math.max(...labels.map(widthOf));
}

function widthOf(label: string): number {
  const points = label.match(/[.,]/g)?.length ?? 0;
  const figures = label.match(/\d/g)?.length ?? 0;
  const signs = label.match(/×/g)?.length ?? 0;
  return (figures + signs * SIGN) * FIGURE_EM + points * POINT_EM;
}
