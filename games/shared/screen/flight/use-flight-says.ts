import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type HeardTable, useBettingSays } from "../live/use-betting-says.ts";
import { payoutAt } from "../target-field.tsx";
import { gameWords } from "../words/words.ts";
import type { FlightNames } from "./flight-look.ts";
import type { Flight } from "./use-flight.ts";
import { flightWords } from "./words/words.ts";

/** Of a flight, what decides on that. */
interface HeardFlight extends Pick<Flight, "face" | "tickets"> {
  readonly live: HeardTable;
  readonly look: { readonly names: Pick<FlightNames, "overAt"> };
}

/** What a screen reader hears: that bets are taken, start and end of flights, and how each of one's own bets went. */
export function useFlightSays({ face, live, tickets, look }: HeardFlight): string {
  const words = flightWords.useWords();
  const shared = gameWords.useWords();
  const { money, multiplier } = useFormats();
  const betting = useBettingSays(live);
  const endOf = ({ stake, leftAt, payout }: OwnTicket) =>
    leftAt === null
      ? shared.lost(money(stake))
      : shared.won(multiplier(leftAt), money(payout ?? payoutAt(stake, leftAt)));
  const left = tickets.filter(({ leftAt }) => leftAt !== null);
  if (face.kind === "flying") return left.length === 0 ? words.started : left.map(endOf).join(". ");
  if (face.kind !== "over") return betting;
  // Those who did not leave are told of once the house has settled them: an interrupted flight gives stakes back.
  if (tickets.some(({ leftAt, payout }) => leftAt === null && payout === null)) return "";
  return [look.names.overAt(multiplier(face.point)), ...tickets.map(endOf)].join(". ");
}
