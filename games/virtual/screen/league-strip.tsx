import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { StripButton } from "../../shared/screen/slip/strip-button.tsx";
import { LEAGUES, type LeagueId } from "../rules/league.ts";
import { hasBegun } from "./in-play.ts";
import { dueOf, type LeagueMatch } from "./league-match.ts";
import { useMinuteText } from "./stage.tsx";
import { useTick } from "./use-tick.ts";
import type { VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

const ALL = Object.keys(LEAGUES) as readonly LeagueId[];

/** Lists the leagues, each with the minute that is being played or its next kick-off. */
export function LeagueStrip({ table }: { readonly table: VirtualTable }) {
  const words = virtualWords.useWords();
  return (
    <nav aria-label={words.chooseLeague} className="scrollbar-none fade-inline min-w-0 overflow-x-auto">
      <ul className="flex w-max gap-2">
        {ALL.map((league) => (
          <li key={league}>
            <StripButton
              pressed={league === table.league}
              onPress={() => table.chooseLeague(league)}
              name={words.leagues[league]}
            >
              <LeagueNow matches={table.all.filter(({ match }) => match.league === league)} />
            </StripButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LeagueNow({ matches }: { readonly matches: readonly LeagueMatch[] }) {
  const words = virtualWords.useWords();
  const { time } = useFormats();
  const playing = matches.find(hasBegun);
  if (playing !== undefined) return <LiveMinute match={playing} />;
  // Matchdays are opened ahead, and facts that were opened at one time are in no order.
  const next = Math.min(...matches.filter(({ fact }) => fact.phase === "open").map(dueOf));
  return <span className="tabular text-muted">{Number.isFinite(next) && words.nextAt(time(next))}</span>;
}

/** Shows the minute of a match that is being played. */
export function LiveMinute({ match }: { readonly match: LeagueMatch }) {
  const words = virtualWords.useWords();
  const minute = useMinuteText(useTick(match));
  return (
    <span className="flex items-center gap-1.5 font-semibold text-win">
      <span className="size-2 shrink-0 rounded-full bg-win-fill" />
      <span className="sr-only">{words.live}</span>
      <span className="tabular">{minute}</span>
    </span>
  );
}
