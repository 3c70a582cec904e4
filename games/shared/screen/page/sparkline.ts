/** Room above and below the line. */
const MARGIN = 6;

/**
 * Returns a line of values as an SVG path in a box, oldest at the left, and the height of zero. Values and zero always
 * fit; a flat line is centred.
 */
export function sparkline(
  values: readonly number[],
  width: number,
  height: number,
): { readonly path: string; readonly zero: number } {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom;
  const y = (value: number) => (span === 0 ? height / 2 : MARGIN + ((top - value) / span) * (height - 2 * MARGIN));
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.map((value, index) => `${round(index * step)} ${round(y(value))}`);
  return { path: `M${points.join("L")}${points.length === 1 ? `H${width}` : ""}`, zero: round(y(0)) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
