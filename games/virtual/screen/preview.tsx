import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, useMemo } from "react";
import { standingsOf } from "../rules/standings.ts";
import { Form } from "./form.tsx";
import type { LeagueMatch } from "./league-match.ts";
import { useNames } from "./names.ts";
import { useSeason, type VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

interface PreviewProps {
  readonly table: Pick<VirtualTable, "over" | "league">;
  readonly own: Pick<LeagueMatch, "match">;
}

/** Compares the clubs of a match before its kick-off, where there is room: places, form, and the goals expected of them. */
export function Preview({ table, own: { match } }: PreviewProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { matchName, meanText } = useNames();
  const { played } = useSeason(table);
  const standings = useMemo(() => standingsOf(played), [played]);
  // Until the first matchday is over, the newest table is that of the season before.
  const hasTable = played.at(-1)?.match.season === match.season;
  const placeOf = (team: number) => whole(standings.findIndex((standing) => standing.team === team) + 1);
  const formOf = (team: number) => <Form course={standings.find((own) => own.team === team)?.course ?? []} />;
  return (
    <table className="tabular hidden w-full text-center text-sm @min-[690px]:table">
      <caption className="sr-only">{matchName(match)}</caption>
      <tbody>
        {hasTable && (
          <>
            <Row name={words.columnNames.place} home={placeOf(match.home)} away={placeOf(match.away)} />
            <Row name={words.columns.form} home={formOf(match.home)} away={formOf(match.away)} />
          </>
        )}
        <Row name={words.expected} home={meanText(match.means.home)} away={meanText(match.means.away)} />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly home: ReactNode;
  readonly away: ReactNode;
}

function Row({ name, home, away }: RowProps) {
  return (
    <tr>
      <td className="w-1/2 py-0.5 font-semibold">{home}</td>
      <th scope="row" className="px-1 py-0.5 font-normal text-muted @min-[760px]:whitespace-nowrap">
        {name}
      </th>
      <td className="w-1/2 py-0.5 font-semibold">{away}</td>
    </tr>
  );
}
