import { useDigits } from "@fairhouse/ui/format/digits.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { liveWords } from "./words/words.ts";
import "./field-total.css";

/** Shows the sum of all stakes on a field of a cloth, in small print beside its payout; nothing if there are none. */
export function FieldTotal({ total }: { readonly total: number | undefined }) {
  const words = liveWords.useWords();
  const digits = useDigits();
  if (total === undefined || total === 0) return null;
  return (
    <span className="field-total">
      <bdi className="field-total-all">{words.all}</bdi> <bdi dir="ltr">{formatCompact(total, "en", digits)}</bdi>
    </span>
  );
}
