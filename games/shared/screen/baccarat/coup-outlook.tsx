import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { type Ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { coupWords } from "./words/words.ts";

export interface CoupOutlookProps {
  /** The chance of a profit, and the highest possible return. */
  readonly outlook: { readonly profit: Ratio; readonly highest: Amount };
  /** The field under the pointer: its name, its odds, and its chance of winning. */
  readonly pointed: { readonly name: string; readonly odds: string; readonly chance: Ratio } | null;
}

/** Shows the field under the pointer, and the possible return of all chips together. */
export function CoupOutlook({ outlook: { profit, highest }, pointed }: CoupOutlookProps) {
  const words = coupWords.useWords();
  const { percent } = useFormats();
  const share = (chance: Ratio) => percent(Math.round(toNumber(chance) * 10_000) / 10_000);
  return (
    <div className="surface-well grid gap-2 rounded-tile! p-3.5">
      <PanelLine label={words.profitChance} value={share(profit)} />
      <PanelLine label={words.highestReturn} value={<Money amount={highest} icon />} />
      <div className="min-h-11 border-t border-line pt-2 text-sm max-md:hidden" aria-hidden="true">
        {pointed === null ? (
          <p className="text-muted">{words.pointHint}</p>
        ) : (
          <PanelLine
            label={<span className="font-semibold text-text">{pointed.name}</span>}
            value={
              <>
                <bdi dir="ltr">{pointed.odds}</bdi> · {words.wins(share(pointed.chance))}
              </>
            }
          />
        )}
      </div>
    </div>
  );
}
