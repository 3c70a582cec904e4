import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GamePage } from "../../shared/screen/game-page.tsx";
import { useGameHotkeys } from "../../shared/screen/hotkeys.ts";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { About } from "./about.tsx";
import { Dial } from "./dial.tsx";
import { LimboPanel } from "./limbo-panel.tsx";
import { useLimbo } from "./use-limbo.ts";
import { limboWords } from "./words/words.ts";

/** The whole game: panel, dial and bar. */
export default function LimboScreen() {
  const words = limboWords.useWords();
  const { multiplier } = useFormats();
  const table = useLimbo();
  const { aim, running, drawn } = table;
  const keys = useGameHotkeys({ playing: table.asleep, amount: table.amount, bet: table.press });
  return (
    <GamePage
      game="limbo"
      title={words.title}
      About={About}
      keys={keys}
      recent={
        <RecentRow
          recent={table.recent}
          textOf={({ outcome }) => multiplier(outcome.point)}
          toneOf={({ outcome }) => toneOfPoint(outcome.point)}
        />
      }
      panel={<LimboPanel table={table} keys={keys} />}
      stage={
        <div
          role="img"
          aria-label={running !== null || drawn === null ? words.dial : words.drew(multiplier(drawn.point))}
          className="grid size-full place-items-center"
        >
          <Dial target={aim} running={running} drawn={drawn} instant={table.instantBet} onRest={table.rested} />
        </div>
      }
      overlay={table.overlay}
      winAbove
    />
  );
}

export { About };
