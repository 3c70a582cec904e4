import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import type { ReactNode } from "react";
import { PlayButton } from "../panel/play-button.tsx";
import { gameWords } from "../words/words.ts";
import { HandPanel, type HandPanelProps } from "./hand-panel.tsx";
import type { CashOutTable } from "./use-cash-out-table.ts";
import type { EndedHand } from "./use-hand-table.ts";

export interface CashOutPanelProps extends Omit<HandPanelProps, "openAction" | "endText"> {
  readonly table: CashOutTable;
  /** Text for a lost hand. */
  readonly lostText: string;
  /** Text for a hand that was won in another way than by cashing out. */
  readonly wonText?: string | undefined;
  /** A note under the amount on the button: its profit, and the next step. */
  readonly cashOutNote?: ReactNode;
}

/** Shows the panel of a game with cash-out, whose button shows the amount that can be taken. */
export function CashOutPanel({ lostText, wonText, cashOutNote, ...props }: CashOutPanelProps) {
  const { table } = props;
  const endText = useEndText(table.ended, lostText, wonText);
  return <HandPanel {...props} openAction={<CashOutButton table={table} note={cashOutNote} />} endText={endText} />;
}

/** Returns how a hand with cash-out ended, in words. */
function useEndText(ended: EndedHand | null, lostText: string, wonText?: string): string {
  const words = gameWords.useWords();
  return ended !== null && ended.payout > 0 ? (wonText ?? words.cashedOut) : lostText;
}

function CashOutButton({ table, note }: { readonly table: CashOutTable; readonly note: ReactNode }) {
  const words = gameWords.useWords();
  const currency = useCurrencyInPlay();
  const cashOut = table.view?.cashOut ?? null;
  return (
    <PlayButton
      does="cash out"
      onPress={table.cashOut}
      waiting={table.waiting}
      slow={table.state.slow}
      disabled={!table.canCashOut && !table.waiting}
    >
      <span className="grid justify-items-center leading-tight">
        <span>
          {words.cashOut} {cashOut !== null && <Money amount={cashOut} currency={currency} />}
        </span>
        {note && <span className="text-sm font-medium">{note}</span>}
      </span>
    </PlayButton>
  );
}
