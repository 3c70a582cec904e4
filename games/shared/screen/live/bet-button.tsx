import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { PlayButton } from "../panel/play-button.tsx";
import type { LiveTable } from "./use-live-table.ts";
import { liveWords } from "./words/words.ts";

/** Texts longer than this are smaller on a narrow button. */
const LONG_TEXT = 12;

export interface LiveBetButtonProps<Bet> {
  readonly table: LiveTable<Bet>;
  readonly onBet: () => void;
  /** Why no bet can be made, in words; null if one can. */
  readonly reason: string | null;
  readonly disabled: boolean;
  /** Why the button is disabled while the bet is in. */
  readonly placedReason: string;
  /** The stake, shown on the button if nothing beside it shows it. */
  readonly stake?: Amount | undefined;
}

/** Bets in this round or the next, and takes a bet back while that is possible. */
export function LiveBetButton<Bet>({ table, onBet, reason, disabled, placedReason, stake }: LiveBetButtonProps<Bet>) {
  const words = liveWords.useWords();
  const { seat, seatNumber, final, face, play } = table;
  const { ticket } = seat;
  const text = (said: string, note?: string) =>
    stake === undefined ? <BetText text={said} note={note} /> : <NarrowText text={said} note={note} stake={stake} />;
  if (seat.next !== null) {
    return (
      <PlayButton does="take back" variant="neutral" onPress={() => play.unqueue(seatNumber)}>
        {text(words.cancelNext, words.onNext)}
      </PlayButton>
    );
  }
  const isOpen = face.kind === "betting" || face.kind === "waiting";
  // Without a connection the page does not know how far the round is, but a bet that is in is still said to be.
  const goesOn = face.kind === "closing" || (face.kind === "offline" && ticket?.payout === null);
  const isIn = ticket !== null && (isOpen || goesOn);
  if (isIn && !final && isOpen) {
    return (
      <PlayButton
        does="take back"
        variant="neutral"
        onPress={() => void play.takeBack(ticket.id)}
        waiting={seat.leaving}
        slow={seat.slow}
      >
        {text(words.takeBack)}
      </PlayButton>
    );
  }
  return (
    <PlayButton
      does="bet"
      onPress={onBet}
      waiting={seat.placing}
      slow={seat.slow}
      reason={isIn ? placedReason : reason}
      disabled={disabled || face.kind === "loading"}
    >
      {isIn ? text(words.placed) : isOpen ? text(words.bet) : text(words.bet, words.onNext)}
    </PlayButton>
  );
}

interface ButtonTextProps {
  readonly text: string;
  /** Goes on with the text where it is small. */
  readonly note?: string | undefined;
}

/** Shows the text of a button, and under it in small letters what it goes on with. */
export function BetText({ text, note }: ButtonTextProps) {
  if (note === undefined) return text;
  return (
    <span className="grid justify-items-center leading-tight">
      <span>{text}</span> <span className="text-xs font-semibold">{note}</span>
    </span>
  );
}

/** Shows the text of a narrow button and the stake: beside each other if a line in small letters goes on with them. */
function NarrowText({ text, note, stake }: ButtonTextProps & { readonly stake: Amount }) {
  const currency = useCurrencyInPlay();
  const money = stake > 0 && <Money amount={stake} currency={currency} className="text-sm" />;
  if (note === undefined) {
    return (
      <span className="grid justify-items-center leading-tight text-balance whitespace-normal">
        <span className={text.length > LONG_TEXT ? "text-sm" : undefined}>{text}</span>
        {money}
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-baseline justify-center gap-x-1.5 leading-tight whitespace-normal">
      <span>{text}</span> <span className="order-last basis-full text-xs font-semibold">{note}</span> {money}
    </span>
  );
}

/** Tells screen readers that the bet waits for the next round, which the button shows: nothing moves for it. */
export function QueuedNote({ table }: { readonly table: Pick<LiveTable<unknown>, "seat"> }) {
  const words = liveWords.useWords();
  return (
    <p className="sr-only" aria-live="polite">
      {table.seat.next === null ? "" : words.queued}
    </p>
  );
}
