import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import type { Money } from "@fairhouse/kernel/money.ts";
import { AmountInput } from "@fairhouse/ui/forms/amount-input.tsx";
import { gameWords } from "../words/words.ts";
import type { Amount } from "./use-amount.ts";
import { useStakeLabel } from "./use-stake-label.ts";

export interface AmountFieldProps {
  readonly amount: Amount;
  /** The amount of an open bet, shown instead of that of the next one. */
  readonly laid?: Money | null;
  /** The name of the field, if it is not the amount of the whole bet. */
  readonly name?: string | undefined;
  readonly disabled?: boolean;
}

/** Shows the amount field that all games share. */
export function AmountField({ amount, laid = null, name, disabled = false }: AmountFieldProps) {
  const words = gameWords.useWords();
  const label = useStakeLabel(name ?? words.amount);
  const { maxBetAllow } = useGameSettings();
  return (
    <AmountInput
      label={label}
      value={laid ?? amount.typed}
      onChange={amount.set}
      limits={amount.limits}
      error={disabled ? null : amount.problem}
      disabled={disabled}
      words={{ half: words.half, double: words.double, max: maxBetAllow ? words.max : undefined }}
    />
  );
}
