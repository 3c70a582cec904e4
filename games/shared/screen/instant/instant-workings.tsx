import type { BetPage } from "@fairhouse/protocol/play.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { PayTable, type PayTableProps } from "../page/pay-table.tsx";

export interface InstantWorkingsProps extends Pick<PayTableProps, "caption" | "head" | "rows">, PaymentProps {
  /** Content between numbers and payment. */
  readonly children?: ReactNode;
}

/** Explains a bet from its numbers to their results, one row per number, and to its payout. */
export function InstantWorkings({ caption, head, rows, children, ...payment }: InstantWorkingsProps) {
  return (
    <div className="grid gap-4">
      <div className="overflow-x-auto">
        <PayTable caption={caption} head={head} rows={rows} />
      </div>
      {children}
      <Payment {...payment} />
    </div>
  );
}

interface PaymentProps {
  readonly page: BetPage;
  readonly said: string;
  /** The multiplier of the stake; null if it was lost. */
  readonly times: string | null;
}

/** Shows "It won: 1,000 × 3.96 = 3,960". */
export function Payment({ page, said, times }: PaymentProps) {
  const { whole } = useFormats();
  const { stake, payout } = page.bet;
  if (times === null) return <p className="text-muted">{said}</p>;
  return <Equation said={said}>{`${whole(stake)} × ${times} = ${whole(payout ?? 0)}`}</Equation>;
}

/** Shows an explained equation, written from left to right in every language. */
export function Equation({ said, children }: { readonly said: string; readonly children: string }) {
  return (
    <p className="text-muted">
      {said}
      <bdi dir="ltr" className="tabular ms-1 font-semibold text-text">
        {children}
      </bdi>
    </p>
  );
}
