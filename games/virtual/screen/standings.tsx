import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useMemo } from "react";
import { placeOf } from "../rules/league.ts";
import { type Outcome, type Standing, standingsOf } from "../rules/standings.ts";
import { Crest } from "./crest.tsx";
import { useNames } from "./names.ts";
import { useSeason, type VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

/** Matches whose ends are shown as the form of a club. */
const FORM = 5;
const FORM_TONES: Readonly<Record<Outcome, string>> = {
  won: "bg-win-soft text-win",
  drawn: "bg-panel-high text-muted",
  lost: "bg-lose-soft text-lose",
};

/** Shows the table of the season, as the browser computed it. */
export function Standings({ table }: { readonly table: VirtualTable }) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const season = useSeason(table);
  const standings = useMemo(() => standingsOf(season), [season]);
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
      <abbr title={columnNames[name]} className="no-underline">
        {columns[name]}
      </abbr>
    </th>
  ));
  return (
    <div className="grid gap-2">
      <table className="surface-panel tabular w-full border-separate border-spacing-0 overflow-clip text-sm">
        <caption className="sr-only">{words.tableCaption(whole(placeOf(last.link).season))}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="w-8 px-2 py-2 text-center font-medium">
              <abbr title={columnNames.place} className="no-underline">
                {columns.place}
              </abbr>
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
        <tbody>
          {standings.map((standing, place) => (
            <Row key={standing.team} standing={standing} place={place + 1} />
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">{words.computed}</p>
    </div>
  );
}

function Row({ standing, place }: { readonly standing: Standing; readonly place: number }) {
  const words = virtualWords.useWords();
  const { whole, locale } = useFormats();
  const { club } = useNames();
  const { team, won, drawn, lost, scored, conceded, points, course } = standing;
  const difference = new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }).format(scored - conceded);
  const figure = "border-t border-line px-1 py-1.5 text-center";
  return (
    <tr>
      <td className={`${figure} text-muted`}>{whole(place)}</td>
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
        <span className="inline-flex gap-1">
          {course.slice(-FORM).map((outcome, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: matches have no other name here.
              key={at}
              className={`grid size-5 place-items-center rounded text-xs font-bold ${FORM_TONES[outcome]}`}
            >
              {words.form[outcome]}
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}
