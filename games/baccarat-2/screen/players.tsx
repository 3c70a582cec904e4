import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { faceOfChips } from "../../shared/rules/face-of-chips.ts";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { chipsOfBet } from "../../shared/screen/chips/chips-of-bet.ts";
import { positionsOfFace } from "../../shared/screen/chips/face-of-chips.ts";
import { Players, type TicketFace } from "../../shared/screen/live/players.tsx";
import { useLastBook } from "../../shared/screen/live/use-last-book.ts";
import { coupOfHand } from "../rules/hand.ts";
import { isPosition } from "../rules/positions.ts";
import { handOf } from "./facts.ts";
import type { LiveBaccaratTable } from "./use-live-baccarat.ts";
import { usePositionNames } from "./use-position-names.ts";

/** Lists the players with their positions. Results of other players come from the house when the round is over. */
export function LiveBaccaratPlayers({ table: { live } }: { readonly table: LiveBaccaratTable }) {
  const names = usePositionNames();
  const { whole } = useFormats();
  const coupText = useCoupText();
  const last = useLastBook(live, ticketOf);
  const hand = handOf(last?.outcome);
  const faceOf = ({ face, payout, stake }: PublicTicket): TicketFace => {
    const shown = positionsOfFace(face, isPosition);
    const tone = payout !== null && payout > stake ? "win" : "plain";
    const others = shown === null || shown.others === 0 ? "" : ` +${whole(shown.others)}`;
    return { badge: shown && { text: `${names[shown.largest]}${others}`, tone }, lost: payout === 0 };
  };
  const result = hand !== null && <span>{coupText(coupOfHand(hand.cards))}</span>;
  return <Players table={live} faceOf={faceOf} last={last && { book: { tickets: last.tickets, result }, faceOf }} />;
}

/** Returns a settled bet as its original ticket. */
function ticketOf({ id, player, avatar, simulated, stake, payout, bet }: BetRecord): PublicTicket {
  const chips = chipsOfBet(bet, isPosition);
  return { id, player, avatar, simulated, stake, payout, leftAt: null, face: chips && faceOfChips(chips) };
}
