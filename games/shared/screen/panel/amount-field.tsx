import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { AmountInput } from "@fairhouse/ui/forms/amount-input.tsx";
import { gameWords } from "../words/words.ts";
import type { Amount } from "./use-amount.ts";
import { useStakeLabel } from "./use-stake-label.ts";

/** Shows the amount field that all games share. */
export function AmountField({ amount, disabled = false }: { readonly amount: Amount; readonly disabled?: boolean }) {
  const words = gameWords.useWords();
  const label = useStakeLabel(words.amount);
  const { maxBetAllow } = useGameSettings();
  return (
    <AmountInput
      label={label}
      value={amount.typed}
      onChange={amount.set}
      limits={amount.limits}
      error={disabled ? null : amount.problem}
      disabled={disabled}
      words={{ half: words.half, double: words.double, max: maxBetAllow ? words.max : undefined }}
    />
  );
}
