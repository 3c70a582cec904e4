/** Widths of characters in ems, as the bold figures of the site have them. */
const FIGURE_EM = 0.62;
const POINT_EM = 0.3;
/** The smallest size of labels that lie, in pixels. */
const LEAST_PX = 10;
/** The share of a cell that a label can take: buckets have gaps between them, and edges. */
const SHARE = 0.88;

/** Returns the width of the longest label in ems. */
export function widestOf(labels: readonly string[]): number {
  return Math.max(...labels.map(widthOf));
}

function widthOf(label: string): number {
  const points = label.match(/[.,]/g)?.length ?? 0;
  const figures = label.match(/[\d×]/g)?.length ?? 0;
  return figures * FIGURE_EM + points * POINT_EM;
}

/** Returns true if labels must stand upright, because they would lie in buckets too narrow for them. */
export function mustStand(widest: number, cellPx: number): boolean {
  return cellPx * SHARE < widest * LEAST_PX;
}
