import { encode } from "uqr";

/** Width of the white border that the standard requires around a code, in modules. */
const QUIET = 4;

/** A QR code as one path, dark on white in both modes because cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")))
    .join("");
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-tile bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
