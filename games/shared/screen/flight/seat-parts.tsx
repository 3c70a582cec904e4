import { chanceOf } from "../../rules/point-law.ts";
import { AmountField } from "../amount-field.tsx";
import { AutoProgress } from "../auto-button.tsx";
import { AutoFields } from "../auto-fields.tsx";
import { QueuedNote } from "../live/bet-button.tsx";
import { ModeSwitch } from "../mode-switch.tsx";
import { Notices } from "../notices.tsx";
import { TargetField, TargetProfit } from "../target-field.tsx";
import { BESIDE, useMedia } from "../use-media.ts";
import type { Flight } from "./use-flight.ts";
import type { FlightSeat } from "./use-flight-seat.ts";
import { flightWords } from "./words/words.ts";

interface SeatProps {
  readonly seat: FlightSeat;
}

/** By hand or automatically. */
export function SeatMode({ seat }: SeatProps) {
  return <ModeSwitch table={seat} disabled={isAsleep(seat)} />;
}

/** What a seat's bets are made of. */
export function SeatFields({ flight, seat }: SeatProps & { readonly flight: Flight }) {
  const words = flightWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, target, autoMode, auto } = seat;
  const asleep = isAsleep(seat);
  return (
    <>
      <AmountField amount={amount} disabled={asleep} />
      <TargetField
        label={words.autoCashOut}
        target={target}
        chanceOf={(wanted) => chanceOf(wanted, flight.look.law)}
        placeholder={words.noAuto}
        clearLabel={autoMode ? undefined : words.clearAuto}
        disabled={asleep}
      />
      {beside && <TargetProfit target={target} amount={amount.value} />}
      {autoMode && <AutoFields auto={auto} />}
    </>
  );
}

/** Under a seat's button: what waits, how far automatic bets are, and what stands in the way. */
export function SeatNotes({ seat: { live, auto, autoMode } }: SeatProps) {
  return (
    <>
      <QueuedNote table={live} />
      {autoMode && <AutoProgress auto={auto} />}
      <Notices error={live.seat.error} auto={auto.state} />
    </>
  );
}

/** What is queued or in the air was bet with these values: they rest until it has landed. */
function isAsleep({ auto, flies, live: { seat } }: FlightSeat): boolean {
  return auto.running || seat.placing || seat.next !== null || flies;
}
