import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useCashOutKeys } from "../../shared/screen/hand/use-hand-keys.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { usePace } from "../../shared/screen/use-pace.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { MinesPanel } from "./mines-panel.tsx";
import { type MinesTable, useMines } from "./use-mines.ts";
import { minesWords } from "./words/words.ts";

/** The game of mines: panel, board and bar. */
export default function MinesScreen() {
  const words = minesWords.useWords();
  const shared = gameWords.useWords();
  const pace = usePace();
  const table = useMines();
  const keys = useCashOutKeys(table, table.bet, [
    { code: "KeyQ", text: words.pickRandom, hint: shared.random, act: table.revealRandom },
  ]);

  const choosing = table.autoMode && table.pick === "chosen" && !table.auto.running;
  const showsChoice = table.autoMode && table.pick === "chosen";
  const canPress = (tile: number) => (choosing ? !table.open : table.open && table.free.includes(tile));
  return (
    <GamePage
      game="mines"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RecentRow recent={table.recent} />}
      panel={<MinesPanel table={table} keys={keys} />}
      stage={
        <Board
          faces={table.faces}
          waiting={table.waitingTiles}
          chosen={showsChoice ? table.chosen : null}
          canPress={canPress}
          onPress={choosing ? table.toggleTile : table.reveal}
          exploded={table.exploded}
          last={table.last}
          mood={table.mood}
          pace={pace}
          starting={table.phase === "starting"}
        />
      }
      overlay={table.overlay}
      winAt="above"
      says={useLiveWords(table)}
    />
  );
}

/** Returns the live text for screen readers: the start, each gem with its worth, then the end. */
function useLiveWords(table: MinesTable): string {
  const words = minesWords.useWords();
  const { money, whole } = useFormats();
  const currency = useCurrencyInPlay();
  const { view, open, endSaid } = table;
  if (!open || view === null) return endSaid;
  return view.cashOut === null
    ? words.begun
    : words.gemFound(whole(view.revealed.length), money(view.cashOut, currency));
}

export { About };
