import { useHouse } from "@fairhouse/client/house.tsx";
import { RecentResults, type ResultTone } from "@fairhouse/ui/components/recent-results.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { crashWords } from "./crash-words.ts";
import { pointOf } from "./flight.ts";
import type { CrashTable } from "./use-crash.ts";

/** The last crash points, newest first; each opens the proof of the table. */
export function RecentPoints({ table }: { readonly table: CrashTable }) {
  const house = useHouse();
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  return (
    <RecentResults
      label={words.recent}
      emptyText={words.noRecent}
      results={table.recent.map((round) => {
        const point = round.voided ? null : pointOf(round.outcome);
        return {
          id: round.id,
          text: point === null ? "–" : multiplier(point),
          tone: toneOf(point),
          link: <button type="button" onClick={() => house.openFairness({ game: "crash" })} />,
        };
      })}
    />
  );
}

function toneOf(point: number | null): ResultTone {
  if (point === null || point < 200) return "plain";
  return point >= 1000 ? "gold" : "win";
}
