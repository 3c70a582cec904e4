/** Strands across the mouth of the goal, and from it to the back, in percent of the net. */
const ACROSS = [18, 36, 54, 72, 90];
const BACK = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/**
 * The goal with its net. The strands across are arcs that are squeezed to straight lines, and bend where the ball hits
 * them: only their transform moves.
 */
export function Net() {
  return (
    <span className="goal-net">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="goal-strands">
        {BACK.map((y) => (
          <path key={y} d={`M0 ${y}H100`} />
        ))}
        {ACROSS.map((x, at) => (
          <g key={x} transform={`translate(${x} 0)`}>
            {/* The further back, the less a strand gives. */}
            <path d={`M0 0Q${(ACROSS.length - at) * 9} 50 0 100`} className="goal-strand" style={{ "--at": at }} />
          </g>
        ))}
      </svg>
    </span>
  );
}
