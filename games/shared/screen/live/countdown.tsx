import { useId } from "react";
import { useClockText } from "./clock-text.ts";
import { liveWords } from "./words/words.ts";

const RADIUS = 54;
const AROUND = 2 * Math.PI * RADIUS;

export interface CountdownProps {
  readonly closesAt: number;
  readonly bettingMs: number;
  /** The event that is counted down to: "Next flight in". */
  readonly label: string;
}

/** Shows the seconds until betting closes in a ring that runs out. */
export function Countdown({ closesAt, bettingMs, label }: CountdownProps) {
  const words = liveWords.useWords();
  const gradient = useId();
  const left = (now: number) => Math.max(0, closesAt - now);
  const seconds = useClockText<HTMLParagraphElement>(true, (now) => words.seconds((left(now) / 1000).toFixed(1)));
  const ring = useClockText<SVGCircleElement>(true, (now) => {
    const share = Math.min(1, left(now) / bettingMs);
    if (ring.current) ring.current.style.strokeDashoffset = String(AROUND * (1 - share));
    return "";
  });
  return (
    <div className="relative grid size-[clamp(112px,38cqmin,224px)] place-items-center">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="absolute inset-0 size-full -rotate-90 overflow-visible">
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="var(--win-fill)" />
            <stop offset="1" stopColor="var(--accent)" />
          </linearGradient>
        </defs>
        <circle cx="60" cy="60" r={RADIUS} fill="var(--well)" fillOpacity="0.72" stroke="var(--line)" strokeWidth="5" />
        <circle
          ref={ring}
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          stroke={`url(#${gradient})`}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={AROUND}
          className="drop-shadow-[0_0_5px_var(--accent)]"
        />
      </svg>
      <div className="relative grid max-w-[74%] justify-items-center gap-1 text-center">
        <p className="text-[clamp(0.7rem,3.4cqmin,1.05rem)] leading-tight text-balance text-muted">{label}</p>
        <p
          ref={seconds}
          className="tabular text-[clamp(1.6rem,9cqmin,3.4rem)] whitespace-nowrap leading-none font-bold"
        />
      </div>
    </div>
  );
}
