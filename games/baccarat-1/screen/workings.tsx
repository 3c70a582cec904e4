import { ZERO } from "@fairhouse/kernel/ratio.ts";
import { CoupOutcome } from "../../shared/screen/baccarat/coup-outcome.tsx";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { CardWorkings } from "../../shared/screen/cards/card-workings.tsx";
import { settledCoupOf } from "../facts.ts";
import { isPosition, returnOn } from "../rules/positions.ts";

/**
 * Explains a bet: the six cards from the bytes of the stream, the side that each belongs to, and the return of the
 * chips.
 */
export function Workings({ page, bytes }: WorkingsProps) {
  const words = coupWords.useWords();
  const deal = settledCoupOf(page);
  if (deal === null) return null;
  const { cards, coup, chips } = deal;
  return (
    <div className="grid gap-3">
      <CardWorkings
        cards={cards}
        bytes={bytes}
        noteOf={(k) => {
          const seat = coup.seats[k];
          return seat === undefined ? words.workings.unused : words.sides[seat.side];
        }}
      />
      <CoupOutcome
        coup={coup}
        chips={chips}
        returnOf={(on) => (isPosition(on) ? returnOn(on, coup) : ZERO)}
        payout={page.bet.payout ?? 0}
      />
    </div>
  );
}
