import { useHotkeys } from "@fairhouse/client/use-hotkeys.ts";
import { WinOverlay } from "@fairhouse/ui/components/win-overlay.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GamePage } from "../../shared/screen/game-page.tsx";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { About } from "./about.tsx";
import { pocketTone } from "./pocket-tone.ts";
import { RoulettePanel } from "./roulette-panel.tsx";
import { RouletteStage } from "./roulette-stage.tsx";
import { rouletteWords } from "./roulette-words.ts";
import { type RouletteTable, useRoulette } from "./use-roulette.ts";

/** The game of roulette: panel, wheel, cloth and bar. */
export default function RouletteScreen() {
  const words = rouletteWords.useWords();
  const { whole } = useFormats();
  const table = useRoulette();
  useRouletteKeys(table);
  return (
    <GamePage
      game="roulette"
      title={words.title}
      colours={["#f5a623", "#a35a06"]}
      About={About}
      gameKeys={[]}
      recent={
        <RecentRow
          game="roulette"
          recent={table.recent}
          textOf={({ outcome }) => whole(outcome.pocket)}
          toneOf={({ outcome }) => pocketTone(outcome.pocket).tone}
        />
      }
      panel={<RoulettePanel table={table} />}
      stage={<RouletteStage table={table} />}
      overlay={
        <WinOverlay
          result={table.overlay.result}
          announcement={table.overlay.announcement}
          onDone={table.overlay.clear}
        />
      }
    />
  );
}

/** A spin is over with its answer: no hand is ever open, so that only bet keys exist. */
function useRouletteKeys(table: RouletteTable) {
  useHotkeys<never>({ handOpen: table.busy || table.auto.running, gameKeys: {} }, (action) => {
    switch (action) {
      case "bet":
        if (table.problem !== null) return;
        if (table.autoMode) table.startAuto();
        else table.bet();
        break;
      case "half":
        table.halve();
        break;
      case "double":
        table.double();
        break;
      case "max":
        table.fill();
        break;
    }
  });
}

export { About };
