import type { Side } from "../../shared/rules/football/match-facts.ts";

/** The pitch in units of a tenth of a metre, flattened as from a high stand. */
export const [LENGTH, WIDTH] = [1_050, 500];
const MIDDLE = WIDTH / 2;

/** Draws grass, lines and goals; the net of the goal into which a side has just scored is bent. */
export function PitchGround({ scored }: { readonly scored: Side | null }) {
  return (
    <>
      <defs>
        <pattern id="virtual-grass" width="150" height={WIDTH} patternUnits="userSpaceOnUse">
          <rect width="75" height={WIDTH} fill="#27914b" />
          <rect x="75" width="75" height={WIDTH} fill="#228443" />
        </pattern>
        <pattern id="virtual-net" width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M0 0h9v9" fill="none" stroke="#ffffff" strokeOpacity=".55" strokeWidth="1.500" />
        </pattern>
        <radialGradient id="virtual-light">
          <stop offset=".2" stopColor="#ffffff" stopOpacity=".14" />
          <stop offset="1" stopColor="#03150a" stopOpacity=".38" />
        </radialGradient>
      </defs>
      <rect x="-34" y="-18" width={LENGTH + 68} height={WIDTH + 36} fill="#1a6b35" />
      <rect width={LENGTH} height={WIDTH} fill="url(#virtual-grass)" />
      <rect x="-34" y="-18" width={LENGTH + 68} height={WIDTH + 36} fill="url(#virtual-light)" />
      <g fill="none" stroke="#ffffff" strokeOpacity=".7" strokeWidth="4">
        <rect width={LENGTH} height={WIDTH} />
        <path d={`M${LENGTH / 2} 0v${WIDTH}`} />
        <ellipse cx={LENGTH / 2} cy={MIDDLE} rx="91" ry="68" />
        <circle cx={LENGTH / 2} cy={MIDDLE} r="4" fill="#ffffff" />
        <Half />
        <g transform={`translate(${LENGTH}) scale(-1 1)`}>
          <Half />
        </g>
      </g>
      <Net isBent={scored === "away"} />
      <g transform={`translate(${LENGTH}) scale(-1 1)`}>
        <Net isBent={scored === "home"} />
      </g>
    </>
  );
}

function Half() {
  return (
    <>
      <path d={`M0 ${MIDDLE - 148}h165v296H0M0 ${MIDDLE - 68}h55v136H0M165 ${MIDDLE - 54}c30 30 30 78 0 108`} />
      <path d={`M0 10q10 0 10-10M10 ${WIDTH}q0-10-10-10`} />
    </>
  );
}

function Net({ isBent }: { readonly isBent: boolean }) {
  const depth = isBent ? 32 : 22;
  return (
    <path
      d={`M0 ${MIDDLE - 38}h-20q${22 - depth * 1.6} 38 0 76H0z`}
      fill="url(#virtual-net)"
      stroke="#ffffff"
      strokeWidth={isBent ? 5 : 4}
      strokeLinejoin="round"
      className={isBent ? "animate-shake" : undefined}
    />
  );
}
