import { RecentResults } from "@fairhouse/ui/game/recent-results.tsx";
import { SlipPage } from "../../shared/screen/slip/slip-page.tsx";
import { TICKS } from "../rules/clock.ts";
import { scoreAfter } from "../rules/match.ts";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { goalsOf } from "./goals.ts";
import { useNames } from "./names.ts";
import { OwnVirtualSlips } from "./own-slips.tsx";
import { useShownLegs } from "./slip.ts";
import { useVirtual, type VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

/** Shows the virtual league: what is played, what takes bets, the table, the slip, and the player's bets. */
export default function VirtualScreen() {
  const words = virtualWords.useWords();
  const table = useVirtual();
  return (
    <SlipPage
      game="virtual"
      title={words.title}
      About={About}
      table={table}
      legs={useShownLegs(table)}
      own={<OwnVirtualSlips table={table} />}
      recent={<LastResults table={table} />}
      stage={(oddsFormat) => <Board table={table}>{oddsFormat}</Board>}
    />
  );
}

/** Shows the results of the last matches. */
function LastResults({ table }: { readonly table: VirtualTable }) {
  const words = virtualWords.useWords();
  const { club, scoreText } = useNames();
  const results = table.over.flatMap((own) => {
    if (own.fact.phase !== "known") return [];
    const score = scoreAfter(goalsOf(own), TICKS);
    return [
      {
        id: own.fact.id,
        text: `${club(own.match.home)} ${scoreText(score)} ${club(own.match.away)}`,
        tone: "plain" as const,
      },
    ];
  });
  return <RecentResults label={words.recent} emptyText={words.noRecent} results={results} />;
}

export { About };
