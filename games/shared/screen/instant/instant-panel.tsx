import type { ReactNode } from "react";
import { AmountField } from "../panel/amount-field.tsx";
import { AutoButton } from "../panel/auto-button.tsx";
import { LastResult } from "../panel/last-result.tsx";
import { PlayButton } from "../panel/play-button.tsx";
import { PlayPanel, type PlayPanelProps } from "../panel/play-panel.tsx";
import { SessionFigures } from "../panel/session-figures.tsx";
import { BESIDE, useMedia } from "../use-media.ts";
import { gameWords } from "../words/words.ts";
import type { InstantTable } from "./use-instant-table.ts";

export interface InstantPanelProps extends Omit<PlayPanelProps, "table" | "button" | "note" | "room"> {
  readonly table: InstantTable;
  /** Replaces the bet button where it does something else; automatic bets keep their button. */
  readonly button?: ReactNode;
}

/** Shows the amount, the game's own fields, and the button that bets. */
export function InstantPanel({ table, button, children, secondary, ...parts }: InstantPanelProps) {
  const beside = useMedia(BESIDE);
  const { auto, amount, autoMode } = table;
  // Automatic bets show their progress there.
  const result = !autoMode && <LastResult recent={table.recent} />;
  // On phones the result stands beside the mode; if the game's own buttons stand there, beside its fields.
  const besideFields = !beside && secondary ? result : null;
  return (
    <PlayPanel
      {...parts}
      table={table}
      button={
        autoMode ? (
          <AutoButton auto={auto} onStart={() => auto.start(amount.value)} slow={table.slow} reason={table.problem} />
        ) : (
          button || <InstantButton table={table} />
        )
      }
      note={beside && result}
      secondary={secondary || (!beside && result)}
      room={beside && !autoMode && !parts.below && <SessionFigures game={table.game} />}
    >
      <AmountField amount={amount} disabled={table.asleep} />
      {besideFields ? (
        <div className="grid auto-cols-fr grid-flow-col gap-2.5">
          {children}
          {besideFields}
        </div>
      ) : (
        children
      )}
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
