import { type AutoSettings, MAX_AUTO_BETS, MAX_PERCENT, type Progression } from "@fairhouse/client/auto/auto.ts";
import { wrongSettings } from "@fairhouse/client/auto/auto-settings.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { CurrencyIcon } from "@fairhouse/ui/components/currency-icon.tsx";
import { useCurrency, useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { BetCountInput } from "@fairhouse/ui/forms/bet-count-input.tsx";
import { Field, wellStyle } from "@fairhouse/ui/forms/field.tsx";
import { NumberInput } from "@fairhouse/ui/forms/number-input.tsx";
import { FieldPair } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { gameWords } from "../words/words.ts";
import { StrategyLine } from "./strategy-line.tsx";
import { useAmountForm } from "./use-amount-form.ts";
import type { Auto } from "./use-auto.ts";

/** Fields for the strategy, the number of bets, changes of the amount after wins and losses, and the stops. */
export function AutoFields({ auto }: { readonly auto: Auto }) {
  const { settings, running: disabled } = auto;
  const words = gameWords.useWords();
  const amountForm = useAmountForm();
  const { whole } = useFormats();
  const wrong = wrongSettings(settings);
  const errorOf = (name: keyof AutoSettings, value: number | null, most: number) =>
    !wrong.includes(name) ? null : value !== null && value > most ? words.atMost(whole(most)) : words.noNumber;
  const change = (changes: Partial<AutoSettings>) => auto.change({ ...settings, ...changes });
  return (
    <>
      <StrategyLine auto={auto} />
      <FieldPair longNames>
        <BetCountInput
          label={words.betCount}
          value={settings.bets}
          onChange={(bets) => change({ bets })}
          endlessLabel={words.endless}
          max={MAX_AUTO_BETS}
          error={errorOf("bets", settings.bets, MAX_AUTO_BETS)}
          disabled={disabled}
        />
        <StopField
          label={words.stopOnSingleWin}
          value={settings.stopOnSingleWin}
          onChange={(stopOnSingleWin) => change({ stopOnSingleWin })}
          error={wrong.includes("stopOnSingleWin") ? amountForm : null}
          disabled={disabled}
        />
      </FieldPair>
      <FieldPair longNames>
        <ProgressionField
          label={words.onWin}
          value={settings.onWin}
          onChange={(onWin) => change({ onWin })}
          error={errorOf("onWin", percentOf(settings.onWin), MAX_PERCENT)}
          disabled={disabled}
        />
        <ProgressionField
          label={words.onLoss}
          value={settings.onLoss}
          onChange={(onLoss) => change({ onLoss })}
          error={errorOf("onLoss", percentOf(settings.onLoss), MAX_PERCENT)}
          disabled={disabled}
        />
      </FieldPair>
      <FieldPair longNames>
        <StopField
          label={words.stopOnProfit}
          value={settings.stopOnProfit}
          onChange={(stopOnProfit) => change({ stopOnProfit })}
          error={wrong.includes("stopOnProfit") ? amountForm : null}
          disabled={disabled}
        />
        <StopField
          label={words.stopOnLoss}
          value={settings.stopOnLoss}
          onChange={(stopOnLoss) => change({ stopOnLoss })}
          error={wrong.includes("stopOnLoss") ? amountForm : null}
          disabled={disabled}
        />
      </FieldPair>
    </>
  );
}

interface ProgressionFieldProps {
  readonly label: string;
  readonly error: string | null;
  readonly value: Progression;
  readonly onChange: (value: Progression) => void;
  readonly disabled: boolean;
}

function percentOf(value: Progression): number | null {
  return value.kind === "increase" ? value.percent : null;
}

/** Shows a field for the percentage by which the amount grows; empty means that it goes back to the first. */
function ProgressionField({ label, error, value, onChange, disabled }: ProgressionFieldProps) {
  const words = gameWords.useWords();
  return (
    <Field
      label={words.increaseBy(label)}
      labelHidden
      error={error}
      end={<span aria-hidden="true">{label}</span>}
      className="[&>div:first-child]:justify-start!"
    >
      {(control) => (
        <div className={wellStyle}>
          <NumberInput
            control={control}
            value={percentOf(value)}
            onChange={(percent) => onChange(percent === null ? { kind: "reset" } : { kind: "increase", percent })}
            step={10}
            max={MAX_PERCENT}
            placeholder={words.reset}
            disabled={disabled}
            // The input runs from left to right in every language.
            className="pe-1! rtl:ps-1! rtl:pe-3.5!"
          />
          <span aria-hidden="true" className="grid place-items-center pe-3.5 font-semibold text-muted">
            %
          </span>
        </div>
      )}
    </Field>
  );
}

interface StopFieldProps {
  readonly label: string;
  readonly error: string | null;
  readonly value: Money | null;
  readonly onChange: (value: Money | null) => void;
  readonly disabled: boolean;
}

/** Shows a field for an amount at which auto play stops; empty means never. */
function StopField({ label, error, value, onChange, disabled }: StopFieldProps) {
  const words = gameWords.useWords();
  const currency = useCurrencyInPlay();
  const { decimals, shownDecimals } = useCurrency(currency);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={wellStyle}>
          <span className="grid place-items-center ps-3">
            <CurrencyIcon currency={currency} size={18} />
          </span>
          <NumberInput
            control={control}
            value={value}
            onChange={(next) => onChange(next === 0 ? null : next)}
            decimals={decimals}
            shown={shownDecimals}
            placeholder={words.never}
            disabled={disabled}
            className="ps-2! pe-2!"
          />
        </div>
      )}
    </Field>
  );
}
