import { useClockText, useSecondsText } from "../../shared/screen/live/clock-text.ts";
import { COURSES } from "../rules/course.ts";
import { dueOf, type RaceEvent } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

/** Shows over the track how long it is until the race starts. */
export function StartClock({ own }: { readonly own: RaceEvent }) {
  const words = racingWords.useWords();
  const due = dueOf(own);
  const period = COURSES[own.race.course].periodMs;
  const left = (now: number) => Math.max(0, due - now);
  const clock = useSecondsText<HTMLSpanElement>(true, (now) => textOf(left(now)));
  const bar = useClockText<HTMLSpanElement>(true, (now) => {
    if (bar.current) bar.current.style.scale = `${Math.min(1, left(now) / period)} 1`;
    return "";
  });
  return (
    <>
      <div className="race-plate race-clock grid justify-items-center gap-1 px-4 py-2">
        <span className="text-sm font-semibold">{words.startsIn}</span>
        <span ref={clock} role="timer" className="tabular text-3xl leading-none font-black" />
      </div>
      <span className="absolute inset-x-0 bottom-0 h-1 overflow-clip">
        <span ref={bar} className="block h-full origin-left bg-accent rtl:origin-right" />
      </span>
    </>
  );
}

function textOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
