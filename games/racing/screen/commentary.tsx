import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { RaceState } from "../rules/course.ts";
import type { Running } from "../rules/running.ts";
import { type Said, saidOf } from "./course-lines.ts";
import { useNames } from "./names.ts";
import { racingWords } from "./words/words.ts";

/** Lines that are shown, the newest first. */
const LINES = 2;

export interface CommentaryProps {
  readonly race: RaceState;
  readonly told: Running | null;
}

/**
 * Tells the course of a race in two lines, in a narrow column in one sentence that may take both; screen readers are told each as
 * it comes. Sentences that name three runners after the finish have both lines for themselves.
 */
export function Commentary({ race, told }: CommentaryProps) {
  const words = racingWords.useWords();
  const textOf = useSaidText(race);
  const said = told === null ? [] : saidOf(race.horses.length, told);
  const last = said.at(-1)?.kind;
  const isOver = last === "result" || last === "behind";
  const lines = said
    .map((one, place) => ({ text: textOf(one), place, isEnd: one.kind === "wins" || one.kind === "result" }))
    .slice(isOver ? -1 : -LINES)
    .toReversed();
  return (
    <>
      <ol aria-label={words.commentary} className="grid min-h-12 content-start text-sm">
        {lines.map(({ text, place, isEnd }, line) => (
          <li
            key={place}
            className={classes(
              "flex min-h-6 min-w-0 items-center",
              line === 0 ? "animate-rise-in" : "@max-[480px]:hidden",
            )}
          >
            <span
              className={classes(
                "line-clamp-2",
                !isOver && "@min-[480px]:line-clamp-1",
                isEnd ? "font-bold text-win" : line > 0 && "text-muted",
              )}
            >
              {text}
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {lines[0]?.text}
      </p>
    </>
  );
}

function useSaidText(race: RaceState): (said: Said) => string {
  const { lines } = racingWords.useWords();
  const { listed } = useFormats();
  const { runnerName, distanceText } = useNames();
  const name = (runner: number | undefined) => (runner === undefined ? "" : runnerName(race, runner));
  return (said) => {
    switch (said.kind) {
      case "off":
        return lines.off;
      case "leads":
        return said.behind === 0
          ? lines.together(name(said.leader), name(said.second))
          : lines.leads(name(said.leader), name(said.second), distanceText(said.behind));
      case "takes":
        return lines.takes(name(said.leader), name(said.second));
      case "last":
        return lines.last(name(said.leader), name(said.second));
      case "wins":
        return lines.wins(name(said.winner));
      case "behind":
        return lines.behind(listed(said.next.map(name)));
      default: {
        const [first, second, third] = said.first;
        return lines[said.kind](name(first), name(second), name(third));
      }
    }
  };
}
