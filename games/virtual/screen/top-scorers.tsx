import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useMemo } from "react";
import type { LeagueId } from "../rules/league.ts";
import type { Played } from "../rules/standings.ts";
import { SHIRTS } from "./clubs.ts";
import { useNames } from "./names.ts";
import { topScorers } from "./scorers.ts";
import { virtualWords } from "./words/words.ts";

const LISTED = 10;

export interface TopScorersProps {
  readonly played: readonly Played[];
  readonly salt: string;
  readonly league: LeagueId;
}

/** Lists the players with the most goals of the season, by club and shirt. */
export function TopScorers({ played, salt, league }: TopScorersProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { clubsOf } = useNames();
  const club = clubsOf(league);
  const scorers = useMemo(() => topScorers(played, salt).slice(0, LISTED), [played, salt]);
  return (
    <section aria-label={words.scorers} className="surface-panel grid content-start gap-1 p-3 text-sm">
      <h3 className="pb-1 font-bold">{words.scorers}</h3>
      <ol className="grid gap-x-6 gap-y-1.5 @min-[520px]:grid-cols-2 @min-[720px]:grid-cols-1">
        {scorers.map(({ team, shirt, goals }) => (
          <li key={`${team}:${shirt}`} className="flex items-center gap-2">
            <Shirt team={team} text={whole(shirt)} />
            <span className="min-w-0 flex-1 truncate">
              {club(team)} <span className="sr-only">{words.shirt(whole(shirt))}</span>
            </span>
            <span className="tabular font-bold">{whole(goals)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Draws a shirt with its number in the colours of its club. */
function Shirt({ team, text }: { readonly team: number; readonly text: string }) {
  const [shirt, trim] = SHIRTS[team] ?? ["#888888", "#ffffff"];
  return (
    <svg viewBox="0 0 28 26" className="size-6 shrink-0" aria-hidden="true">
      <path
        d="M9 2 2 6l2.500 6L7 11v13h14V11l2.500 1L26 6l-7-4q-5 4.500-10 0z"
        fill={shirt}
        stroke="#000000"
        strokeOpacity=".35"
      />
      <text x="14" y="18" textAnchor="middle" fontSize="11" fontWeight="800" fill={trim}>
        {text}
      </text>
    </svg>
  );
}
