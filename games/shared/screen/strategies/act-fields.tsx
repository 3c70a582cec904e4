import { MAX_PERCENT } from "@fairhouse/client/auto/auto.ts";
import { textOfNumber } from "@fairhouse/client/auto/auto-options.ts";
import { isCondition } from "@fairhouse/client/auto/auto-settings.ts";
import { FACTOR, MAX_DECREASE_PERCENT, MAX_STEPS } from "@fairhouse/client/auto/condition-text.ts";
import type { Act } from "@fairhouse/client/auto/conditions.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { Select } from "@fairhouse/ui/forms/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useAmountForm } from "../panel/use-amount-form.ts";
import type { AnyOption } from "../panel/use-auto.ts";
import { AmountPart, NumberPart } from "./number-part.tsx";
import { strategyWords } from "./words/words.ts";

const KINDS = [
  "reset",
  "set",
  "increase",
  "decrease",
  "multiply",
  "raise",
  "lower",
  "fibonacci-on",
  "fibonacci-back",
  "grind",
  "stop",
] as const;

const FIRST_PERCENT = 50;
const FIRST_FACTOR = 200;

interface ActFieldsProps {
  readonly act: Act;
  readonly options: readonly AnyOption[];
  /** The suggested amount for the stake. */
  readonly first: Money;
  readonly onChange: (act: Act) => void;
}

/** Fields for the action of a condition. */
export function ActFields({ act, options, first, onChange }: ActFieldsProps) {
  const words = strategyWords.useWords();
  const choices: readonly { readonly value: string; readonly label: string; readonly act: Act }[] = [
    ...KINDS.map((kind) => ({ value: kind, label: words.acts[kind], act: firstOf(kind, first) })),
    ...options.map(({ name, label, value }) => ({
      // The colon keeps options apart from kinds, whose names have none.
      value: `option:${name}`,
      label: words.setOption(label),
      act: { kind: "option", name, value } as const,
    })),
  ];
  return (
    <div className="grid content-start gap-2">
      <Select
        label={words.act}
        value={act.kind === "option" ? `option:${act.name}` : act.kind}
        onChange={(chosen) => {
          const choice = choices.find(({ value }) => value === chosen);
          if (choice !== undefined) onChange(choice.act);
        }}
        options={choices}
      />
      <ActNumber act={act} options={options} onChange={onChange} />
    </div>
  );
}

function firstOf(kind: (typeof KINDS)[number], amount: Money): Act {
  switch (kind) {
    case "stop":
    case "reset":
    case "grind":
      return { kind };
    case "raise":
    case "lower":
      return { kind, units: 1 };
    case "fibonacci-on":
      return { kind, steps: 1 };
    case "fibonacci-back":
      return { kind, steps: 2 };
    case "set":
      return { kind, amount };
    case "increase":
    case "decrease":
      return { kind, percent: FIRST_PERCENT };
    case "multiply":
      return { kind, hundredths: FIRST_FACTOR };
  }
}

function ActNumber({ act, options, onChange }: Omit<ActFieldsProps, "first">) {
  const words = strategyWords.useWords();
  const amountForm = useAmountForm();
  const { whole } = useFormats();
  const good = isCondition({ when: { kind: "profit", atLeast: 1 }, act }, options);
  const between = (least: number, most: number, decimals: 0 | 2) =>
    good ? null : words.between(textOfNumber(least, decimals), textOfNumber(most, decimals));
  switch (act.kind) {
    case "stop":
    case "reset":
    case "grind":
      return null;
    case "raise":
    case "lower":
      return (
        <NumberPart
          label={words.firstStakes}
          value={act.units}
          onChange={(units) => onChange({ ...act, units })}
          error={between(1, MAX_STEPS, 0)}
        />
      );
    case "fibonacci-on":
    case "fibonacci-back":
      return (
        <NumberPart
          label={words.steps}
          value={act.steps}
          onChange={(steps) => onChange({ ...act, steps })}
          error={between(1, MAX_STEPS, 0)}
        />
      );
    case "set":
      return (
        <AmountPart
          label={words.amount}
          value={act.amount}
          onChange={(amount) => onChange({ ...act, amount })}
          error={good ? null : amountForm}
        />
      );
    case "increase":
    case "decrease":
      return (
        <NumberPart
          label={words.value}
          value={act.percent}
          onChange={(percent) => onChange({ ...act, percent })}
          suffix="%"
          error={
            good ? null : words.between(whole(1), whole(act.kind === "increase" ? MAX_PERCENT : MAX_DECREASE_PERCENT))
          }
        />
      );
    case "multiply":
      return (
        <NumberPart
          label={words.value}
          value={act.hundredths}
          onChange={(hundredths) => onChange({ ...act, hundredths })}
          decimals={FACTOR.decimals}
          suffix="×"
          error={between(FACTOR.least, FACTOR.most, FACTOR.decimals)}
        />
      );
    case "option": {
      const option = options.find(({ name }) => name === act.name);
      return (
        option && (
          <NumberPart
            label={option.label}
            value={act.value}
            onChange={(value) => onChange({ ...act, value })}
            decimals={option.decimals}
            error={between(option.least, option.most, option.decimals)}
          />
        )
      );
    }
  }
}
