import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { StripButton } from "../../shared/screen/slip/strip-button.tsx";
import { sportsOf } from "./events.ts";
import { useNames } from "./names.ts";
import type { SportsTable } from "./use-sports.ts";
import { sportsWords } from "./words/words.ts";

/** Lists the sports of coming events; one of them, or all, are shown below. */
export function SportStrip({ table }: { readonly table: SportsTable }) {
  const words = sportsWords.useWords();
  const { whole } = useFormats();
  const { sportName } = useNames();
  const sports = sportsOf(table.open);
  if (sports.length === 0) return null;
  const show = (sport: string | null) => {
    table.showSport(sport);
    table.choose(null);
  };
  return (
    <nav aria-label={words.chooseSport} className="scrollbar-none fade-inline min-w-0 overflow-x-auto">
      <ul className="flex w-max gap-2">
        <li>
          <StripButton pressed={table.sport === null} onPress={() => show(null)} name={words.allSports}>
            <span className="tabular text-muted">{whole(table.open.length)}</span>
          </StripButton>
        </li>
        {sports.map(([sport, count]) => (
          <li key={sport}>
            <StripButton pressed={table.sport === sport} onPress={() => show(sport)} name={sportName(sport)}>
              <span className="tabular text-muted">{whole(count)}</span>
            </StripButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
