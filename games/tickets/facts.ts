import { type Facts, isListOf, isRecordOf, isSuch, isWhole } from "../shared/facts/facts.ts";
import { isOneOf } from "../shared/rules/is-one-of.ts";
import { ALIKE, alikeOf, CELLS, hasTriple, type ScratchTicket } from "./rules/board.ts";
import { isPrize, PRIZES } from "./rules/prizes.ts";
import type { TicketsBet, TicketsOutcome } from "./rules/tickets.ts";

const isTicket = isSuch(
  isRecordOf<ScratchTicket>({ pays: isOneOf([0, ...PRIZES]), cells: isListOf(isPrize) }),
  (ticket) => ticket.cells.length === CELLS && isPaidRight(ticket),
);

export const facts: Facts<TicketsBet, TicketsOutcome> = {
  versions: [1],
  isBet: isRecordOf<TicketsBet>({ amount: isWhole, tickets: isWhole }),
  isOutcome: isRecordOf<TicketsOutcome>({ tickets: isSuch(isListOf(isTicket), (tickets) => tickets.length > 0) }),
};

/** Returns true if the cells show what the ticket pays: what is scratched must never differ from what is paid. */
function isPaidRight(ticket: ScratchTicket): boolean {
  return ticket.pays === 0 ? !hasTriple(ticket.cells) : alikeOf(ticket).length === ALIKE;
}
