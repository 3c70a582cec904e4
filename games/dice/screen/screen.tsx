import { GamePage } from "../../shared/screen/game-page.tsx";
import { useGameHotkeys } from "../../shared/screen/hotkeys.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { About } from "./about.tsx";
import { DicePanel } from "./dice-panel.tsx";
import { DiceStage } from "./dice-stage.tsx";
import { rollText } from "./roll-text.ts";
import { useDice } from "./use-dice.ts";
import { diceWords } from "./words/words.ts";

/** The whole game: panel, scale and bar. */
export default function DiceScreen() {
  const words = diceWords.useWords();
  const table = useDice();
  const keys = useGameHotkeys({ playing: table.asleep, amount: table.amount, bet: table.press });
  return (
    <GamePage
      game="dice"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RecentRow recent={table.recent} textOf={({ outcome }) => rollText(outcome.roll)} />}
      panel={<DicePanel table={table} keys={keys} />}
      stage={<DiceStage table={table} />}
      overlay={table.overlay}
      winAbove
    />
  );
}

export { About };
