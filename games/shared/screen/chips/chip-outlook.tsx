import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { chipWords } from "./words/words.ts";

export interface ChipOutlookProps {
  /** The label of the chance of a profit, and that chance. */
  readonly label: string;
  readonly value: string;
  /** The highest possible return. */
  readonly highest: Amount;
  /** Shown while no place is pointed at. */
  readonly hint: string;
  /** The place under the pointer: its name, its odds, and its chance. */
  readonly pointed: { readonly name: string; readonly odds: string; readonly chance: string } | null;
}

/** Shows the place under the pointer, and the possible return of all chips together. */
export function ChipOutlook({ label, value, highest, hint, pointed }: ChipOutlookProps) {
  const words = chipWords.useWords();
  const currency = useCurrencyInPlay();
  return (
    <div className="surface-well grid gap-2 rounded-tile! p-3.5">
      <PanelLine label={label} value={value} />
      <PanelLine label={words.highestReturn} value={<Money amount={highest} currency={currency} icon />} />
      <div className="min-h-11 border-t border-line pt-2 text-sm max-md:hidden" aria-hidden="true">
        {pointed === null ? (
          <p className="text-muted">{hint}</p>
        ) : (
          <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
            <span>{pointed.name}</span>
            <span className="tabular">
              <bdi dir="ltr">{pointed.odds}</bdi> · {pointed.chance}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
