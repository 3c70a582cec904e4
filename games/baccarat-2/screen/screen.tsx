import type { PastRound } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { totalOfHand, type Winner } from "../../shared/rules/baccarat/coup.ts";
import { openCards, totalShown } from "../../shared/screen/baccarat/deal.ts";
import { useNewTelling } from "../../shared/screen/baccarat/telling.tsx";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { ChipDock, ChipPanel, ChipSheet } from "../../shared/screen/chips/chip-panel.tsx";
import { LayoutsSheet } from "../../shared/screen/chips/layouts-sheet.tsx";
import { useChipKeys } from "../../shared/screen/chips/use-chip-keys.ts";
import { LiveChipButton } from "../../shared/screen/live/live-chip-button.tsx";
import { NextRound } from "../../shared/screen/live/next-round.tsx";
import { PlayersBelow } from "../../shared/screen/live/players-below.tsx";
import { RoundChips } from "../../shared/screen/live/round-chips.tsx";
import { useBettingSays } from "../../shared/screen/live/use-betting-says.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { coupOfHand } from "../rules/hand.ts";
import { About } from "./about.tsx";
import { handOf } from "./facts.ts";
import { LayoutOutlook } from "./layout-outlook.tsx";
import { LiveBaccaratPlayers } from "./players.tsx";
import { Scoreboard } from "./scoreboard.tsx";
import { LiveBaccaratStage } from "./stage.tsx";
import { type LiveBaccaratTable, useLiveBaccarat } from "./use-live-baccarat.ts";
import { liveBaccaratWords } from "./words/words.ts";

const TONES = { player: "blue", banker: "red", tie: "green" } as const satisfies Record<Winner, string>;

/** Shows the game of baccarat 2: panel, cards, cloth, roads and bar. */
export default function LiveBaccaratScreen() {
  const words = liveBaccaratWords.useWords();
  const shared = gameWords.useWords();
  const table = useLiveBaccarat();
  const beside = useMedia(BESIDE);
  const chipOf = useChipOf();
  const keys = useChipKeys(table, shared.bet, [
    { code: "KeyC", text: words.hotkeyBack, hint: words.hotkeyBack, act: table.takeBack },
  ]);
  const button = (withTotal: boolean) => (
    <LiveChipButton table={table} withTotal={withTotal} placedReason={words.placedReason} />
  );
  return (
    <GamePage
      game="baccarat-2"
      title={words.title}
      About={About}
      keys={keys}
      recent={<RoundChips table={table.live} label={words.recent} emptyText={words.noRecent} chipOf={chipOf} />}
      panel={
        beside ? (
          <ChipPanel table={table} keys={keys} play={button} outlook={<Beside table={table} />} />
        ) : (
          <ChipSheet table={table} outlook={<LayoutOutlook table={table} />}>
            <Scoreboard hands={table.hands} />
          </ChipSheet>
        )
      }
      dock={!beside && <ChipDock table={table} play={button} />}
      stage={<LiveBaccaratStage table={table} beside={beside} />}
      note={<NextRound commitment={table.live.round?.commitment} />}
      after={
        <>
          <PlayersBelow>
            <LiveBaccaratPlayers table={table} />
          </PlayersBelow>
          <LayoutsSheet table={table} />
        </>
      }
      overlay={table.overlay}
      says={useSaid(table)}
    />
  );
}

/** Shows the content below the button of a panel beside the stage. */
function Beside({ table }: { readonly table: LiveBaccaratTable }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LayoutOutlook table={table} />
      <LiveBaccaratPlayers table={table} />
    </div>
  );
}

/** Returns a function that shows a hand as a chip: "B 7" in the colour of the winner. */
function useChipOf() {
  const words = coupWords.useWords();
  const { whole } = useFormats();
  const coupText = useCoupText();
  return ({ voided, outcome }: PastRound) => {
    const hand = voided ? null : handOf(outcome);
    if (hand === null) return null;
    const coup = coupOfHand(hand.cards);
    const most = Math.max(totalOfHand(coup.player), totalOfHand(coup.banker));
    const text = `${words.letters[coup.winner]} ${whole(most)}`;
    return { text, tone: TONES[coup.winner], name: `${text}: ${coupText(coup)}` };
  };
}

/**
 * Returns the announcement for screen readers: open bets, each card with its total, the reason for a third card, then
 * the end.
 */
function useSaid({ live, coup, shown, landed, overlay }: LiveBaccaratTable): string {
  const words = coupWords.useWords();
  const own = liveBaccaratWords.useWords();
  const { whole } = useFormats();
  const coupText = useCoupText();
  const nameOf = useCardName();
  const told = useNewTelling(coup, shown);
  const betting = useBettingSays(live);
  if (coup === null) return betting;
  const { ticket } = live.seat;
  if (landed && ticket?.payout !== null) {
    return ticket?.id === overlay.of ? overlay.announcement : coupText(coup);
  }
  const seat = coup.seats[shown.open - 1];
  const card = seat && openCards(coup, seat.side, shown.open).at(-1);
  if (seat === undefined || card === undefined) return own.dealing;
  const total = totalShown(coup, seat.side, shown.open) ?? 0;
  const came = words.came(words.sides[seat.side], nameOf(card), whole(total));
  return [came, ...told].join(" ");
}

export { About };
