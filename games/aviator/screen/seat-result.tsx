import { classes } from "@fairhouse/ui/classes.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Flight } from "../../shared/screen/flight/use-flight.ts";
import type { FlightSeat } from "../../shared/screen/flight/use-flight-seat.ts";
import { payoutAt } from "../../shared/screen/panel/target-field.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { aviatorWords } from "./words/words.ts";

interface SeatResultProps {
  readonly flight: Pick<Flight, "face">;
  readonly seat: FlightSeat;
}

const LINE =
  "animate-pop-in rounded-control px-2 py-1 text-center text-xs leading-tight font-semibold whitespace-nowrap md:text-sm md:text-balance md:whitespace-normal";

/** True while a result is shown. */
export function hasResult({ flight: { face }, seat: { ticket } }: SeatResultProps): boolean {
  return ticket !== null && (ticket.leftAt !== null || (face.kind === "over" && ticket.payout === 0));
}

/**
 * Shows the multiplier at which the house let the seat's ticket leave and its payout, or the end of the flight and the
 * lost stake, until the next round opens.
 */
export function SeatResult(props: SeatResultProps) {
  const {
    flight: { face },
    seat: { ticket },
  } = props;
  const words = aviatorWords.useWords();
  const { money, multiplier } = useFormats();
  const currency = useCurrencyInPlay();
  const beside = useMedia(BESIDE);
  if (ticket === null || !hasResult(props)) return null;
  const { stake, leftAt, payout } = ticket;
  if (leftAt !== null) {
    return (
      <p className={classes(LINE, "bg-win-soft text-win")}>
        {words.leftWith(multiplier(leftAt), money(payout ?? payoutAt(stake, leftAt), currency))}
      </p>
    );
  }
  if (face.kind !== "over") return null;
  const point = multiplier(face.point);
  return (
    <p className={classes(LINE, "bg-lose-soft text-lose")}>
      {words.lostWith(beside ? words.names.overAt(point) : point, money(-stake, currency))}
    </p>
  );
}
