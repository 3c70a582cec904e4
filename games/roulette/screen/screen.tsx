import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GamePage } from "../../shared/screen/game-page.tsx";
import { type Hotkeys, useGameHotkeys } from "../../shared/screen/hotkeys.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { About } from "./about.tsx";
import { colourOf, pocketTone } from "./pocket-tone.ts";
import { PhoneDock, PhonePanel, RoulettePanel } from "./roulette-panel.tsx";
import { RouletteStage } from "./roulette-stage.tsx";
import { TableSheets } from "./table-sheets.tsx";
import { type RouletteTable, useRoulette } from "./use-roulette.ts";
import { rouletteWords } from "./words/words.ts";

/** The game of roulette: panel, wheel, cloth and bar. */
export default function RouletteScreen() {
  const words = rouletteWords.useWords();
  const { whole } = useFormats();
  const table = useRoulette();
  const beside = useMedia(BESIDE);
  const keys = useRouletteKeys(table);
  const recent = (
    <RecentRow
      game="roulette"
      recent={table.recent}
      textOf={({ outcome }) => whole(outcome.pocket)}
      nameOf={({ outcome }) => words.result(words[colourOf(outcome.pocket)], whole(outcome.pocket))}
      toneOf={({ outcome }) => pocketTone(outcome.pocket).tone}
    />
  );
  return (
    <GamePage
      game="roulette"
      title={words.title}
      About={About}
      keys={keys}
      recent={beside && recent}
      panel={beside ? <RoulettePanel table={table} keys={keys} /> : <PhonePanel table={table} />}
      dock={!beside && <PhoneDock table={table} />}
      stage={<RouletteStage table={table} beside={beside} recent={recent} />}
      overlay={table.overlay}
      after={<TableSheets table={table} />}
    />
  );
}

/** A spin is over with its answer: no hand is ever open, so that only bet keys exist. */
function useRouletteKeys(table: RouletteTable): Hotkeys {
  const words = rouletteWords.useWords();
  return useGameHotkeys({
    playing: table.busy || table.auto.running,
    amount: { half: table.halve, double: table.double, max: table.fill },
    betHint: words.spin,
    bet() {
      if (table.problem !== null) return;
      if (table.autoMode) table.startAuto();
      else table.bet();
    },
  });
}

export { About };
