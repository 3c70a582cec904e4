import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Scene } from "../drawing/pitch-model.ts";
import { goalWords } from "./words/words.ts";

/** The known facts about each column, for players who cannot see the pitch. */
export function ScoreSheet({ scene: { faces, way, end } }: { readonly scene: Scene }) {
  const words = goalWords.useWords();
  const { whole } = useFormats();
  return (
    <ol aria-label={words.played} className="sr-only">
      {faces.map((column, at) => {
        const played = way[at];
        const keeper = column.findIndex((face) => face === "keeper" || face === "save");
        if (keeper < 0) return null;
        const stood = words.keeperStood(whole(at + 1), whole(keeper + 1));
        const through = played === undefined || (end === "saved" && at === way.length - 1) ? null : whole(played + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <li key={at}>{through === null ? stood : `${stood} ${words.passedThrough(through)}`}</li>
        );
      })}
    </ol>
  );
}
