import { paintsOf } from "../drawing/paint.ts";
import { OUTER, pegAt, segmentPath } from "../drawing/segment-path.ts";
import { type Rim as RimOf, rimOf } from "../rules/tables.ts";

/** The segments of a wheel, clockwise from the top, coloured by payout, with a peg between each two. */
export function Rim({ rim, lit }: { readonly rim: RimOf; readonly lit: number | null }) {
  const paints = paintsOf(rim);
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true">
      <circle r="103" fill="#141c36" />
      <circle r="103" fill="none" stroke="#f0b53c" strokeWidth="2" />
      {rimOf(rim).map((pays, segment) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place.
          key={segment}
          d={segmentPath(segment, rim.segments)}
          fill={paints.get(pays)}
          stroke="#141c36"
          strokeWidth="1.4"
          className="wheel-segment"
          data-lit={lit === null ? undefined : segment === lit}
        />
      ))}
      <circle r={OUTER - 3} fill="none" stroke="#ffffff" strokeOpacity="0.16" strokeWidth="3" />
      {rimOf(rim).map((_, peg) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a peg is its place.
        <circle key={peg} {...pegAt(peg, rim.segments)} r="1.5" fill="#fff1c9" stroke="#8a5a10" strokeWidth="0.5" />
      ))}
    </svg>
  );
}
