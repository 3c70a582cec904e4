import { Switch } from "@fairhouse/ui/forms/switch.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type Coup, totalOfHand, type Winner } from "../../shared/rules/baccarat/coup.ts";
import { openCards, totalShown } from "../../shared/screen/baccarat/deal.ts";
import { useNewTelling } from "../../shared/screen/baccarat/telling.tsx";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { cardWords } from "../../shared/screen/cards/words/words.ts";
import { ChipDock, ChipPanel, ChipSheet } from "../../shared/screen/chips/chip-panel.tsx";
import { LayoutsSheet } from "../../shared/screen/chips/layouts-sheet.tsx";
import { useChipKeys } from "../../shared/screen/chips/use-chip-keys.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { dealOf } from "../rules/coup.ts";
import { About } from "./about.tsx";
import { BaccaratStage } from "./baccarat-stage.tsx";
import { LayoutOutlook } from "./layout-outlook.tsx";
import { Roads } from "./roads.tsx";
import { type BaccaratTable, useBaccarat } from "./use-baccarat.ts";
import { baccaratWords } from "./words/words.ts";

const TONES = { player: "blue", banker: "red", tie: "green" } as const satisfies Record<Winner, string>;

/** Shows the game of baccarat: panel, cards, cloth, roads and bar. */
export default function BaccaratScreen() {
  const words = baccaratWords.useWords();
  const shared = coupWords.useWords();
  const { whole } = useFormats();
  const coupText = useCoupText();
  const table = useBaccarat();
  const beside = useMedia(BESIDE);
  const keys = useChipKeys(table, words.deal, [
    { code: "KeyQ", text: words.turn, hint: words.turnHint, act: () => table.waiting && table.turn() },
    { code: "KeyW", text: words.turnAll, hint: words.turnAllHint, act: () => table.squeezes && table.turnAll() },
  ]);
  /** Formats a deal as "B 7". */
  const shortText = ({ winner, player, banker }: Coup) =>
    `${shared.letters[winner]} ${whole(Math.max(totalOfHand(player), totalOfHand(banker)))}`;
  const outlook = <LayoutOutlook table={table} />;
  // Automatic deals are never squeezed.
  const squeeze = !table.autoMode && (
    <Switch
      label={words.squeeze}
      hint={beside && words.squeezeHint}
      checked={table.squeeze}
      onChange={table.setSqueeze}
      disabled={table.asleep}
    />
  );
  return (
    <GamePage
      game="baccarat-1"
      title={words.title}
      About={About}
      keys={keys}
      recent={
        <RecentRow
          recent={table.recent}
          textOf={({ outcome }) => shortText(dealOf(outcome.cards))}
          nameOf={({ outcome }) => {
            const coup = dealOf(outcome.cards);
            return `${shortText(coup)}: ${coupText(coup)}`;
          }}
          toneOf={({ outcome }) => TONES[dealOf(outcome.cards).winner]}
        />
      }
      panel={
        beside ? (
          <ChipPanel table={table} keys={keys} play={words.deal} outlook={outlook}>
            {squeeze}
          </ChipPanel>
        ) : (
          <ChipSheet table={table} outlook={outlook}>
            {squeeze}
            <Roads past={table.past} narrow />
          </ChipSheet>
        )
      }
      dock={!beside && <ChipDock table={table} play={words.deal} />}
      stage={<BaccaratStage table={table} beside={beside} />}
      overlay={table.overlay}
      winAt="above"
      says={useLiveWords(table)}
      after={<LayoutsSheet table={table} />}
    />
  );
}

/**
 * Returns the announcement for screen readers: each card with its total, a card that waits to be turned over, the
 * reason for a third card, then the end.
 */
function useLiveWords({ coup, shown, revealing, waiting, overlay }: BaccaratTable): string {
  const words = coupWords.useWords();
  const cards = cardWords.useWords();
  const { whole } = useFormats();
  const nameOf = useCardName();
  const told = useNewTelling(coup, shown);
  if (revealing === null || coup === null) return overlay.announcement;
  const next = coup.seats[shown.open];
  if (waiting && next !== undefined) {
    const { second, third } = words.squeezed;
    return cards.squeeze((next.place === 2 ? third : second)(words.sides[next.side]));
  }
  const seat = coup.seats[shown.open - 1];
  const card = seat && openCards(coup, seat.side, shown.open).at(-1);
  if (seat === undefined || card === undefined) return "";
  const total = totalShown(coup, seat.side, shown.open) ?? 0;
  const came = words.came(words.sides[seat.side], nameOf(card), whole(total));
  return [came, ...told].join(" ");
}

export { About };
