import { payoutOf } from "@fairhouse/kernel/money.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { DIGITS, highestReturn, winningDigits } from "../../rules/terms.ts";
import { PositionMark } from "../ball.tsx";
import type { ColourTable } from "../use-colour.ts";
import { usePositionName } from "../use-names.ts";
import { colourWords } from "../words/words.ts";

/** Describes the order being made: its position, its cost, and its possible return, for which automatic orders have no room. */
export function OrderOutlook({ table: { on, stake, autoMode } }: { readonly table: ColourTable }) {
  const words = colourWords.useWords();
  const nameOf = usePositionName();
  const { percent } = useFormats();
  const currency = useCurrencyInPlay();
  const chance = winningDigits(on).length / DIGITS.length;
  return (
    <div className={`surface-well grid gap-2 rounded-tile! ${autoMode ? "px-3.5 py-2" : "p-3.5"}`}>
      <PanelLine
        label={
          <span className="inline-flex items-center gap-2 font-semibold text-text">
            <PositionMark on={on} letter={nameOf(on).charAt(0)} />
            {nameOf(on)}
          </span>
        }
        value={<Money amount={stake} currency={currency} icon />}
      />
      {!autoMode && (
        <>
          <PanelLine
            label={words.highestProfit}
            value={<Money amount={profitOf(stake, on)} currency={currency} profit />}
          />
          <PanelLine label={words.chance} value={percent(chance)} />
        </>
      )}
    </div>
  );
}

function profitOf(stake: number, on: ColourTable["on"]): number {
  return Number.isSafeInteger(stake) && stake > 0 ? payoutOf(stake, highestReturn(on)) - stake : 0;
}
