import { SlipPage } from "../../shared/screen/slip/slip-page.tsx";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { LeagueStrip } from "./league-strip.tsx";
import { OwnVirtualSlips } from "./own-slips.tsx";
import { useShownLegs } from "./slip.ts";
import { useVirtual } from "./use-virtual.ts";
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
      recent={<LeagueStrip table={table} />}
      stage={(oddsFormat) => <Board table={table}>{oddsFormat}</Board>}
    />
  );
}

export { About };
