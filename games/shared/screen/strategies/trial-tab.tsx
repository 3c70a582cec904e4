import { usePlayContext, useSession } from "@fairhouse/client/play-context.tsx";
import { isMoney } from "@fairhouse/kernel/money.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { FlaskConical, X } from "lucide-react";
import { useState } from "react";
import { useAmountForm } from "../panel/use-amount-form.ts";
import type { Auto } from "../panel/use-auto.ts";
import { AmountPart } from "./number-part.tsx";
import { TrialResult } from "./trial-result.tsx";
import { type TrialState, useTrial } from "./use-trial.ts";
import { strategyWords } from "./words/words.ts";

const BETS = 1_000;
/** The initial balance of a trial for players without one, as a number of first stakes. */
const STAKES_WITHOUT_BALANCE = 100;

/** Tries the panel's strategy on a thousand simulated bets. */
export function TrialTab({ auto }: { readonly auto: Auto }) {
  const words = strategyWords.useWords();
  const amountForm = useAmountForm();
  const { whole } = useFormats();
  const context = usePlayContext();
  const own = useSession((facts) => facts.balance);
  const { stake, settings, setup, game, problem } = auto;
  const [typed, setBalance] = useState<number | null>(null);
  const { state, start, cancel } = useTrial();
  const balance = typed ?? (own >= stake.value ? own : STAKES_WITHOUT_BALANCE * stake.value);
  const isBalance = isMoney(balance) && balance > 0;

  function tryIt() {
    const { minBet: min, maxBet: max } = context.session.getState().currency;
    start({ game, bets: BETS, settings, base: stake.value, setup, limits: { min, max, balance } });
  }
  return (
    <>
      <p className="text-sm text-pretty text-muted">{words.trialText}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <AmountPart
          label={words.trialBalance}
          value={balance}
          onChange={setBalance}
          error={isBalance ? null : amountForm}
        />
        {state.kind === "running" ? (
          <Button icon={<X size={18} aria-hidden="true" />} onClick={cancel} className="min-h-12!">
            {words.cancel}
          </Button>
        ) : (
          <Button
            variant="accent"
            icon={<FlaskConical size={18} aria-hidden="true" />}
            disabledReason={problem ?? (isBalance ? null : amountForm)}
            onClick={tryIt}
            className="min-h-12!"
          >
            {words.tryIt(whole(BETS))}
          </Button>
        )}
      </div>
      <Outcome state={state} />
    </>
  );
}

function Outcome({ state }: { readonly state: TrialState }) {
  const words = strategyWords.useWords();
  const { whole } = useFormats();
  switch (state.kind) {
    case "idle":
      return null;
    case "running":
      return (
        <label className="grid gap-2 text-sm text-muted">
          {words.trying(whole(state.made), whole(BETS))}
          <progress value={state.made} max={BETS} className="h-2 w-full accent-(--accent)" />
        </label>
      );
    case "failed":
      return <Alert tone="error">{words.cannot[state.why]}</Alert>;
    case "done":
      return state.report.bets === 0 ? (
        <Alert tone="error">{words.noTrialBets}</Alert>
      ) : (
        <TrialResult report={state.report} />
      );
  }
}
