import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { AmountInput } from "@fairhouse/ui/forms/amount-input.tsx";
import { takeFocus } from "@fairhouse/ui/forms/take-focus.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { X } from "lucide-react";
import { useState } from "react";
import { gameWords } from "../words/words.ts";
import { slipWords } from "./words/words.ts";

interface CashOutOrderProps {
  readonly record: BetRecord;
  /** The least that the house pays for the bet in the next moments; null if it does not buy it now. */
  readonly value: Amount | null;
  /** The most that the house may ever pay for what is left of it. */
  readonly most: Amount;
  /** The value at which the bet is to be sold; null without an order. */
  readonly least: Amount | null;
  /** True while an order for the bet is on its way to the house. */
  readonly ordering: boolean;
  readonly onOrder: (least: Amount | null) => void;
}

/**
 * Shows the order to sell an open bet once the house pays a certain amount for it, or lets its player place one. The form
 * stays until the house has taken the order. The control that takes the place of a pressed one has its focus as well:
 * otherwise the next press of a key would meet another button.
 */
export function CashOutOrder({ record, value, most, least, ordering, onOrder }: CashOutOrderProps) {
  const words = slipWords.useWords();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const heir = isUsed ? takeLostFocus : undefined;
  const show = (open: boolean) => {
    setUsed(true);
    setOpen(open);
  };
  if (least !== null) {
    return (
      <p className="relative flex items-center gap-2">
        <span className="text-muted">{words.ordered}</span>
        <Money amount={least} currency={record.currencyId} />
        <span className="ms-auto">
          <IconButton
            ref={heir}
            label={words.takeBackOrder}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => {
              show(false);
              onOrder(null);
            }}
          />
        </span>
      </p>
    );
  }
  // A bet that the house never buys has no value to wait for.
  if (value === null && !isOpen) return null;
  if (!isOpen) {
    return (
      <Button ref={heir} variant="ghost" size="sm" className="relative w-full" onClick={() => show(true)}>
        {words.cashOutLater}
      </Button>
    );
  }
  return (
    <OrderForm
      record={record}
      value={value ?? 0}
      most={most}
      ordering={ordering}
      onClose={() => show(false)}
      onOrder={onOrder}
    />
  );
}

/** Takes the focus that a control has lost by leaving the page. */
function takeLostFocus(control: HTMLElement | null): void {
  if (document.activeElement === document.body) takeFocus(control);
}

function focusField(form: HTMLElement | null): void {
  takeFocus(form?.querySelector("input") ?? null);
}

interface OrderFormProps {
  readonly record: BetRecord;
  readonly value: Amount;
  readonly most: Amount;
  readonly ordering: boolean;
  readonly onClose: () => void;
  readonly onOrder: (least: Amount) => void;
}

function OrderForm({ record, value, most, ordering, onClose, onOrder }: OrderFormProps) {
  const words = slipWords.useWords();
  const { half, double } = gameWords.useWords();
  const { money } = useFormats();
  const [least, setLeast] = useState(Math.min(most, Math.max(2 * record.stake, 2 * value)));
  // At most what is paid now, the bet would be sold at once, for which there is a button.
  const problem =
    least > most
      ? words.tooHighToOrder(money(most, record.currencyId))
      : least > value
        ? null
        : words.tooLowToOrder(money(value, record.currencyId));
  return (
    <form
      ref={focusField}
      className="relative grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onOrder(least);
      }}
    >
      <AmountInput
        label={words.cashOutAt}
        value={least}
        onChange={setLeast}
        limits={{ min: value + 1, max: most, balance: null }}
        error={problem}
        words={{ half, double }}
      />
      <div className="flex items-center gap-2">
        <Button
          type="submit"
          variant="accent"
          size="sm"
          className="flex-1"
          loading={ordering}
          disabled={problem !== null}
        >
          {words.order}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {words.cancelOrder}
        </Button>
      </div>
    </form>
  );
}
