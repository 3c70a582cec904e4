import { useHouse } from "@fairhouse/client/house.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { RecentResults, type ResultTone } from "@fairhouse/ui/components/recent-results.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChartBarDecreasing } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { pointOf } from "./flight.ts";
import type { CrashTable } from "./use-crash.ts";
import { crashWords } from "./words/words.ts";

const HistoryCard = lazy(() => import("./history-card.tsx"));

/** Under the button that opens it. */
const HOME = { x: 1, y: 0.12 };

/** The last crash points, newest first; each opens its round with everybody's bets and the proof. */
export function RecentPoints({ table }: { readonly table: CrashTable }) {
  const house = useHouse();
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <RecentResults
          label={words.recent}
          emptyText={words.noRecent}
          results={table.recent.map((round) => {
            const point = round.voided ? null : pointOf(round.outcome);
            return {
              id: round.id,
              text: point === null ? "–" : multiplier(point),
              tone: toneOf(point),
              link: (
                <button
                  type="button"
                  onClick={() => house.openFairness({ game: "crash", round: { table: "crash", number: round.number } })}
                />
              ),
            };
          })}
        />
      </div>
      <IconButton
        label={words.history}
        icon={<ChartBarDecreasing />}
        pressed={open}
        onClick={() => setOpen(!open)}
        className="-my-0.5"
      />
      <Suspense>{open && <HistoryCard recent={table.recent} home={HOME} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

function toneOf(point: number | null): ResultTone {
  if (point === null || point < 200) return "plain";
  return point >= 1000 ? "gold" : "win";
}
