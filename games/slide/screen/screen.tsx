import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { NextRound } from "../../shared/screen/live/next-round.tsx";
import { PointChips } from "../../shared/screen/live/past/point-chips.tsx";
import { PlayersBelow } from "../../shared/screen/live/players-below.tsx";
import { useRevealSays } from "../../shared/screen/live/use-betting-says.ts";
import { useLiveKeys } from "../../shared/screen/live/use-live-keys.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { About } from "./about.tsx";
import { chanceOf } from "./figures.ts";
import { SlidePanel } from "./slide-panel.tsx";
import { SlidePlayers } from "./slide-players.tsx";
import { SlideStage } from "./slide-stage.tsx";
import { type SlideTable, useSlide } from "./use-slide.ts";
import { slideWords } from "./words/words.ts";

/** Shows the game of slide: panel, strip and bar. */
export default function SlideScreen() {
  const words = slideWords.useWords();
  const table = useSlide();
  const keys = useLiveKeys(table);
  return (
    <GamePage
      game="slide"
      title={words.title}
      About={About}
      keys={keys}
      recent={<PointChips table={table.live} label={words.recent} emptyText={words.noRecent} chanceOf={chanceOf} />}
      panel={<SlidePanel table={table} keys={keys} />}
      stage={<SlideStage table={table} />}
      note={<NextRound commitment={table.live.round?.commitment} />}
      after={
        <PlayersBelow>
          <SlidePlayers table={table} />
        </PlayersBelow>
      }
      overlay={table.overlay}
      winAt="above"
      says={useSaid(table)}
    />
  );
}

/** Returns the announcement for screen readers; see {@link useRevealSays}. */
function useSaid(table: SlideTable): string {
  const words = slideWords.useWords();
  const { multiplier } = useFormats();
  return useRevealSays(table, words.started, table.point === null ? null : words.landed(multiplier(table.point)));
}

export { About };
