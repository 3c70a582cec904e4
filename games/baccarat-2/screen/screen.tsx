import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { totalOfHand, type Winner } from "../../shared/rules/baccarat/coup.ts";
import { openCards, totalShown } from "../../shared/screen/baccarat/deal.ts";
import { useNewTelling } from "../../shared/screen/baccarat/telling.tsx";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { LiveChipPage } from "../../shared/screen/live/live-chip-page.tsx";
import { useBettingSays } from "../../shared/screen/live/use-betting-says.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { coupOfHand, type LiveBaccaratOutcome } from "../rules/hand.ts";
import { About } from "./about.tsx";
import { LayoutOutlook } from "./layout-outlook.tsx";
import { LiveBaccaratPlayers } from "./players.tsx";
import { Scoreboard } from "./scoreboard.tsx";
import { LiveBaccaratStage } from "./stage.tsx";
import { type LiveBaccaratTable, useLiveBaccarat } from "./use-live-baccarat.ts";
import { liveBaccaratWords } from "./words/words.ts";

const TONES = { player: "blue", banker: "red", tie: "green" } as const satisfies Record<Winner, string>;

/** Shows the game of baccarat 2: panel, cards, cloth, roads and bar. */
export default function LiveBaccaratScreen() {
  const table = useLiveBaccarat();
  const beside = useMedia(BESIDE);
  return (
    <LiveChipPage
      game="baccarat-2"
      table={table}
      words={liveBaccaratWords.useWords()}
      About={About}
      chipOf={useChipOf()}
      outlook={<LayoutOutlook table={table} />}
      players={<LiveBaccaratPlayers table={table} />}
      sheet={<Scoreboard hands={table.hands} />}
      stage={<LiveBaccaratStage table={table} beside={beside} />}
      says={useSaid(table)}
    />
  );
}

/** Returns a function that shows a hand as a chip: "B 7" in the colour of the winner. */
function useChipOf() {
  const words = coupWords.useWords();
  const { whole } = useFormats();
  const coupText = useCoupText();
  return ({ cards }: LiveBaccaratOutcome) => {
    const coup = coupOfHand(cards);
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
