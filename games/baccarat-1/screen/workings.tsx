import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { endOf } from "../../shared/screen/baccarat/deal.ts";
import { resultText } from "../../shared/screen/baccarat/result-words.ts";
import { useTelling } from "../../shared/screen/baccarat/telling.tsx";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { CardWorkings } from "../../shared/screen/cards/card-workings.tsx";
import { isPosition, returnOn } from "../rules/positions.ts";
import { type SettledCoup, settledCoupOf } from "./settled-coup.ts";

/** How the six cards come from the bytes of the stream, whose they are, and what the chips then return. */
export function Workings({ page, bytes }: WorkingsProps) {
  const deal = settledCoupOf(page);
  return deal && <DealWorkings deal={deal} bytes={bytes} payout={page.bet.payout ?? 0} />;
}

interface DealWorkingsProps extends Pick<WorkingsProps, "bytes"> {
  readonly deal: SettledCoup;
  readonly payout: number;
}

function DealWorkings({ deal, bytes, payout }: DealWorkingsProps) {
  const words = coupWords.useWords();
  const { whole } = useFormats();
  const { cards, coup } = deal;
  const { seats } = coup;
  const told = useTelling(coup, endOf(coup));
  return (
    <div className="grid gap-3">
      <CardWorkings
        cards={cards}
        bytes={bytes}
        noteOf={(k) => {
          const seat = seats[k];
          return seat === undefined ? words.workings.unused : words.sides[seat.side];
        }}
      />
      <ol className="grid gap-1 text-muted">
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          {words.workings.winner}: {resultText(coup, words, whole)}.
        </li>
      </ol>
      <Payout deal={deal} payout={payout} />
    </div>
  );
}

/** "1,000 × 1.95 + 500 × 1 = 2,450". */
function Payout({ deal: { chips, coup }, payout }: { readonly deal: SettledCoup; readonly payout: number }) {
  const words = coupWords.useWords().workings;
  const { money } = useFormats();
  const parts = chips.flatMap(({ on, amount }) => {
    const returned = isPosition(on) ? toNumber(returnOn(on, coup)) : 0;
    return returned === 0 ? [] : [`${money(amount)} × ${returned}`];
  });
  if (parts.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <p className="text-muted">
      {words.paid}{" "}
      <bdi dir="ltr" className="tabular font-semibold text-text">
        {`${parts.join(" + ")} = ${money(payout)}`}
      </bdi>
    </p>
  );
}
