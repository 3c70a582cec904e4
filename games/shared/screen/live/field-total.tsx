import { useCurrency, useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { liveWords } from "./words/words.ts";
import "./field-total.css";

/** Shows the sum of all stakes on a field of a cloth, in small print beside its payout; nothing if there are none. */
export function FieldTotal({ total }: { readonly total: number | undefined }) {
  const words = liveWords.useWords();
  const currency = useHouseCurrency();
  const digits = useCurrency(currency);
  if (total === undefined || total === 0) return null;
  return (
    <span className="field-total">
      <bdi className="field-total-all">{words.all}</bdi> <bdi dir="ltr">{formatCompact(total, "en", digits)}</bdi>
    </span>
  );
}
