import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { minuteOf } from "../rules/clock.ts";
import { placeOf } from "../rules/league.ts";
import type { Played } from "../rules/standings.ts";
import { Crest } from "./crest.tsx";
import { useNames } from "./names.ts";
import { useSeason, type VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

/** Matchdays whose results are listed. */
const LISTED = 5;

/** Lists the results of the last matchdays of the season, newest first, with the minutes of all goals. */
export function Results({ table }: { readonly table: VirtualTable }) {
  const { played: season } = useSeason(table);
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const days = [...Map.groupBy(season, ({ match }) => match.link)].toReversed().slice(0, LISTED);
  if (days.length === 0) return <p className="py-8 text-center text-muted">{words.noRecent}</p>;
  return (
    <div className="grid gap-4">
      {days.map(([link, matches]) => (
        <section key={link} className="grid gap-2">
          <h3 className="text-sm font-semibold text-muted">{words.matchday(whole(placeOf(link).matchday))}</h3>
          <ul className="grid gap-1.5 @min-[760px]:grid-cols-2">
            {matches.map((played) => (
              <li key={played.match.match}>
                <ResultRow played={played} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ResultRow({ played: { match, score, goals } }: { readonly played: Played }) {
  const words = virtualWords.useWords();
  const { whole, listed } = useFormats();
  const { clubsOf, scoreText } = useNames();
  const club = clubsOf(match.league);
  const minutes = (side: "home" | "away") =>
    listed(goals.filter((goal) => goal.side === side).map(({ tick }) => words.minute(whole(minuteOf(tick)))));
  return (
    <div className="surface-panel grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 gap-y-0.5 px-3 py-2 text-sm">
      <span className="flex min-w-0 items-center gap-2 font-semibold">
        <Crest team={match.home} className="size-5" />
        <span className="truncate">{club(match.home)}</span>
      </span>
      <span className="tabular rounded-control bg-panel-high px-2 py-0.5 font-bold">{scoreText(score)}</span>
      <span className="flex min-w-0 items-center justify-end gap-2 text-end font-semibold">
        <span className="truncate">{club(match.away)}</span>
        <Crest team={match.away} className="size-5" />
      </span>
      <span className="tabular truncate text-muted">{minutes("home")}</span>
      <span />
      <span className="tabular truncate text-end text-muted">{minutes("away")}</span>
    </div>
  );
}
