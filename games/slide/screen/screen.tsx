import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { NextRound } from "../../shared/screen/live/next-round.tsx";
import { PlayersBelow } from "../../shared/screen/live/players-below.tsx";
import { PointChips } from "../../shared/screen/live/point-chips.tsx";
import { useBettingSays } from "../../shared/screen/live/use-betting-says.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { type Hotkeys, useGameHotkeys } from "../../shared/screen/page/hotkeys.ts";
import { About } from "./about.tsx";
import { chanceOf, pointOf } from "./figures.ts";
import { SlidePanel } from "./slide-panel.tsx";
import { SlidePlayers } from "./slide-players.tsx";
import { SlideStage } from "./slide-stage.tsx";
import { type SlideTable, useSlide } from "./use-slide.ts";
import { slideWords } from "./words/words.ts";

/** Shows the game of slide: panel, strip and bar. */
export default function SlideScreen() {
  const words = slideWords.useWords();
  const table = useSlide();
  const keys = useSlideKeys(table);
  return (
    <GamePage
      game="slide"
      title={words.title}
      About={About}
      keys={keys}
      recent={
        <PointChips
          table={table.live}
          label={words.recent}
          emptyText={words.noRecent}
          pointOf={pointOf}
          chanceOf={chanceOf}
        />
      }
      panel={<SlidePanel table={table} keys={keys} />}
      stage={<SlideStage table={table} />}
      note={<NextRound commitment={table.live.round?.commitment} />}
      after={
        <PlayersBelow>
          <SlidePlayers table={table} />
        </PlayersBelow>
      }
      overlay={table.overlay}
      says={useSaid(table)}
    />
  );
}

/**
 * Returns the announcement for screen readers: open bets, the start of a slide, its result, and that of the player's
 * bet.
 */
function useSaid({ live, landed, point, overlay }: SlideTable): string {
  const words = slideWords.useWords();
  const { multiplier } = useFormats();
  const betting = useBettingSays(live);
  const { ticket } = live.seat;
  if (live.face.kind === "running" && (!landed || ticket?.payout === null)) return words.started;
  if (!landed || point === null) return betting;
  return ticket?.id === overlay.of ? overlay.announcement : words.landed(multiplier(point));
}

function useSlideKeys(table: SlideTable): Hotkeys {
  const words = slideWords.useWords();
  const { amount, auto } = table;
  return useGameHotkeys({
    playing: table.canTakeBack || auto.running,
    amount,
    bet: table.press,
    during: auto.running ? [] : [{ code: "KeyC", text: words.hotkeyBack, hint: words.hotkeyBack, act: table.takeBack }],
  });
}

export { About };
