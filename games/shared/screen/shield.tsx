const PATTERNS = [
  "M9.5 2.2 12 1.5l2.5.7v19.3L12 22.5l-2.5-1z",
  "M3 8.5h18V13H3z",
  "M3 4.6 20.9 12.8c-.1 1.9-.7 3.6-1.7 5L3.1 10z",
  "M12 1.5 21 4v8c0 5.2-3.7 8.8-9 10.5z",
  "M3 4l9-2.5V12h9c0 5.2-3.7 8.8-9 10.5V12H3z",
  "M12 8.5 3.2 14c.6 1.9 1.6 3.5 3 4.8L12 14.5l5.8 4.3c1.4-1.3 2.4-2.9 3-4.8z",
] as const;

const SHIELD = "M12 1.5 21 4v8c0 5.2-3.7 8.8-9 10.5C6.7 20.8 3 17.2 3 12V4z";

/** Patterns of a shield, by number: pale, bend, fess, and three more. */
export const SHIELD_PATTERNS = PATTERNS.length;

export interface ShieldProps {
  readonly ground: string;
  readonly trim: string;
  /** A number below `SHIELD_PATTERNS`. */
  readonly pattern: number;
  readonly className: string;
}

/** Draws the shield of a club; its name stands beside it. */
export function Shield({ ground, trim, pattern, className }: ShieldProps) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={SHIELD} fill={ground} />
      <path d={PATTERNS[pattern]} fill={trim} />
      <path d={SHIELD} fill="none" stroke="currentColor" strokeOpacity=".4" strokeWidth="1.2" />
    </svg>
  );
}
