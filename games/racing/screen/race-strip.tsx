import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { StripButton } from "../../shared/screen/slip/strip-button.tsx";
import { dueOf, type RacingTable } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

/** Lists the races that take bets with their times; the card of one of them is shown. */
export function RaceStrip({ table }: { readonly table: RacingTable }) {
  const words = racingWords.useWords();
  const { whole, time } = useFormats();
  return (
    <nav aria-label={words.races} className="scrollbar-none fade-inline min-w-0 overflow-x-auto">
      <ul className="flex min-h-11 w-max gap-2">
        {table.open.map((own) => (
          <li key={own.fact.id}>
            <StripButton
              pressed={own.fact.id === table.shown?.fact.id}
              onPress={() => table.choose(own.fact.id)}
              name={words.race(whole(own.race.race))}
            >
              <span className="tabular text-muted">{time(dueOf(own))}</span>
            </StripButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
