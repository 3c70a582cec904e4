import { GamePage } from "../../shared/screen/game-page.tsx";
import { useGameHotkeys } from "../../shared/screen/hotkeys.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { BESIDE, useMedia, WIDE } from "../../shared/screen/use-media.ts";
import { About } from "./about.tsx";
import { ASPECT, TALL_ASPECT } from "./fall.ts";
import { PegBoard } from "./peg-board.tsx";
import { PlinkoPanel } from "./plinko-panel.tsx";
import { usePlinko } from "./use-plinko.ts";
import { plinkoWords } from "./words/words.ts";

/** The whole game: panel, board and bar. */
export default function PlinkoScreen() {
  const words = plinkoWords.useWords();
  const table = usePlinko();
  const [beside, wide] = [useMedia(BESIDE), useMedia(WIDE)];
  const tall = beside && !wide;
  const keys = useGameHotkeys({ playing: table.asleep, amount: table.amount, bet: table.press });
  return (
    <GamePage
      game="plinko"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RecentRow recent={table.recent} />}
      panel={<PlinkoPanel table={table} keys={keys} />}
      stage={
        <div role="img" aria-label={table.boardName} className="grid size-full place-items-center">
          <PegBoard
            board={table.board}
            aspect={tall ? TALL_ASPECT : ASPECT}
            balls={table.balls}
            lit={table.lit}
            instant={table.instantBet}
            onLand={table.land}
          />
        </div>
      }
      overlay={table.overlay}
      winAbove
    />
  );
}

export { About };
