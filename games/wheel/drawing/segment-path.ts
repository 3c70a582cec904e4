/** Inner and outer radius of a wheel's segments. */
export const OUTER = 100;
const INNER = 66;

/** Returns the centre of the peg before a segment, near the outer edge. */
export function pegAt(segment: number, segments: number): { readonly cx: number; readonly cy: number } {
  const radians = (2 * Math.PI * segment) / segments;
  return { cx: 98 * Math.sin(radians), cy: -98 * Math.cos(radians) };
}

/** Returns the SVG path of a segment, clockwise from the top; picture and page share it. */
export function segmentPath(segment: number, segments: number): string {
  const spot = (radius: number, at: number) => {
    const radians = (2 * Math.PI * at) / segments;
    return `${(radius * Math.sin(radians)).toFixed(3)} ${(-radius * Math.cos(radians)).toFixed(3)}`;
  };
  const arcs = `M${spot(OUTER, segment)}A${OUTER} ${OUTER} 0 0 1 ${spot(OUTER, segment + 1)}`;
  return `${arcs}L${spot(INNER, segment + 1)}A${INNER} ${INNER} 0 0 0 ${spot(INNER, segment)}z`;
}
