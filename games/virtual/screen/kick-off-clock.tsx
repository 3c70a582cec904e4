import { useClockText, useSecondsText } from "../../shared/screen/live/clock-text.ts";
import { LEAGUES } from "../rules/league.ts";
import { dueOf, type LeagueMatch } from "./league-match.ts";
import { virtualWords } from "./words/words.ts";

/** The pitch stays green in light mode, so what lies on it stays dark. */
const DARK = "#04180cd9";

/** Shows over the pitch how long it is until the match begins. */
export function KickOffClock({ match }: { readonly match: LeagueMatch }) {
  const words = virtualWords.useWords();
  const due = dueOf(match);
  const period = LEAGUES[match.match.league].periodMs;
  const left = (now: number) => Math.max(0, due - now);
  const clock = useSecondsText<HTMLSpanElement>(true, (now) => clockText(left(now)));
  const bar = useClockText<HTMLSpanElement>(true, (now) => {
    if (bar.current) bar.current.style.scale = `${Math.min(1, left(now) / period)} 1`;
    return "";
  });
  return (
    <div className="absolute inset-0 grid place-items-center overflow-clip rounded-tile">
      <div className="grid justify-items-center gap-1 rounded-tile px-4 py-2 text-white" style={{ background: DARK }}>
        <span className="text-sm font-semibold">{words.kickOff}</span>
        <span ref={clock} role="timer" className="tabular text-3xl leading-none font-black @min-[520px]:text-5xl" />
      </div>
      <span className="absolute inset-x-3 bottom-1.5 h-1 overflow-clip rounded-full" style={{ background: DARK }}>
        <span ref={bar} className="block h-full origin-left bg-white rtl:origin-right" />
      </span>
    </div>
  );
}

function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
