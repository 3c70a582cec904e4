import type { ReactNode } from "react";
import { AmountField } from "../panel/amount-field.tsx";
import { AutoButton } from "../panel/auto-button.tsx";
import { PlayButton } from "../panel/play-button.tsx";
import { PlayPanel, type PlayPanelProps } from "../panel/play-panel.tsx";
import { gameWords } from "../words/words.ts";
import type { InstantTable } from "./use-instant-table.ts";

export interface InstantPanelProps extends Omit<PlayPanelProps, "table" | "button" | "note"> {
  readonly table: InstantTable;
  /** Replaces the bet button where it does something else; automatic bets keep their button. */
  readonly button?: ReactNode;
}

/** Shows the amount, the game's own fields, and the button that bets. */
export function InstantPanel({ table, button, children, ...parts }: InstantPanelProps) {
  const { auto, amount } = table;
  return (
    <PlayPanel
      {...parts}
      table={table}
      button={
        table.autoMode ? (
          <AutoButton auto={auto} onStart={() => auto.start(amount.value)} slow={table.slow} reason={table.problem} />
        ) : (
          button || <InstantButton table={table} />
        )
      }
    >
      <AmountField amount={amount} disabled={table.asleep} />
      {children}
    </PlayPanel>
  );
}

/** @param children the label; defaults to "Bet". */
export function InstantButton(props: { readonly table: InstantTable; readonly children?: ReactNode }) {
  const words = gameWords.useWords();
  const { table } = props;
  return (
    <PlayButton
      does="bet"
      onPress={table.bet}
      waiting={table.busy}
      slow={table.slow}
      reason={table.problem}
      repeater={table.repeater}
    >
      {props.children ?? words.bet}
    </PlayButton>
  );
}
