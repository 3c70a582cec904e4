import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChipDock, ChipPanel, ChipSheet } from "../../shared/screen/chips/chip-panel.tsx";
import { useChipKeys } from "../../shared/screen/chips/use-chip-keys.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { About } from "./about.tsx";
import { CornerResults } from "./corner-results.tsx";
import { HeatCard } from "./heat-card.tsx";
import { LayoutOutlook } from "./layout-outlook.tsx";
import { colourOf, pocketTone } from "./pocket-tone.ts";
import { RouletteStage } from "./roulette-stage.tsx";
import { TableSheets } from "./table-sheets.tsx";
import { useRoulette } from "./use-roulette.ts";
import { rouletteWords } from "./words/words.ts";

/** Shows the game of roulette: panel, wheel, cloth and bar. */
export default function RouletteScreen() {
  const words = rouletteWords.useWords();
  const { whole } = useFormats();
  const table = useRoulette();
  const beside = useMedia(BESIDE);
  const keys = useChipKeys(table, words.spin);
  const outlook = <LayoutOutlook table={table} />;
  const recent = (
    <RecentRow
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
      panel={
        beside ? (
          <ChipPanel table={table} keys={keys} play={words.spin} outlook={outlook} />
        ) : (
          <ChipSheet table={table} outlook={outlook}>
            <HeatCard drawn={table.drawnBefore} onOpen={() => table.showHeat(true)} />
          </ChipSheet>
        )
      }
      dock={!beside && <ChipDock table={table} play={words.spin} />}
      stage={
        <RouletteStage
          table={table}
          beside={beside}
          recent={<CornerResults recent={table.recent}>{recent}</CornerResults>}
        />
      }
      overlay={table.overlay}
      winAt={beside ? "above" : undefined}
      says={table.spin === null ? table.overlay.announcement : words.spinning}
      after={<TableSheets table={table} />}
    />
  );
}

export { About };
