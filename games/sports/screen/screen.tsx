import { SlipPage } from "../../shared/screen/slip/slip-page.tsx";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { OwnSportsSlips } from "./own-slips.tsx";
import { useShownLegs } from "./slip.ts";
import { SportStrip } from "./sport-strip.tsx";
import { useSports } from "./use-sports.ts";
import { sportsWords } from "./words/words.ts";

/** Shows real events: what is coming with its odds, the slip, the player's bets, and the last results. */
export default function SportsScreen() {
  const words = sportsWords.useWords();
  const table = useSports();
  return (
    <SlipPage
      game="sports"
      title={words.title}
      About={About}
      table={table}
      legs={useShownLegs(table)}
      own={<OwnSportsSlips table={table} />}
      recent={<SportStrip table={table} />}
      stage={(oddsFormat) => <Board table={table}>{oddsFormat}</Board>}
    />
  );
}

export { About };
