import { useClockText } from "./clock-text.ts";
import type { CountdownProps } from "./countdown.tsx";
import { liveWords } from "./words/words.ts";

interface CountdownBarProps extends CountdownProps {
  /** Style of the seconds: their size. */
  readonly className: string;
}

/** Shows the seconds until betting closes over a bar that runs out, for stages without room for a ring. */
export function CountdownBar({ closesAt, bettingMs, label, className }: CountdownBarProps) {
  const words = liveWords.useWords();
  const left = (now: number) => Math.max(0, closesAt - now);
  const seconds = useClockText<HTMLParagraphElement>(true, (now) => words.seconds((left(now) / 1000).toFixed(1)));
  const bar = useClockText<HTMLSpanElement>(true, (now) => {
    if (bar.current) bar.current.style.scale = `${Math.min(1, left(now) / bettingMs)} 1`;
    return "";
  });
  return (
    <>
      <p className="text-muted max-md:text-sm max-md:leading-tight">{label}</p>
      <p ref={seconds} className={`tabular leading-none font-bold ${className}`} />
      <span className="mt-1 h-1.5 w-full overflow-hidden rounded-full bg-well shadow-well">
        <span
          ref={bar}
          className="block h-full origin-left rounded-full bg-linear-to-r from-accent to-win rtl:origin-right rtl:bg-linear-to-l"
        />
      </span>
    </>
  );
}
