import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { TicketsBet } from "../rules/tickets.ts";

/** Automatic bets buy one ticket each, so that their conditions check every ticket. */
export const autoPlay: AutoPlay<object, TicketsBet> = {
  bet: (amount) => ({ amount, tickets: 1 }),
  example: {},
};
