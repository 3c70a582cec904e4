import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useMemo } from "react";
import { type LeagueId, placeOf } from "../rules/league.ts";
import { type Played, type Standing, standingsOf } from "../rules/standings.ts";
import { Crest } from "./crest.tsx";
import { Form } from "./form.tsx";
import { useNames } from "./names.ts";
import { TopScorers } from "./top-scorers.tsx";
import { useMovingRows } from "./use-moving-rows.ts";
import { useSeason, type VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

/** Shows the table of the season, as the browser computed it. */
export function Standings({ table }: { readonly table: VirtualTable }) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { played: season, salt } = useSeason(table);
  const standings = useMemo(() => standingsOf(season), [season]);
  const before = useMemo(() => placesBefore(season), [season]);
  const body = useMovingRows(standings);
  const last = season.at(-1)?.match;
  if (last === undefined) return <p className="py-8 text-center text-muted">{words.noTable}</p>;
  const { columns, columnNames } = words;
  const heads = (["played", "won", "drawn", "lost", "difference", "points"] as const).map((name) => (
    <th
      key={name}
      scope="col"
      abbr={columnNames[name]}
      className={`px-1 py-2 text-center font-medium ${name === "won" || name === "drawn" || name === "lost" ? "max-sm:hidden" : ""}`}
    >
      <ShortHead short={columns[name]} name={columnNames[name]} />
    </th>
  ));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 @min-[720px]:grid-cols-[minmax(0,1fr)_11.5rem]">
      <div className="grid gap-2">
        <table className="surface-panel tabular w-full border-separate border-spacing-0 overflow-clip text-sm">
          <caption className="sr-only">{words.tableCaption(whole(placeOf(last.link).season))}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="w-12 px-2 py-2 text-center font-medium">
                <ShortHead short={columns.place} name={columnNames.place} />
              </th>
              <th scope="col" className="px-1 py-2 text-start font-medium">
                {columns.club}
              </th>
              {heads}
              <th scope="col" className="px-2 py-2 text-center font-medium max-sm:hidden">
                {columns.form}
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {standings.map((standing, place) => (
              <Row
                key={standing.team}
                standing={standing}
                league={last.league}
                place={place + 1}
                before={before.get(standing.team) ?? null}
              />
            ))}
          </tbody>
        </table>
        <p className="text-sm text-muted">{words.computed}</p>
      </div>
      <TopScorers played={season} salt={salt} league={last.league} />
    </div>
  );
}

/** Returns the places of all clubs before the last matchday, 1 … 16; none after the first one. */
function placesBefore(season: readonly Played[]): ReadonlyMap<number, number> {
  const last = season.at(-1)?.match.link;
  const earlier = season.filter(({ match }) => match.link !== last);
  if (earlier.length === 0) return new Map();
  return new Map(standingsOf(earlier).map(({ team }, place) => [team, place + 1]));
}

/** Shows a short head of a column; screen readers read its whole name. */
function ShortHead({ short, name }: { readonly short: string; readonly name: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}

/** Shows whether a club has risen or fallen with the last matchday. */
function Moved({ by }: { readonly by: number }) {
  const words = virtualWords.useWords();
  if (by === 0) return <span className="inline-block w-4" />;
  return (
    <span className={`inline-block w-4 text-xs ${by > 0 ? "text-win" : "text-lose"}`}>
      <span aria-hidden="true">{by > 0 ? "▲" : "▼"}</span>
      <span className="sr-only">{by > 0 ? words.risen : words.fallen}</span>
    </span>
  );
}

interface RowProps {
  readonly standing: Standing;
  readonly league: LeagueId;
  readonly place: number;
  /** The place before the last matchday; null before the second one. */
  readonly before: number | null;
}

function Row({ standing, league, place, before }: RowProps) {
  const { whole, locale } = useFormats();
  const { clubsOf } = useNames();
  const club = clubsOf(league);
  const { team, won, drawn, lost, scored, conceded, points, course } = standing;
  const difference = new Intl.NumberFormat(locale, { signDisplay: "exceptZero" })
    .format(scored - conceded)
    .replace("-", "−");
  const figure = "border-t border-line px-1 py-1.5 text-center";
  return (
    <tr data-row={team}>
      <td className={`${figure} whitespace-nowrap text-muted`}>
        {whole(place)} <Moved by={(before ?? place) - place} />
      </td>
      <th scope="row" className="border-t border-line px-1 py-1.5 text-start font-semibold">
        <span className="flex min-w-0 items-center gap-2">
          <Crest team={team} className="size-5" />
          {club(team)}
        </span>
      </th>
      <td className={figure}>{whole(course.length)}</td>
      <td className={`${figure} max-sm:hidden`}>{whole(won)}</td>
      <td className={`${figure} max-sm:hidden`}>{whole(drawn)}</td>
      <td className={`${figure} max-sm:hidden`}>{whole(lost)}</td>
      <td className={figure}>{difference}</td>
      <td className={`${figure} font-bold`}>{whole(points)}</td>
      <td className={`${figure} max-sm:hidden`}>
        <Form course={course} />
      </td>
    </tr>
  );
}
