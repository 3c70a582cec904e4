import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { StripButton } from "../../shared/screen/slip/strip-button.tsx";
import { hasBegun } from "./in-play.ts";
import { dueOf, type Matchday } from "./league-match.ts";
import { LiveMinute } from "./league-strip.tsx";
import type { VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

export interface DayStripProps {
  readonly table: VirtualTable;
  readonly days: readonly Matchday[];
  /** The link of the matchday that is shown below. */
  readonly shown: number;
}

/** Lists the matchdays that are played or take bets; one of them is shown below. */
export function DayStrip({ table, days, shown }: DayStripProps) {
  const words = virtualWords.useWords();
  const { whole, time } = useFormats();
  return (
    <nav aria-label={words.matchdays} className="scrollbar-none fade-inline min-w-0 overflow-x-auto py-1">
      <ul className="flex w-max gap-2">
        {days.map(({ link, matches: [first] }) => (
          <li key={link}>
            <StripButton
              pressed={link === shown}
              onPress={() => table.showDay(link)}
              name={words.matchday(whole(first?.match.matchday ?? 0))}
            >
              {first !== undefined && hasBegun(first) ? (
                <LiveMinute match={first} />
              ) : (
                <span className="tabular text-muted">{first !== undefined && time(dueOf(first))}</span>
              )}
            </StripButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
