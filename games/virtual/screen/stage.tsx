import { classes } from "@fairhouse/ui/classes.ts";
import { playSound } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useRef, useState } from "react";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { minuteOf, TICKS } from "../rules/clock.ts";
import { type MatchState, takesInPlay } from "../rules/league.ts";
import { type Goal, scoreAfter } from "../rules/match.ts";
import { Commentary } from "./commentary.tsx";
import { Crest } from "./crest.tsx";
import { goalsOf, isFresh } from "./goals.ts";
import { useStep } from "./in-play.ts";
import { KickOffClock } from "./kick-off-clock.tsx";
import { dueOf, type LeagueMatch, type Matchday } from "./league-match.ts";
import { useNames } from "./names.ts";
import { Pitch } from "./pitch.tsx";
import { Preview } from "./preview.tsx";
import { RESULTS, ResultOdds, type ResultOddsProps } from "./result-odds.tsx";
import { StageRows } from "./stage-rows.tsx";
import { useTick } from "./use-tick.ts";
import type { VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

export interface StageProps {
  readonly table: VirtualTable;
  readonly day: Matchday;
  /** True before kick-off. */
  readonly waits: boolean;
  /** Events of the player's open bets. */
  readonly own: ReadonlySet<string>;
}

/**
 * Shows a matchday, one match on its pitch and the scores of all. It is as high before kick-off as in play, so that
 * nothing below it moves.
 */
export function Stage({ table, day, waits, own }: StageProps) {
  const words = virtualWords.useWords();
  const [watched, watch] = useState<string | null>(null);
  const pitch = useRef<HTMLDivElement>(null);
  const [first] = day.matches;
  const shown =
    day.matches.find(({ fact }) => fact.id === watched) ?? day.matches.find(({ fact }) => own.has(fact.id)) ?? first;
  if (first === undefined || shown === undefined) return null;
  return (
    <section
      aria-label={waits ? words.kickOff : words.live}
      // Above each other beside a slip, the odds come first; on phones, the odds of the shown match are under its pitch.
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:@max-[640px]:[&>:first-child]:order-1 @min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,22.5rem)] @min-[690px]:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div ref={pitch} className="grid grid-cols-[minmax(0,1fr)]">
        <Watched match={shown} waits={waits} table={table} />
      </div>
      <StageRows
        table={table}
        day={day}
        waits={waits}
        own={own}
        shown={shown.fact.id}
        onWatch={(event) => {
          watch(event);
          pitch.current?.scrollIntoView({ block: "nearest" });
        }}
      />
    </section>
  );
}

export interface WatchedProps {
  readonly match: LeagueMatch;
  /** True before kick-off. */
  readonly waits: boolean;
  /** If given, the odds of the result are shown too, and go on its slip. */
  readonly table?: VirtualTable;
}

/** Shows a match on its pitch, with its score and its commentary. */
export function Watched({ match, waits, table }: WatchedProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const tick = useTick(match);
  const goals = goalsOf(match);
  const hasRoom = useMedia(BESIDE);
  const last = goals.at(-1);
  const scored = last !== undefined && isFresh(last, tick, match.match.league) ? last.side : null;
  useGoalSound(match.fact.id, goals.length, scored !== null);
  return (
    <div className="surface-panel grid content-start gap-2.5 p-3 @min-[640px]:content-center">
      <ScoreBoard match={match} goals={goals} tick={tick} waits={waits} isGoal={scored !== null} />
      {table !== undefined && !hasRoom && <WatchedOdds table={table} own={match} />}
      {/* The pitch leaves rows that stand below it room in the first window. */}
      <div className={classes("relative", table !== undefined && "max-h-44 @min-[640px]:max-h-none")}>
        <Pitch match={match} tick={tick} scored={scored} goals={goals.length} />
        {scored !== null && (
          <p
            key={goals.length}
            className="pointer-events-none absolute inset-0 grid animate-pop-in place-items-center text-5xl font-black text-white"
            style={{ textShadow: "0 3px 16px rgb(0 0 0 / .7)" }}
          >
            {words.goal}
          </p>
        )}
        {waits && <KickOffClock match={match} />}
      </div>
      {waits ? (
        <>
          {table !== undefined && hasRoom && <Preview table={table} own={match} />}
          <p className="min-h-12 text-sm text-balance text-muted @min-[640px]:text-center @min-[690px]:min-h-0">
            {takesInPlay(match.match.league) ? words.waitsInPlay : words.waitsText(whole(match.match.matchday))}
          </p>
        </>
      ) : (
        <Commentary own={match} goals={goals} tick={tick} />
      )}
    </div>
  );
}

/** Shows the odds of the result of the match that is watched, where the list stands below the pitch. */
function WatchedOdds({ table, own }: Pick<ResultOddsProps, "table" | "own">) {
  const words = virtualWords.useWords();
  const step = useStep(own);
  return (
    <div className="grid grid-cols-3 gap-1.5 @min-[520px]:hidden">
      {RESULTS.map(({ selection }) => (
        <span key={selection} aria-hidden="true" className="text-center text-xs font-semibold text-muted">
          {words.sides[selection]}
        </span>
      ))}
      <ResultOdds table={table} own={own} step={step} />
    </div>
  );
}

/** Sounds once for each goal of the match that is watched, and not for those that fell before. */
function useGoalSound(event: string, goals: number, isFreshGoal: boolean): void {
  const heard = useRef<string | null>(null);
  const key = `${event}:${goals}`;
  useEffect(() => {
    if (heard.current === key) return;
    const isSameMatch = heard.current?.startsWith(`${event}:`) === true;
    heard.current = key;
    if (isSameMatch && isFreshGoal) playGoal();
  }, [key, event, isFreshGoal]);
}

/** Returns the minute of a match in words. */
export function useMinuteText(tick: number): string {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  return tick >= TICKS ? words.fullTime : words.minute(whole(minuteOf(Math.min(tick, TICKS - 1))));
}

interface ScoreBoardProps extends Pick<WatchedProps, "match" | "waits"> {
  readonly tick: number;
  readonly goals: readonly Goal[];
  readonly isGoal: boolean;
}

function ScoreBoard({ match: own, goals, tick, waits, isGoal }: ScoreBoardProps) {
  const words = virtualWords.useWords();
  const { whole, time } = useFormats();
  const { match } = own;
  const { scoreText } = useNames();
  const minute = useMinuteText(tick);
  return (
    // Names and the minutes of the goals below them have room from the start; beside the list, a name may take two lines.
    <div className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 @min-[640px]:min-h-23 @min-[640px]:items-start">
      <Club match={match} side="home" goals={goals.filter(({ side }) => side === "home")} />
      <span className="grid justify-items-center">
        <span
          key={goals.length}
          className={classes(
            "tabular leading-none font-black",
            waits ? "text-lg" : "text-3xl",
            isGoal && "animate-pop-in text-win",
          )}
        >
          {waits ? time(dueOf(own)) : scoreText(scoreAfter(goals, TICKS))}
        </span>
        <span className="tabular text-sm text-muted">{waits ? words.matchday(whole(match.matchday)) : minute}</span>
      </span>
      <Club match={match} side="away" goals={goals.filter(({ side }) => side === "away")} />
    </div>
  );
}

interface ClubProps {
  readonly match: MatchState;
  readonly side: Goal["side"];
  readonly goals: readonly Goal[];
}

/** Shows a club over the minutes of its goals. */
function Club({ match, side, goals }: ClubProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { clubsOf } = useNames();
  return (
    // The crest stands above the name: beside it, the longest names would lose their last letters on a phone.
    <span className="flex min-w-0 flex-col items-center gap-1 text-center">
      <Crest team={match[side]} className="size-6 @min-[640px]:size-8" />
      <span className="grid min-w-0">
        <span data-club="" className="line-clamp-2 text-sm leading-tight font-bold @min-[960px]:text-base">
          {clubsOf(match.league)(match[side])}
        </span>
        {goals.length > 0 && (
          <span className="tabular truncate text-xs text-muted">
            {goals.map(({ tick }) => words.minute(whole(minuteOf(tick)))).join(" ")}
          </span>
        )}
      </span>
    </span>
  );
}

/** The ball hits the net, and the crowd roars: three long breaths of noise over a rising fifth. */
function playGoal(): void {
  playSound(
    [
      { wave: "triangle", from: 160, to: 70, seconds: 0.14, level: 0.3 },
      { wave: "sine", from: 392, after: 0.1, seconds: 0.5, level: 0.1 },
      { wave: "sine", from: 587, after: 0.2, seconds: 0.7, level: 0.12 },
    ],
    [
      { centre: 3_200, sharpness: 0.8, seconds: 0.12, level: 0.3 },
      { centre: 620, sharpness: 0.5, after: 0.08, seconds: 0.45, level: 0.34 },
      { centre: 900, sharpness: 0.6, after: 0.3, seconds: 0.45, level: 0.3 },
      { centre: 1_250, sharpness: 0.7, after: 0.6, seconds: 0.45, level: 0.2 },
    ],
  );
}
