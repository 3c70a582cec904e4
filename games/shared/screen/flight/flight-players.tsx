import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { leftOf } from "../../facts/flight.ts";
import type { RecordOf } from "../../facts/rounds.ts";
import type { FlightBet, FlightOutcome } from "../../rules/flight.ts";
import { Players, type TicketFace } from "../live/players.tsx";
import { useLastBook } from "../live/use-last-book.ts";
import type { Flight } from "./use-flight.ts";

/** Lists the players of a flight, and the multipliers at which they left. */
export function FlightPlayers({ flight: { live, face, look, seats, seatName } }: { readonly flight: Flight }) {
  const { multiplier } = useFormats();
  const last = useLastBook(live, shownOf);
  const faceOf =
    (over: boolean) =>
    ({ leftAt }: PublicTicket): TicketFace => ({
      badge: leftAt === null ? null : { text: multiplier(leftAt), tone: "win" },
      lost: over && leftAt === null,
    });
  const result = last && <span className="text-lose">{look.names.overAt(multiplier(last.outcome.point))}</span>;
  return (
    <Players
      table={live}
      countsBets={seats > 1}
      ownName={seatName}
      faceOf={faceOf(face.kind === "over")}
      last={last === null ? null : { book: { tickets: last.tickets, result }, faceOf: faceOf(true) }}
    />
  );
}

/** Returns the multiplier at which a settled bet left; a preset that was reached counts. */
function shownOf({ payout, leftAt, bet, outcome }: RecordOf<FlightBet, FlightOutcome>) {
  return { face: null, leftAt: payout === 0 ? null : leftOf(leftAt, bet.auto, outcome.point) };
}
