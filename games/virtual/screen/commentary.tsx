import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { HALF_TIME_TICK, minuteOf, TICKS } from "../rules/clock.ts";
import { type Goal, scoreAfter } from "../rules/match.ts";
import { ballSteps, chanceAt, scorerOf } from "./decoration.ts";
import type { LeagueMatch } from "./league-match.ts";
import { useNames } from "./names.ts";
import { virtualWords } from "./words/words.ts";

/** Lines that are shown, the newest first: two, and all of these beside the rows of a matchday. */
const LINES = 5;
/** A goal needs no other line in these ticks after it. */
const QUIET = 20;

interface Line {
  readonly tick: number;
  readonly text: string;
  readonly isGoal?: boolean;
}

export interface CommentaryProps {
  readonly own: LeagueMatch;
  /** The goals that were told. */
  readonly goals: readonly Goal[];
  readonly tick: number;
}

/** Tells the course of a match in a few lines; of them, screen readers are told the goals as they fall. */
export function Commentary({ own, goals, tick }: CommentaryProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const lines = useLines(own, goals)
    .filter((line) => line.tick <= tick)
    .slice(-LINES)
    .toReversed();
  return (
    <>
      <ol aria-label={words.commentary} className="grid min-h-12 content-start text-sm @min-[640px]:min-h-30">
        {lines.map(({ tick: at, text, isGoal }, place) => (
          <li
            key={`${at}:${text}`}
            className={classes(
              "h-6 items-center",
              place > 1 ? "hidden @min-[640px]:flex" : "flex",
              place === 0 && "animate-rise-in",
            )}
          >
            <span className="tabular w-10 shrink-0 text-muted">
              {words.minute(whole(minuteOf(Math.min(at, TICKS - 1))))}
            </span>
            <span className={classes("truncate", isGoal ? "font-bold text-win" : place > 0 && "text-muted")}>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {useGoalText(own, goals)}
      </p>
    </>
  );
}

/** Returns the lines of a match, oldest first: what decorates it, and the goals that were told. */
function useLines({ fact, match }: LeagueMatch, goals: readonly Goal[]): readonly Line[] {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { clubsOf, scoreText } = useNames();
  const club = clubsOf(match.league);
  const salt = fact.links?.salt ?? "";
  const key = match.link * 8 + match.match;
  const steps = ballSteps(match.league);
  const chances = Array.from({ length: steps - 1 }, (_, before): readonly Line[] => {
    const step = before + 1;
    const tick = Math.floor((step * TICKS) / steps);
    const chance = chanceAt(salt, key, step);
    if (chance === null || goals.some((goal) => Math.abs(tick - goal.tick) < QUIET)) return [];
    return [{ tick, text: words.chances[chance.kind](club(match[chance.side])) }];
  });
  const told = goals.map(({ side, tick }, place) => ({
    tick,
    text: words.goalLine(club(match[side]), scoreText(scoreOf(goals, place)), whole(scorerOf(salt, key, place))),
    isGoal: true,
  }));
  const fixed: readonly Line[] = [
    { tick: 0, text: words.kickedOff },
    { tick: HALF_TIME_TICK - 1, text: words.halfTime },
    { tick: TICKS, text: words.fullTime },
  ];
  return [...fixed, ...chances.flat(), ...told].sort((one, other) => one.tick - other.tick);
}

/** Returns the newest goal in words, or nothing. */
function useGoalText({ match }: LeagueMatch, goals: readonly Goal[]): string {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { clubsOf, scoreText } = useNames();
  const club = clubsOf(match.league);
  const last = goals.at(-1);
  if (last === undefined) return "";
  return words.goalOf(club(match[last.side]), scoreText(scoreAfter(goals, TICKS)), whole(minuteOf(last.tick)));
}

/** Returns the score after a goal, by its place. */
function scoreOf(goals: readonly Goal[], place: number): readonly [home: number, away: number] {
  return scoreAfter(goals.slice(0, place + 1), TICKS);
}
