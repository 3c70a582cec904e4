import { AmountField } from "../panel/amount-field.tsx";
import { AutoButton } from "../panel/auto-button.tsx";
import { ForPlayers } from "../panel/for-players.tsx";
import { PlayPanel, type PlayPanelProps } from "../panel/play-panel.tsx";
import { LiveBetButton, type LiveBetButtonProps, QueuedNote } from "./bet-button.tsx";
import type { LiveSeat } from "./use-live-seat.ts";

export interface LivePanelProps<Bet>
  extends Omit<PlayPanelProps, "table" | "button" | "note">,
    Pick<LiveBetButtonProps<Bet>, "placedReason"> {
  readonly table: LiveSeat<Bet>;
}

/** Shows the amount, the game's own fields, and the button that bets in this round or the next, and takes back. */
export function LivePanel<Bet>({ table, placedReason, children, ...parts }: LivePanelProps<Bet>) {
  const { live, amount, auto, problem } = table;
  const { ticket } = live.seat;
  const isIn = ticket !== null && ticket.payout === null && !auto.running;
  return (
    <PlayPanel
      {...parts}
      table={table}
      button={
        <ForPlayers game={live.game}>
          {table.autoMode ? (
            <AutoButton
              auto={auto}
              onStart={() => auto.start(amount.value)}
              slow={live.seat.slow}
              reason={isIn ? placedReason : problem}
            />
          ) : (
            <LiveBetButton
              table={live}
              onBet={table.bet}
              reason={problem}
              disabled={false}
              placedReason={placedReason}
            />
          )}
        </ForPlayers>
      }
      note={<QueuedNote table={live} />}
    >
      <AmountField amount={amount} disabled={table.asleep} />
      {children}
    </PlayPanel>
  );
}
