import type { TicketOf } from "../../shared/facts/rounds.ts";
import { Players, type TicketFace } from "../../shared/screen/live/players.tsx";
import { useLastBook } from "../../shared/screen/live/use-last-book.ts";
import type { Position } from "../rules/terms.ts";
import type { ColourTable } from "./use-colour.ts";
import { useDigitName, usePositionName } from "./use-names.ts";

/** Lists the players with their positions. Results of other players come from the house when the period is over. */
export function ColourPlayers({ table: { live } }: { readonly table: ColourTable }) {
  const nameOf = usePositionName();
  const digitName = useDigitName();
  const last = useLastBook(live, ({ bet }) => ({ face: bet.on }));
  const faceOf = ({ face, payout, stake }: TicketOf<Position>): TicketFace => ({
    badge: face && { text: nameOf(face), tone: payout !== null && payout > stake ? "win" : "plain" },
    lost: payout === 0,
  });
  const result = last && <span>{digitName(last.outcome.digit)}</span>;
  return (
    <Players
      table={live}
      faceOf={faceOf}
      countsBets
      last={last && { book: { tickets: last.tickets, result }, faceOf }}
    />
  );
}
