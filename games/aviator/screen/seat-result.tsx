import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { FlightSeat } from "../../shared/screen/flight/use-flight-seat.ts";
import { payoutAt } from "../../shared/screen/panel/target-field.tsx";
import { aviatorWords } from "./words/words.ts";

/** Shows the multiplier at which the house let the seat's ticket leave, and its payout, until the next round opens. */
export function SeatResult({ seat: { ticket } }: { readonly seat: FlightSeat }) {
  const words = aviatorWords.useWords();
  const { money, multiplier } = useFormats();
  const currency = useCurrencyInPlay();
  if (ticket === null || ticket.leftAt === null) return null;
  const { stake, leftAt, payout } = ticket;
  return (
    <p className="animate-pop-in rounded-control bg-win-soft px-2 py-1 text-center text-sm font-semibold text-win">
      {words.leftWith(multiplier(leftAt), money(payout ?? payoutAt(stake, leftAt), currency))}
    </p>
  );
}
