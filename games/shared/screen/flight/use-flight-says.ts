import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type HeardTable, useBettingSays } from "../live/use-betting-says.ts";
import { payoutAt } from "../panel/target-field.tsx";
import { gameWords } from "../words/words.ts";
import type { FlightNames } from "./flight-look.ts";
import type { Flight } from "./use-flight.ts";
import { flightWords } from "./words/words.ts";

/** The parts of a flight that determine the announcement. */
interface HeardFlight extends Pick<Flight, "face" | "tickets" | "seatName"> {
  readonly live: HeardTable;
  readonly look: { readonly names: Pick<FlightNames, "overAt"> };
}

/**
 * Returns the announcement for screen readers: open bets, start and end of flights, and the result of each of the
 * player's bets.
 */
export function useFlightSays({ face, live, tickets, look, seatName }: HeardFlight): string {
  const words = flightWords.useWords();
  const shared = gameWords.useWords();
  const { money, multiplier } = useFormats();
  const currency = useCurrencyInPlay();
  const betting = useBettingSays(live);
  const endOf = ({ id, stake, leftAt, payout }: OwnTicket) => {
    const seat = seatName(id);
    const result =
      leftAt === null
        ? shared.lost(money(stake, currency))
        : shared.won(multiplier(leftAt), money(payout ?? payoutAt(stake, leftAt), currency));
    return seat === null ? result : words.seatSaid(seat, result);
  };
  const left = tickets.filter(({ leftAt }) => leftAt !== null);
  if (face.kind === "flying") return left.length === 0 ? words.started : left.map(endOf).join(". ");
  if (face.kind !== "over") return betting;
  // Tickets that did not leave are announced once the house has settled them, because an interrupted flight refunds
  // stakes.
  if (tickets.some(({ leftAt, payout }) => leftAt === null && payout === null)) return "";
  return [look.names.overAt(multiplier(face.point)), ...tickets.map(endOf)].join(". ");
}
