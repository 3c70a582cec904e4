import { useCallback } from "react";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { useGameHotkeys } from "../../shared/screen/page/hotkeys.ts";
import { OddsFormatContext, useOddsFormat } from "../../shared/screen/slip/odds-text.ts";
import { SlipDock } from "../../shared/screen/slip/slip-dock.tsx";
import { useSlipProblem } from "../../shared/screen/slip/slip-panel.tsx";
import { slipWords } from "../../shared/screen/slip/words/words.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { LastEvents } from "./last-events.tsx";
import { LastPoints } from "./last-points.tsx";
import { OwnFlightsSlips } from "./own-slips.tsx";
import { FlightsSlip, useShownLegs } from "./slip.tsx";
import { useHouseMarkets } from "./use-house-markets.ts";
import { houseMarketsWords } from "./words/words.ts";

/** Shows the markets about the rounds of this house: events, odds, the slip, and the player's bets. */
export default function HouseMarketsScreen() {
  const [format, setFormat] = useOddsFormat();
  return (
    <OddsFormatContext value={format}>
      <Screen format={format} setFormat={setFormat} />
    </OddsFormatContext>
  );
}

interface FormatChoice {
  readonly format: ReturnType<typeof useOddsFormat>[0];
  readonly setFormat: ReturnType<typeof useOddsFormat>[1];
}

function Screen(choice: FormatChoice) {
  const words = houseMarketsWords.useWords();
  const table = useHouseMarkets();
  const beside = useMedia(BESIDE);
  const legs = useShownLegs(table);
  const problem = useSlipProblem(legs, table.amount);
  const place = useCallback(() => void table.place(), [table]);
  const keys = useGameHotkeys({
    playing: false,
    bet: () => problem === null && place(),
    betHint: slipWords.useWords().place,
    amount: table.amount,
  });
  const hasBets = (table.slips.own ?? []).length > 0;
  const slip = (
    <FlightsSlip
      table={table}
      legs={legs}
      below={beside && (hasBets ? <OwnFlightsSlips table={table} /> : <BothGames table={table} />)}
    />
  );
  return (
    <GamePage
      game="house-markets"
      title={words.title}
      About={About}
      keys={keys}
      recent={<LastEvents table={table} />}
      panel={beside ? slip : <OwnFlightsSlips table={table} />}
      dock={!beside && <SlipDock table={table}>{slip}</SlipDock>}
      stage={<Board table={table} {...choice} />}
      flows
      overlay={table.overlay}
      winAbove
    />
  );
}

/** Fills the room under an empty slip with how far the last rounds went. */
function BothGames({ table }: { readonly table: ReturnType<typeof useHouseMarkets> }) {
  return (
    <div className="grid gap-3">
      <LastPoints table={table} game="crash" />
      <LastPoints table={table} game="slide" />
    </div>
  );
}

export { About };
