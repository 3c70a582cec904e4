import { ZERO } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import { CoupOutcome } from "../../shared/screen/baccarat/coup-outcome.tsx";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { cardWords } from "../../shared/screen/cards/words/words.ts";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { BYTES_IN_NUMBER } from "../../shared/screen/stream-numbers.ts";
import { type SettledHand, settledHandOf } from "../facts.ts";
import { burnedCards, type LiveBaccaratOutcome } from "../rules/hand.ts";
import { isPosition, resultOf, returnOn } from "../rules/positions.ts";
import type { ShoePlace } from "../rules/shoe.ts";
import { type DrawnCard, drawnCards } from "./drawn-cards.ts";
import { liveBaccaratWords } from "./words/words.ts";

/**
 * Explains a bet: the shoe from the bytes of its link, the cards of a hand from the shoe, and the payout from the
 * cards.
 */
export function Workings({ page, bytes }: WorkingsProps) {
  const ticket = settledHandOf(page);
  if (ticket === null || ticket.outcome === null || ticket.coup === null || ticket.place === null) return null;
  const { outcome, coup, place } = ticket;
  return <HandWorkings {...{ ticket, hand: outcome, coup, place, bytes }} />;
}

interface HandWorkingsProps extends Pick<WorkingsProps, "bytes"> {
  readonly ticket: SettledHand;
  readonly hand: LiveBaccaratOutcome;
  readonly coup: Coup;
  readonly place: ShoePlace;
}

function HandWorkings({ ticket, hand, coup, place, bytes }: HandWorkingsProps) {
  const words = coupWords.useWords();
  const own = liveBaccaratWords.useWords();
  const shared = cardWords.useWords().workings;
  const { whole } = useFormats();
  const nameOf = useCardName();
  const result = resultOf(coup);
  const burned = burnedCards(hand.burn);
  const end = place.used + burned + hand.cards.length;
  const drawn = drawnCards(bytes(end * BYTES_IN_NUMBER), place.used, end);
  const noteOf = (at: number) => {
    if (at < burned) return at === 0 ? own.workings.shown : own.workings.burned;
    const seat = coup.seats[at - burned];
    return seat === undefined ? "" : words.sides[seat.side];
  };
  const row = ({ k, four, value, index, card }: DrawnCard, at: number) =>
    [String(k), four, value.toFixed(8), index, `${nameOf(card)} · ${noteOf(at)}`] as const;
  return (
    <div className="grid gap-3">
      <p className="text-muted">{own.workings.shoe(whole(place.used))}</p>
      <div className="overflow-x-auto">
        <PayTable
          caption={shared.caption}
          head={[shared.card, shared.bytes, shared.number, shared.index, shared.result]}
          rows={drawn.map(row)}
        />
      </div>
      <CoupOutcome
        coup={coup}
        chips={ticket.bet.chips}
        returnOf={(on) => (isPosition(on) ? returnOn(on, result) : ZERO)}
        payout={ticket.payout}
      />
    </div>
  );
}
