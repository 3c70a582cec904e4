import type { Ref } from "react";

const BULBS = Array.from({ length: 16 }, (_, bulb) => (bulb * 360) / 16);

interface HubProps {
  /** The element in which the wheel writes what is under its pointer while it turns; null at rest. */
  readonly turning: Ref<HTMLDivElement> | null;
  /** The payout at which the wheel rests; null before a first spin. */
  readonly text: string | null;
  /** The colour of its segment. */
  readonly paint: string | undefined;
  readonly won: boolean;
}

/** The hub of the wheel: a gold ring with bulbs, which light up at a win, and a face with the payout. */
export function Hub({ turning, text, paint, won }: HubProps) {
  return (
    <div className="wheel-hub" data-won={won || undefined}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true" className="wheel-bulbs">
        {BULBS.map((turn, bulb) => (
          <circle key={turn} cy="-45.5" r="1.9" transform={`rotate(${turn})`} style={{ "--bulb": bulb % 2 }} />
        ))}
        <path d="M0 -37L6 -20L0 -12L-6 -20z M37 0L20 6L12 0L20 -6z M0 37L-6 20L0 12L6 20z M-37 0L-20 -6L-12 0L-20 6z" />
        {turning === null && text === null && <path className="wheel-jewel" d="M0 -12L10 0L0 12L-10 0z" />}
      </svg>
      {turning === null ? (
        <div className="wheel-pays tabular" style={{ "--paint": paint }}>
          {text}
        </div>
      ) : (
        <div key="turning" ref={turning} className="wheel-pays tabular" />
      )}
    </div>
  );
}
