import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GamePage } from "../../shared/screen/game-page.tsx";
import { useGameHotkeys } from "../../shared/screen/hotkeys.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { About } from "./about.tsx";
import { Disc } from "./disc.tsx";
import { Legend } from "./legend.tsx";
import { useWheel } from "./use-wheel.ts";
import { WheelPanel } from "./wheel-panel.tsx";
import { wheelWords } from "./words/words.ts";

/** The whole game: panel, wheel with its legend, and bar. */
export default function WheelScreen() {
  const words = wheelWords.useWords();
  const { multiplier } = useFormats();
  const table = useWheel();
  const { rim, spinning, segment, pays } = table;
  const keys = useGameHotkeys({ playing: table.asleep, amount: table.amount, bet: table.press });
  return (
    <GamePage
      game="wheel"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RecentRow recent={table.recent} />}
      panel={<WheelPanel table={table} keys={keys} />}
      stage={
        <div className="wheel">
          <div
            role="img"
            aria-label={pays === null ? words.wheel(rim.segments) : words.stopped(multiplier(pays))}
            className="wheel-place"
          >
            <Disc
              // Another wheel has not been turned.
              key={`${rim.risk} ${rim.segments}`}
              rim={rim}
              spinning={spinning}
              segment={segment}
              instant={table.instantBet}
              onRest={table.rested}
            />
          </div>
          <Legend rim={rim} lit={pays} />
        </div>
      }
      overlay={table.overlay}
      winAbove
    />
  );
}

export { About };
