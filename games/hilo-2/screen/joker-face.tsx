/**
 * The front of the Joker, decorative only: a cap with bells in the colours of both suits, and its letters down the
 * side.
 */
export function JokerFace() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" className="card-face">
      <g className="joker-letters">
        {[..."JOKER"].map((letter, place) => (
          <text key={letter} x="14" y={23 + place * 18} textAnchor="middle">
            {letter}
          </text>
        ))}
      </g>
      <g transform="translate(30 38)" strokeLinejoin="round">
        <path d="M30 46C20 26 8 22-2 34c12-2 14 12 14 22z" fill="#d31f3e" stroke="#8d0f27" strokeWidth="1.6" />
        <path d="M30 46c10-20 22-24 32-12-12-2-14 12-14 22z" fill="#161d33" stroke="#060a18" strokeWidth="1.6" />
        <path
          d="M12 56C12 34 18 12 30 2c12 10 18 32 18 54z"
          fill="url(#card-gold)"
          stroke="#9a6510"
          strokeWidth="1.6"
        />
        <path d="M8 55q22-9 44 0v11q-22-9-44 0z" fill="#7c3aed" stroke="#4c1d95" strokeWidth="1.6" />
        <g fill="url(#card-gold)" stroke="#9a6510" strokeWidth="1.4">
          <circle cx="-3" cy="37" r="5" />
          <circle cx="63" cy="37" r="5" />
          <circle cx="30" cy="-1" r="5" />
        </g>
        <path
          d="m30 20 3.300 7.200 7.900.9-5.900 5.300 1.600 7.800L30 37.300l-6.900 3.900 1.600-7.800-5.900-5.300 7.900-.9z"
          fill="#fff"
          opacity=".9"
        />
      </g>
      <path
        d="m74 108 3.600 8 8.700 1-6.500 5.900 1.800 8.600-7.600-4.300-7.600 4.300 1.800-8.600-6.500-5.900 8.700-1z"
        fill="#7c3aed"
      />
    </svg>
  );
}
