import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { faceOfChips } from "../../shared/rules/face-of-chips.ts";
import { chipsOfBet } from "../../shared/screen/chips/chips-of-bet.ts";
import { positionsOfFace } from "../../shared/screen/chips/face-of-chips.ts";
import { Players, type TicketFace } from "../../shared/screen/live/players.tsx";
import { useLastBook } from "../../shared/screen/live/use-last-book.ts";
import { isPosition, type Position } from "../rules/positions.ts";
import { cardOf } from "./facts.ts";
import { useLiveCardName } from "./live-card.tsx";
import { usePositionNames } from "./position-names.ts";
import type { LiveHiloTable } from "./use-live-hilo.ts";
import { hiloWords } from "./words/words.ts";

/** The players of this round with their bets. The house reports the results of others when the round is over. */
export function LiveHiloPlayers({ table: { live } }: { readonly table: LiveHiloTable }) {
  const words = hiloWords.useWords();
  const names = usePositionNames();
  const { whole } = useFormats();
  const nameOf = useLiveCardName();
  const last = useLastBook(live, ticketOf);
  const card = cardOf(last?.outcome);
  const faceOf = ({ face, payout, stake }: PublicTicket): TicketFace => {
    const shown = positionsOfFace(face, isPosition);
    const tone = payout !== null && payout > stake ? "win" : "plain";
    return { badge: shown && { text: textOf(shown), tone }, lost: payout === 0 };
  };
  const textOf = ({ largest, others }: { readonly largest: Position; readonly others: number }) => {
    const name = names[largest];
    return others === 0 ? name : words.face(name, whole(others));
  };
  const result = card !== null && <span>{words.came(nameOf(card))}</span>;
  return <Players table={live} faceOf={faceOf} last={last && { book: { tickets: last.tickets, result }, faceOf }} />;
}

/** Converts a settled bet to the ticket that it was. */
function ticketOf({ id, player, avatar, simulated, stake, payout, bet }: BetRecord): PublicTicket {
  const chips = chipsOfBet(bet, isPosition);
  return { id, player, avatar, simulated, stake, payout, leftAt: null, face: chips && faceOfChips(chips) };
}
