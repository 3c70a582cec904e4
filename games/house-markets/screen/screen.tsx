import { SlipPage } from "../../shared/screen/slip/slip-page.tsx";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { LastEvents } from "./last-events.tsx";
import { LastPoints } from "./last-points.tsx";
import { OwnFlightsSlips } from "./own-slips.tsx";
import { useShownLegs } from "./slip.ts";
import { type HouseMarkets, useHouseMarkets } from "./use-house-markets.ts";
import { houseMarketsWords } from "./words/words.ts";

/** Shows the markets about the rounds of this house: events, odds, the slip, and the player's bets. */
export default function HouseMarketsScreen() {
  const words = houseMarketsWords.useWords();
  const table = useHouseMarkets();
  return (
    <SlipPage
      game="house-markets"
      title={words.title}
      About={About}
      table={table}
      legs={useShownLegs(table)}
      own={<OwnFlightsSlips table={table} />}
      noBets={<BothGames table={table} />}
      recent={<LastEvents table={table} />}
      stage={(oddsFormat) => <Board table={table}>{oddsFormat}</Board>}
    />
  );
}

/** Fills the room under an empty slip with how far the last rounds went. */
function BothGames({ table }: { readonly table: HouseMarkets }) {
  return (
    <div className="grid gap-3">
      <LastPoints table={table} game="crash" />
      <LastPoints table={table} game="slide" />
    </div>
  );
}

export { About };
