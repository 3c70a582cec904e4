import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLiveBets } from "../bets/use-live-bets.ts";
import { ProofStepList } from "../fairness/proof-step-list.tsx";
import { homeWords } from "./words/words.ts";

const CheckedBet = lazy(async () => ({ default: (await import("./checked-bet.tsx")).CheckedBet }));

/**
 * Returns true for a bet that can be proven now. Links of shared rounds are revealed when the round is over, seeds of
 * solo games only when their player rotates. A ticket may leave before its round ends, but a lost one did not.
 */
function isProvable(bet: BetRecord): boolean {
  return bet.kind === "round" && bet.payout === 0;
}

/** The proof in three steps, with an invitation to try it on the last round of the house. */
export function ProofBand() {
  const words = homeWords.useWords().proof;
  const { rows } = useLiveBets("all", null);
  const [checked, setChecked] = useState<string | null>(null);
  const provable = rows?.find(isProvable);
  return (
    <section aria-labelledby="proof" className="surface-panel grid gap-6 overflow-hidden p-5 md:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-[62ch] gap-1.5">
          <h2 id="proof" className="text-2xl">
            {words.title}
          </h2>
          <p className="text-muted">{words.lead}</p>
        </div>
        {provable && checked === null && (
          <Button
            variant="accent"
            icon={<ShieldCheck aria-hidden="true" className="size-5" />}
            className="min-h-12"
            onClick={() => setChecked(provable.id)}
          >
            {words.check}
          </Button>
        )}
      </div>
      {checked !== null && (
        <Suspense fallback={<div data-coming="" className="h-28" />}>
          <CheckedBet id={checked} />
        </Suspense>
      )}
      <ProofStepList steps={words.steps} heading="h3" />
    </section>
  );
}
