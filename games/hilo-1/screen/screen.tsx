import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { useCashOutKeys } from "../../shared/screen/hand/use-hand-keys.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { About } from "./about.tsx";
import { HiloPanel } from "./hilo-panel.tsx";
import { HiloStage } from "./hilo-stage.tsx";
import { type HiloTable, useHilo } from "./use-hilo.ts";
import { hiloWords } from "./words/words.ts";

/** The game of hilo: panel, cards and bar. */
export default function HiloScreen() {
  const words = hiloWords.useWords();
  const table = useHilo();
  const keys = useCashOutKeys(table, table.bet, [
    { code: "KeyQ", text: words.up, hint: "▲", act: () => table.guessSide(0) },
    { code: "KeyW", text: words.down, hint: "▼", act: () => table.guessSide(1) },
    { code: "KeyE", text: words.skip, hint: words.skipHint, act: table.skip },
  ]);
  return (
    <GamePage
      game="hilo-1"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RecentRow recent={table.recent} />}
      panel={<HiloPanel table={table} keys={keys} />}
      stage={<HiloStage table={table} />}
      overlay={table.overlay}
      winAt="above"
      says={useLiveWords(table)}
    />
  );
}

/** Returns the live text for screen readers: each card and the worth of the hand, then the end. */
function useLiveWords({ view, open, endSaid, turning }: HiloTable): string {
  const words = hiloWords.useWords();
  const { whole } = useFormats();
  const nameOf = useCardName();
  if (!open || view === null) return endSaid;
  const card = view.cards.at(-1);
  if (turning || card === undefined) return "";
  const came = words.came(nameOf(card));
  return view.cashOut === null ? came : `${came} ${words.right(whole(view.cashOut))}`;
}

export { About };
