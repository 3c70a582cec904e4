import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import { Players, type TicketFace } from "../../shared/screen/live/players.tsx";
import { useLastBook } from "../../shared/screen/live/use-last-book.ts";
import { isPosition } from "../rules/terms.ts";
import { digitOf, positionOf } from "./facts.ts";
import type { ColourTable } from "./use-colour.ts";
import { useDigitName, usePositionName } from "./use-names.ts";

/** Lists the players with their positions. Results of other players come from the house when the period is over. */
export function ColourPlayers({ table: { live } }: { readonly table: ColourTable }) {
  const nameOf = usePositionName();
  const digitName = useDigitName();
  const last = useLastBook(live, ({ bet }) => ({ face: positionOf(bet) }));
  const digit = digitOf(last?.outcome);
  const faceOf = ({ face, payout, stake }: PublicTicket): TicketFace => ({
    badge: isPosition(face) ? { text: nameOf(face), tone: payout !== null && payout > stake ? "win" : "plain" } : null,
    lost: payout === 0,
  });
  const result = digit !== null && <span>{digitName(digit)}</span>;
  return (
    <Players
      table={live}
      faceOf={faceOf}
      countsBets
      last={last && { book: { tickets: last.tickets, result }, faceOf }}
    />
  );
}
