import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { multiplierAfter } from "../../drawing/flight/law.ts";
import { LiveBetButton, type LiveBetButtonProps } from "../live/bet-button.tsx";
import { useClockText } from "../live/clock-text.ts";
import { AutoButton } from "../panel/auto-button.tsx";
import { ForPlayers } from "../panel/for-players.tsx";
import { PlayButton } from "../panel/play-button.tsx";
import { payoutAt } from "../panel/target-field.tsx";
import type { Flight } from "./use-flight.ts";
import type { FlightSeat } from "./use-flight-seat.ts";
import { flightWords } from "./words/words.ts";

interface SeatButtonProps extends Pick<LiveBetButtonProps<unknown>, "placedReason"> {
  readonly flight: Flight;
  readonly seat: FlightSeat;
}

/** Bets, takes back or leaves, or starts and stops automatic bets; leaving takes precedence. */
export function SeatButton(props: SeatButtonProps) {
  return (
    <ForPlayers game={props.flight.game}>
      <PlayersButton {...props} />
    </ForPlayers>
  );
}

function PlayersButton({ flight, seat, ...props }: SeatButtonProps) {
  const { live, amount, target, autoMode, auto } = seat;
  const autoAction = <AutoAction flight={flight} seat={seat} placedReason={props.placedReason} />;
  if (seat.flies) {
    return (
      <>
        <CashOutButton flight={flight} seat={seat} />
        {auto.running && autoAction}
      </>
    );
  }
  if (autoMode) return autoAction;
  return <LiveBetButton table={live} onBet={seat.bet} reason={amount.problem} disabled={!target.ok} {...props} />;
}

/** Shows the amount that leaving now would pay, counting up with the flight. */
function CashOutButton({ flight: { face }, seat }: Pick<SeatButtonProps, "flight" | "seat">) {
  const words = flightWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  const { ticket, live } = seat;
  const amount = useClockText<HTMLSpanElement>(true, (now) =>
    ticket !== null && face.kind === "flying"
      ? money(payoutAt(ticket.stake, multiplierAfter(now - face.startedAt)), currency)
      : "",
  );
  return (
    <PlayButton does="cash out" onPress={seat.cashOut} waiting={live.seat.leaving} slow={live.seat.slow}>
      {/* In a narrow button the amount goes under the words as a whole. */}
      <span className="flex flex-wrap items-baseline justify-center gap-x-1.5 leading-tight">
        <span>{words.cashOut}</span> <span ref={amount} dir="ltr" className="tabular" />
      </span>
    </PlayButton>
  );
}

function AutoAction({ flight: { face }, seat, placedReason }: SeatButtonProps) {
  const { auto, amount, ticket, target, live } = seat;
  const words = flightWords.useWords();
  const isIn = ticket !== null && ticket.payout === null && face.kind !== "over" && !auto.running;
  return (
    <AutoButton
      auto={auto}
      onStart={() => auto.start(amount.value)}
      slow={live.seat.slow}
      reason={isIn ? placedReason : target.ok ? amount.problem : words.autoCashOut}
    />
  );
}
