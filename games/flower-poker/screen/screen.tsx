import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { useGameHotkeys } from "../../shared/screen/page/hotkeys.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { handOf, verdictOf } from "../rules/hands.ts";
import { About } from "./about.tsx";
import { FlowerPokerPanel } from "./flower-poker-panel.tsx";
import { Garden } from "./garden.tsx";
import { RanksLine } from "./hand-ranks.tsx";
import { groundOf } from "./planting-show.ts";
import { type FlowerPokerTable, useFlowerPoker } from "./use-flower-poker.ts";
import { useHandsName } from "./use-hands-name.ts";
import { flowerPokerWords } from "./words/words.ts";

/** The whole game: panel, garden and bar. */
export default function FlowerPokerScreen() {
  const words = flowerPokerWords.useWords();
  const nameOf = useHandsName();
  const table = useFlowerPoker();
  const beside = useMedia(BESIDE);
  const keys = useGameHotkeys({
    playing: table.asleep,
    amount: table.amount,
    bet: table.press,
    during: [{ code: "KeyF", text: words.hurryKey, hint: words.hurry, act: () => table.hurry?.() }],
  });
  return (
    <GamePage
      game="flower-poker"
      title={words.title}
      About={About}
      keys={keys}
      recent={
        <RecentRow
          recent={table.recent}
          textOf={({ outcome }) => words.hands[handOf(outcome.plantings.at(-1)?.player ?? [])]}
          nameOf={({ outcome }) => nameOf(outcome.plantings)}
        />
      }
      panel={<FlowerPokerPanel table={table} keys={keys} />}
      stage={
        <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-2">
          <Garden
            telling={words.own}
            plantings={table.plantings}
            shown={table.shown}
            pace={table.pace}
            onPress={table.hurry ?? undefined}
          />
          {!beside && <RanksLine ground={groundOf(table)} />}
        </div>
      }
      overlay={table.overlay}
      winAt="above"
      says={useLiveWords(table)}
    />
  );
}

/** Returns the live text for screen readers: that planting begins, that it is repeated and why, then the end. */
function useLiveWords({ plantings, shown, overlay, hurry }: FlowerPokerTable): string {
  const words = flowerPokerWords.useWords();
  const { whole } = useFormats();
  const now = plantings[shown.planting];
  if (hurry === null || now === undefined) return overlay.announcement;
  const again = shown.judged && !shown.over;
  return again ? words.own.verdicts[verdictOf(now)] : words.plantingNumber(whole(shown.planting + 1));
}

export { About };
