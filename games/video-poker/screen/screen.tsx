import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { useHandKeys } from "../../shared/screen/hand/use-hand-keys.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { RecentRow, useTimesOf } from "../../shared/screen/recent-row.tsx";
import { chosen, DEALT } from "../rules/draws.ts";
import { About } from "./about.tsx";
import { useValueText } from "./hint.tsx";
import { useVideoPoker, type VideoPokerTable } from "./use-video-poker.ts";
import { VideoPokerPanel } from "./video-poker-panel.tsx";
import { VideoPokerStage } from "./video-poker-stage.tsx";
import { videoPokerWords } from "./words/words.ts";

/** Wins from this payout on are rare: four of a kind pays 22. */
const RARE = 20;

/** The game of video poker: panel, pay table, cards and bar. */
export default function VideoPokerScreen() {
  const words = videoPokerWords.useWords();
  const table = useVideoPoker();
  const keys = usePokerKeys(table);
  const timesOf = useTimesOf();
  return (
    <GamePage
      game="video-poker"
      title={words.title}
      About={About}
      keys={keys}
      recent={
        <RecentRow
          recent={table.recent}
          nameOf={(bet) => `${timesOf(bet)}: ${words.hands[bet.outcome.makes]}`}
          toneOf={({ payout, stake }) => (payout >= RARE * stake ? "gold" : payout > stake ? "win" : "plain")}
        />
      }
      panel={<VideoPokerPanel table={table} keys={keys} />}
      stage={<VideoPokerStage table={table} />}
      overlay={table.overlay}
      winAt="above"
      says={useLiveWords(table)}
    />
  );
}

/** Binds the keys: space deals and draws, 1 to 5 hold, H toggles the hint, B takes its hold. */
function usePokerKeys(table: VideoPokerTable): Hotkeys {
  const words = videoPokerWords.useWords();
  const { whole } = useFormats();
  const holds = Array.from({ length: DEALT }, (_, at) => ({
    code: `Digit${at + 1}`,
    text: words.holdKey(whole(at + 1)),
    hint: words.holdHint(whole(at + 1)),
    act: () => table.toggle(at),
  }));
  return useHandKeys(
    table,
    table.bet,
    [
      { code: "Space", text: words.draw, hint: words.draw, act: table.draw },
      ...holds,
      { code: "KeyH", text: words.hintOn, hint: words.hint, act: () => table.setHint(!table.hint) },
      {
        code: "KeyB",
        text: words.holdBest,
        hint: words.holdBestHint,
        act() {
          if (table.hint) table.holdBest();
        },
      },
    ],
    words.deal,
  );
}

/**
 * Returns the live text for screen readers: the dealt cards and their hand, the cards to keep if the hint is on, then
 * the end.
 */
function useLiveWords({ open, mayChoose, lying, values, hold, best, hint, endSaid }: VideoPokerTable): string {
  const words = videoPokerWords.useWords();
  const nameOf = useCardName();
  const textOf = useValueText();
  const { listed } = useFormats();
  if (!open) return endSaid;
  if (!mayChoose || lying === null) return "";
  const makes = lying.makes === "nothing" ? words.dealtNothing : words.hands[lying.makes];
  const dealt = words.dealt(listed(lying.cards.map(nameOf)), makes);
  if (!hint || values === null || best === null) return dealt;
  const kept = listed(chosen(lying.cards, best).map(nameOf));
  const keeps = kept === "" ? words.keepsNothing : words.keeps(kept);
  return `${dealt} ${words.hintSaid(keeps, textOf(values[best] ?? 0), textOf(values[hold] ?? 0))}`;
}

export { About };
