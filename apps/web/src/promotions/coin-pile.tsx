/** Places of the coins in a pile, lowest first: x from the middle and y from the ground, in a 64 × 52 picture. */
const places = [
  [0, 0],
  [-13, 2],
  [13, 2],
  [0, -7],
  [-12, -5],
  [12, -5],
  [0, -14],
  [-12, -12],
  [12, -12],
  [0, -21],
] as const;

/** Number of coins for each day of the streak: the pile grows with the reward. */
const COINS = [1, 2, 3, 4, 6, 8, 10];

/** Half the width of the shadow below one coin and below two. */
const SHADOWS: Readonly<Record<number, number>> = { 1: 14, 2: 20 };

/** A pile of the house's coins, seen from the front. Decorative. */
export function CoinPile({ step, className }: { step: number; className?: string }) {
  const count = COINS[step - 1] ?? 1;
  // Two coins are in the middle and left of it; this centres them.
  const shift = count === 2 ? 6.5 : 0;
  return (
    <svg viewBox="2 9 60 42" aria-hidden="true" className={className}>
      <ellipse cx="32" cy="45" rx={SHADOWS[count] ?? 27} ry="4.5" fill="#000" opacity=".22" />
      {places.slice(0, count).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${32 + shift + x} ${38 + y})`}>
          <path d="M-12 0v4a12 5.4 0 0 0 24 0v-4z" fill="#b8690b" />
          <path d="M-12 0v1.4a12 5.4 0 0 0 24 0V0z" fill="#f5a524" />
          <ellipse rx="12" ry="5.4" fill="#ffc24b" />
          <ellipse rx="8.6" ry="3.6" fill="#d9820f" />
          <ellipse cy=".4" rx="8.6" ry="3.4" fill="#f5b03a" />
          <path d="M0-2.4 4.6.2 0 2.8-4.6.2z" fill="#fff0c2" />
          <path d="M-10-2.2A12 5.4 0 0 1 6-4.7" fill="none" stroke="#fff" strokeOpacity=".7" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}
