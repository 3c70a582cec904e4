import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useCashOutKeys } from "../../shared/screen/hand/use-hand-keys.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { About } from "./about.tsx";
import { GoalPanel } from "./goal-panel.tsx";
import { GoalStage } from "./goal-stage.tsx";
import { type GoalTable, useGoal } from "./use-goal.ts";
import { goalWords } from "./words/words.ts";

/** The game of goal: panel, pitch and bar. */
export default function GoalScreen() {
  const words = goalWords.useWords();
  const table = useGoal();
  const keys = useGoalKeys(table);
  return (
    <GamePage
      game="goal"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RecentRow recent={table.recent} />}
      panel={<GoalPanel table={table} keys={keys} />}
      stage={<GoalStage table={table} />}
      overlay={table.overlay}
      winAt="above"
      says={useLiveWords(table)}
    />
  );
}

/** Binds the keys: digits play a row of the next column, Q a random one, C cashes out. */
function useGoalKeys(table: GoalTable): Hotkeys {
  const words = goalWords.useWords();
  const shared = gameWords.useWords();
  const { whole } = useFormats();
  const rows = Array.from({ length: table.pitch.rows }, (_, row) => ({
    code: `Digit${row + 1}`,
    text: words.pickRow(whole(row + 1)),
    hint: words.row(whole(row + 1)),
    act: () => table.kick(row),
  }));
  const random = { code: "KeyQ", text: words.pickRandom, hint: shared.random, act: table.kickRandom };
  return useCashOutKeys(table, table.bet, [...rows, random]);
}

/** Returns the live text for screen readers: the start, each keeper passed with the worth of the hand, then the end. */
function useLiveWords({ view, open, endSaid, flying }: GoalTable): string {
  const words = goalWords.useWords();
  const { money, whole } = useFormats();
  const currency = useCurrencyInPlay();
  if (!open || view === null) return endSaid;
  if (flying) return "";
  return view.cashOut === null ? words.begun : words.past(whole(view.picks.length), money(view.cashOut, currency));
}

export { About };
