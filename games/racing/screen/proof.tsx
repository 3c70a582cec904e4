import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { ShieldCheck } from "lucide-react";
import { useMemo } from "react";
import { runningOf } from "../rules/course.ts";
import type { Running } from "../rules/running.ts";
import { type RaceEvent, toldOf } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

/** Says that this browser has run the race again from its link, as soon as that is public. */
export function Proof({ own }: { readonly own: RaceEvent }) {
  const words = racingWords.useWords();
  const context = usePlayContext();
  const agrees = useAgrees(own);
  return (
    <p className="flex min-h-12 items-center gap-2 text-sm text-muted">
      {agrees !== null && (
        <>
          <ShieldCheck size={18} aria-hidden="true" className={agrees ? "shrink-0 text-win" : "shrink-0 text-lose"} />
          <span className="min-w-0 leading-tight @max-[300px]:text-xs @max-[300px]:leading-tight">
            {agrees ? words.verified : words.differs}
          </span>
          <Button
            variant="neutral"
            className="ms-auto shrink-0"
            onClick={() => context.openFairness({ game: "racing", table: own.race.course })}
          >
            {words.proof}
          </Button>
        </>
      )}
    </p>
  );
}

/** Runs a race again from its link, and compares; null while the link is not public. */
function useAgrees({ fact, race }: RaceEvent): boolean | null {
  return useMemo(() => {
    if (fact.links?.link == null) return null;
    const { first, last, link, salt } = fact.links;
    const told = toldOf({ fact });
    return told !== null && textOf(told) === textOf(runningOf(race, factLinks({ first, last, link, salt })));
  }, [fact, race]);
}

/** Writes a race so that two that are alike are the same text: the database keeps no order of fields. */
function textOf({ calls, arrivals }: Running): string {
  return JSON.stringify([calls, arrivals.map(({ runner, behind }) => [runner, behind])]);
}
