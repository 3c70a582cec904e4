import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useHandKeys } from "../../shared/screen/hand/use-hand-keys.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { usePace } from "../../shared/screen/use-pace.ts";
import type { MoveName } from "../rules/hand.ts";
import type { BlackjackView } from "../rules/view.ts";
import { About } from "./about.tsx";
import { BlackjackPanel } from "./blackjack-panel.tsx";
import { useSidesText } from "./side-text.ts";
import { Table } from "./table.tsx";
import { useTotalText, useUpcardText } from "./totals.ts";
import { type BlackjackTable, useBlackjack } from "./use-blackjack.ts";
import { blackjackWords } from "./words/words.ts";

const KEYS = [
  ["Space", "hit"],
  ["KeyW", "stand"],
  ["KeyE", "double"],
  ["KeyR", "split"],
  // Separate keys, so that nobody insures by habit.
  ["KeyI", "insure"],
  ["KeyN", "decline"],
] as const satisfies readonly (readonly [string, MoveName])[];

/** The game of blackjack: panel, table and bar. */
export default function BlackjackScreen() {
  const words = blackjackWords.useWords();
  const pace = usePace();
  const table = useBlackjack();
  const keys = useHandKeys(
    table,
    table.bet,
    KEYS.map(([code, move]) => ({
      code,
      text: words.moves[move],
      hint: words.moves[move],
      act: () => table.move(move),
    })),
  );
  return (
    <GamePage
      game="blackjack"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RecentRow recent={table.recent} />}
      panel={<BlackjackPanel table={table} keys={keys} />}
      stage={<Table laid={table.laid} seen={table.lying} handId={table.handId} beat={table.beat} pace={pace} />}
      overlay={table.overlay}
      winAt="above"
      says={useLiveWords(table)}
    />
  );
}

/** Returns the live text for screen readers: the side bets after the deal, the hands at every decision, then the end. */
function useLiveWords({ view, open, endSaid }: BlackjackTable): string {
  const words = blackjackWords.useWords();
  const text = useTotalText();
  const upText = useUpcardText();
  const { whole } = useFormats();
  const sidesText = useSidesText();
  if (!open || view === null) return endSaid;
  const [up] = view.dealer.cards;
  if (view.moves.length === 0 || up === undefined) return "";
  const parted = view.hands.length > 1;
  const hands = view.hands.map((hand) => text({ ...hand, parted })).join(words.and);
  const both = words.stands(hands, upText(up));
  const opening = isDeal(view) ? `${sidesText(view.sides)} ${both}`.trim() : both;
  const stands = parted ? `${both} ${words.plays(words.handNumber(whole(view.active + 1)))}` : opening;
  return view.insurance.status === "offered" ? `${stands} ${words.askInsurance}` : stands;
}

/** True for the first decision of a hand, with which the results of its side bets are said. */
function isDeal({ hands, insurance }: BlackjackView): boolean {
  return hands.length === 1 && hands[0]?.cards.length === 2 && ["none", "offered"].includes(insurance.status);
}

export { About };
