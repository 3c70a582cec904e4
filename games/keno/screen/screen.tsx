import { GamePage } from "../../shared/screen/game-page.tsx";
import { useGameHotkeys } from "../../shared/screen/hotkeys.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { hitsOf } from "../rules/tables.ts";
import { About } from "./about.tsx";
import { KenoBoard } from "./keno-board.tsx";
import { KenoPanel } from "./keno-panel.tsx";
import { PayStrip } from "./pay-strip.tsx";
import { useKeno } from "./use-keno.ts";
import { kenoWords } from "./words/words.ts";

/** The whole game: panel, board with its pay table, and bar. */
export default function KenoScreen() {
  const words = kenoWords.useWords();
  const table = useKeno();
  const { risk, spots, drawn } = table;
  const keys = useGameHotkeys({ playing: table.asleep, amount: table.amount, bet: table.press });
  return (
    <GamePage
      game="keno"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RecentRow recent={table.recent} />}
      panel={<KenoPanel table={table} keys={keys} />}
      stage={
        <div className="keno">
          <KenoBoard chosen={spots} drawn={drawn} onPress={table.toggle} asleep={table.asleep} />
          <PayStrip risk={risk} spots={spots.length} hits={drawn.length === 0 ? null : hitsOf(spots, drawn)} />
        </div>
      }
      overlay={table.overlay}
      winAbove
    />
  );
}

export { About };
