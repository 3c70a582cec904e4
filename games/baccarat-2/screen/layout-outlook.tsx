import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { PanelLine } from "@fairhouse/ui/components/bet-panel.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { chanceToWin, outlookOf } from "../rules/outlook.ts";
import { isPosition } from "../rules/positions.ts";
import type { LiveBaccaratTable } from "./use-live-baccarat.ts";
import { useOdds } from "./use-odds.ts";
import { usePositionNames } from "./use-position-names.ts";

/** The field that is pointed at, and what all chips together may bring. */
export function LayoutOutlook({ table }: { readonly table: LiveBaccaratTable }) {
  const words = coupWords.useWords();
  const names = usePositionNames();
  const { percent } = useFormats();
  const oddsOf = useOdds();
  const { profit, highest } = outlookOf(table.chips);
  const share = (chance: number) => percent(Math.round(chance * 10_000) / 10_000);
  const pointed = table.pointed !== null && isPosition(table.pointed) ? table.pointed : null;
  return (
    <div className="surface-well grid gap-2 rounded-tile! p-3.5">
      <PanelLine label={words.profitChance} value={share(toNumber(profit))} />
      <PanelLine label={words.highestReturn} value={<Money amount={highest} icon />} />
      <div className="min-h-11 border-t border-line pt-2 text-sm max-md:hidden" aria-hidden="true">
        {pointed === null ? (
          <p className="text-muted">{words.pointHint}</p>
        ) : (
          <PanelLine
            label={<span className="font-semibold text-text">{names[pointed]}</span>}
            value={
              <>
                <bdi dir="ltr">{oddsOf(pointed)}</bdi> · {words.wins(share(toNumber(chanceToWin(pointed))))}
              </>
            }
          />
        )}
      </div>
    </div>
  );
}
