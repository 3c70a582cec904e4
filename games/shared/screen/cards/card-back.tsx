/** Draws the back of a card: a lattice with the house's diamond, a house with a check mark in it. Decorative. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" className="card-back">
      <rect x="6" y="6" width="88" height="128" rx="7" className="card-back-frame" />
      <path d={LATTICE} className="card-back-lattice" />
      <g transform="translate(50 70)">
        <path d="M0-31 24 0 0 31-24 0z" className="card-back-medal" />
        <path d="M0-23 17.5 0 0 23-17.5 0z" className="card-back-ring" />
        <path d="M-7 1l5 6L8-7" className="card-back-check" />
      </g>
    </svg>
  );
}

/** Crossing diagonals, 11 units apart, clipped to the inner frame from (10, 10) to (90, 130). */
const LATTICE = Array.from({ length: 18 }, (_, i) => diagonals(26 + i * 11)).join("");

/**
 * Returns two lines as a path. Points of the rising one have a constant sum of x and y; the falling one is its mirror
 * image.
 */
function diagonals(sum: number): string {
  const left = Math.max(10, sum - 130);
  const right = Math.min(90, sum - 10);
  return `M${left} ${sum - left}L${right} ${sum - right}M${100 - left} ${sum - left}L${100 - right} ${sum - right}`;
}
