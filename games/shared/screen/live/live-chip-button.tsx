import type { Money } from "@fairhouse/kernel/money.ts";
import { LiveBetButton, type LiveBetButtonProps, QueuedNote } from "./bet-button.tsx";
import type { LiveTable } from "./use-live-table.ts";

interface LiveChipButtonProps<Bet> extends Pick<LiveBetButtonProps<Bet>, "placedReason"> {
  readonly table: {
    readonly live: LiveTable<Bet>;
    readonly total: Money;
    /** Why the chips on the cloth cannot be bet, in words; null if they can. */
    readonly problem: string | null;
    bet(): void;
  };
  /** Shows the total as well, if nothing beside the button does. */
  readonly withTotal: boolean;
}

/** Shows the large button of a round on a cloth, with a note under it while a bet waits. */
export function LiveChipButton<Bet>({ table, withTotal, placedReason }: LiveChipButtonProps<Bet>) {
  return (
    <div className="grid gap-1.5">
      <LiveBetButton
        table={table.live}
        onBet={table.bet}
        reason={table.problem}
        disabled={false}
        placedReason={placedReason}
        stake={withTotal ? table.total : undefined}
      />
      <QueuedNote table={table.live} />
    </div>
  );
}
