import type { Outcome } from "../rules/standings.ts";
import { virtualWords } from "./words/words.ts";

/** Matches whose ends are shown as the form of a club. */
const FORM = 5;
const TONES: Readonly<Record<Outcome, string>> = {
  won: "bg-win-soft text-win",
  drawn: "bg-panel-high text-muted",
  lost: "bg-lose-soft text-lose",
};

/** Shows the ends of a club's last matches, the newest last. */
export function Form({ course }: { readonly course: readonly Outcome[] }) {
  const words = virtualWords.useWords();
  return (
    <span className="inline-flex gap-1">
      {course.slice(-FORM).map((outcome, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: matches have no other name here.
          key={at}
          className={`grid size-5 place-items-center rounded text-xs font-bold ${TONES[outcome]}`}
        >
          {words.form[outcome]}
        </span>
      ))}
    </span>
  );
}
