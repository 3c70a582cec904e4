import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Fingerprint, ScanSearch, ShieldCheck, UserRoundPen } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLiveBets } from "../bets/use-live-bets.ts";
import { shellWords } from "../words/shell-words.ts";

const CheckedBet = lazy(async () => ({ default: (await import("./checked-bet.tsx")).CheckedBet }));

const icons = [Fingerprint, UserRoundPen, ScanSearch];

/**
 * Links of shared rounds are revealed when the round is over, seeds of solo games only when their player rotates. A ticket may
 * leave before its round ends; one that was lost did not.
 */
function isProvable(bet: BetRecord): boolean {
  return bet.kind === "round" && bet.payout === 0;
}

/** What can be proven, in three steps, and the invitation to try it on the last round of the house. */
export function ProofBand() {
  const words = shellWords.useWords().home.proof;
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
        <Suspense fallback={<div className="h-28" />}>
          <CheckedBet id={checked} />
        </Suspense>
      )}
      <ol className="grid gap-x-8 gap-y-5 md:grid-cols-3">
        {words.steps.map((step, index) => {
          const Icon = icons[index] ?? Fingerprint;
          return (
            <li key={step.title} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-0.5">
              <span className="row-span-2 grid size-11 place-items-center rounded-tile bg-accent-soft text-accent-text">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <h3 className="text-base">{step.title}</h3>
              <p className="text-sm text-muted">{step.text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
