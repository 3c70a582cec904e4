import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useClockText, useSecondsText } from "../../shared/screen/live/clock-text.ts";
import { LEAGUES } from "../rules/league.ts";
import { Crest } from "./crest.tsx";
import { useNames } from "./names.ts";
import { dueOf, type Matchday } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

/** Shows the time until the next matchday begins, with its matches. */
export function NextMatchday({ day }: { readonly day: Matchday }) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { club, matchName } = useNames();
  const [first] = day.matches;
  const due = first === undefined ? 0 : dueOf(first);
  const period = first === undefined ? 1 : LEAGUES[first.match.league].periodMs;
  const left = (now: number) => Math.max(0, due - now);
  const clock = useSecondsText<HTMLSpanElement>(true, (now) => clockText(left(now)));
  const bar = useClockText<HTMLSpanElement>(true, (now) => {
    if (bar.current) bar.current.style.scale = `${Math.min(1, left(now) / period)} 1`;
    return "";
  });
  if (first === undefined) return null;
  return (
    <section
      aria-label={words.kickOff}
      className="surface-panel relative grid gap-3 overflow-clip p-4 @min-[760px]:grid-cols-[auto_minmax(0,1fr)] @min-[760px]:items-center @min-[760px]:gap-6"
    >
      <div className="grid gap-0.5 text-center @min-[760px]:ps-3 @min-[760px]:text-start">
        <span className="text-sm font-semibold text-muted">{words.matchday(whole(first.match.matchday))}</span>
        <span className="text-sm text-muted">{words.kickOff}</span>
        <span ref={clock} role="timer" className="tabular text-5xl leading-none font-black" />
      </div>
      <ul className="grid grid-cols-2 gap-1.5 text-sm @min-[520px]:grid-cols-4">
        {day.matches.map((own) => (
          <li
            key={own.fact.id}
            aria-label={matchName(own.match)}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1.5 gap-y-0.5 rounded-control bg-well px-2 py-1.5"
          >
            <Crest team={own.match.home} className="size-4" />
            <span className="truncate">{club(own.match.home)}</span>
            <Crest team={own.match.away} className="size-4" />
            <span className="truncate">{club(own.match.away)}</span>
          </li>
        ))}
      </ul>
      <span className="absolute inset-x-0 bottom-0 h-1 bg-well">
        <span
          ref={bar}
          className="block h-full origin-left bg-linear-to-r from-accent to-win rtl:origin-right rtl:bg-linear-to-l"
        />
      </span>
    </section>
  );
}

function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
