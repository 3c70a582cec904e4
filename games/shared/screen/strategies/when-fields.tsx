import { MAX_AUTO_BETS } from "@fairhouse/client/auto/auto.ts";
import { isCondition } from "@fairhouse/client/auto/auto-settings.ts";
import type { When } from "@fairhouse/client/auto/conditions.ts";
import { Select } from "@fairhouse/ui/forms/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useAmountForm } from "../panel/use-amount-form.ts";
import { AmountPart, NumberPart } from "./number-part.tsx";
import { strategyWords } from "./words/words.ts";

const WHENS = ["every", "after", "profit", "loss"] as const;
const COUNTS = ["bets", "wins", "losses", "wins-row", "losses-row"] as const;
type Count = (typeof COUNTS)[number];

/** The initial count of a condition. */
const FIRST_COUNT = { count: 3, of: "losses", inARow: true } as const;
const FIRST_AMOUNT = 10_000;

/** Fields for the trigger of a condition. */
export function WhenFields({ when, onChange }: { readonly when: When; readonly onChange: (when: When) => void }) {
  const words = strategyWords.useWords();
  const amountForm = useAmountForm();
  const { whole } = useFormats();
  const good = isCondition({ when, act: { kind: "stop" } }, []);
  const choose = (next: (typeof WHENS)[number]) => {
    const counted = when.kind === "results" ? when : FIRST_COUNT;
    const atLeast = when.kind === "results" ? FIRST_AMOUNT : when.atLeast;
    if (next === "every" || next === "after") onChange({ ...counted, kind: "results", rhythm: next });
    else onChange({ kind: next, atLeast });
  };
  return (
    <div className="grid content-start gap-2">
      <Select
        label={words.when}
        value={when.kind === "results" ? when.rhythm : when.kind}
        onChange={choose}
        options={WHENS.map((value) => ({ value, label: words.whens[value] }))}
      />
      {when.kind === "results" ? (
        // The fields wrap if the longest choice does not fit beside the number.
        <div className="flex flex-wrap gap-2 [&>*:first-child]:grow [&>*:first-child]:basis-20 [&>*:last-child]:grow-2 [&>*:last-child]:basis-56">
          <NumberPart
            label={words.count}
            value={when.count}
            onChange={(count) => onChange({ ...when, count })}
            error={good ? null : words.between(whole(1), whole(MAX_AUTO_BETS))}
          />
          <Select<Count>
            label={words.of}
            value={when.of === "bets" || !when.inARow ? when.of : `${when.of}-row`}
            onChange={(count) => onChange({ ...when, ...countOf(count) })}
            options={COUNTS.map((value) => ({ value, label: words.counted[value] }))}
          />
        </div>
      ) : (
        <AmountPart
          label={words.amount}
          value={when.atLeast}
          onChange={(atLeast) => onChange({ ...when, atLeast })}
          error={good ? null : amountForm}
        />
      )}
    </div>
  );
}

function countOf(count: Count): Pick<When & { readonly kind: "results" }, "of" | "inARow"> {
  if (count === "wins-row") return { of: "wins", inARow: true };
  return count === "losses-row" ? { of: "losses", inARow: true } : { of: count, inARow: false };
}
