import { payoutOf } from "@fairhouse/kernel/money.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { InstantPanel } from "../../shared/screen/instant/instant-panel.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { PlayButton } from "../../shared/screen/panel/play-button.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { PAYS } from "../rules/odds.ts";
import { HandRanks } from "./hand-ranks.tsx";
import { groundOf } from "./planting-show.ts";
import type { FlowerPokerTable } from "./use-flower-poker.ts";
import { flowerPokerWords } from "./words/words.ts";

/** Stake, and the button that bets and hurries the growing flowers. */
export function FlowerPokerPanel({ table, keys }: { readonly table: FlowerPokerTable; readonly keys: Hotkeys }) {
  const words = flowerPokerWords.useWords();
  const currency = useCurrencyInPlay();
  const beside = useMedia(BESIDE);
  const { amount, autoMode, hurry } = table;
  return (
    <InstantPanel
      table={table}
      keys={keys}
      button={
        hurry !== null &&
        table.pace !== "instant" && (
          <PlayButton does="show" variant="neutral" onPress={hurry}>
            {words.hurry}
          </PlayButton>
        )
      }
      below={beside && !autoMode && <HandRanks ground={groundOf(table)} />}
    >
      {beside && !autoMode && (
        <PanelLine label={words.profit} value={<Money amount={profitOf(amount.value)} currency={currency} profit />} />
      )}
    </InstantPanel>
  );
}

/** Returns the profit of a win; zero for a stake that cannot be bet. */
function profitOf(stake: number): number {
  return stake > 0 && Number.isSafeInteger(stake * 2) ? payoutOf(stake, PAYS) - stake : 0;
}
