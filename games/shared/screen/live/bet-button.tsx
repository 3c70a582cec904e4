import { PlayButton } from "../play-button.tsx";
import type { LiveTable } from "./use-live-table.ts";
import { liveWords } from "./words/words.ts";

export interface LiveBetButtonProps<Bet> {
  readonly table: LiveTable<Bet>;
  readonly onBet: () => void;
  /** Why no bet can be made, in words; null when one can. */
  readonly reason: string | null;
  readonly disabled: boolean;
  /** Why the button rests while the bet is in. */
  readonly placedReason: string;
}

/** Bets in this round or the next, and takes back what can still be taken back. */
export function LiveBetButton<Bet>({ table, onBet, reason, disabled, placedReason }: LiveBetButtonProps<Bet>) {
  const words = liveWords.useWords();
  const { seat, face, play } = table;
  const { ticket } = seat;
  if (seat.next !== null) {
    return (
      <PlayButton variant="neutral" onPress={() => play.unqueue()}>
        {words.cancelNext}
      </PlayButton>
    );
  }
  const isIn = ticket !== null && (face.kind === "betting" || face.kind === "closing" || face.kind === "waiting");
  if (isIn && face.kind !== "closing") {
    return (
      <PlayButton
        variant="neutral"
        onPress={() => void play.takeBack(ticket.id)}
        waiting={seat.leaving}
        slow={seat.slow}
      >
        {words.takeBack}
      </PlayButton>
    );
  }
  return (
    <PlayButton
      onPress={onBet}
      waiting={seat.placing}
      slow={seat.slow}
      reason={isIn ? placedReason : reason}
      disabled={disabled || face.kind === "loading"}
    >
      {isIn ? words.placed : face.kind === "betting" || face.kind === "waiting" ? words.bet : words.betNext}
    </PlayButton>
  );
}

/** Under the button: the bet waits for the next round. */
export function QueuedNote({ table }: { readonly table: Pick<LiveTable<unknown>, "seat"> }) {
  const words = liveWords.useWords();
  if (table.seat.next === null) return null;
  return <p className="text-center text-sm text-muted">{words.queued}</p>;
}
