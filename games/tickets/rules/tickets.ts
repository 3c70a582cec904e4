import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { InstantGame } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { add, multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { amountPaying } from "../../shared/rules/amount-schema.ts";
import { type Draw, drawTicket, type ScratchTicket } from "./board.ts";
import { MOST_TICKETS } from "./limits.ts";
import { RETURN, SQUARE, TOP_PRIZE } from "./prizes.ts";

const bet = z.strictObject({
  amount: amountPaying(TOP_PRIZE * MOST_TICKETS),
  tickets: z.int().min(1).max(MOST_TICKETS),
});

export interface TicketsBet {
  /** The price of one ticket. */
  readonly amount: Money;
  readonly tickets: number;
}

export interface TicketsOutcome {
  /** In opening order. */
  readonly tickets: readonly ScratchTicket[];
}

/** Scratch tickets (`games/tickets/RULES.md`): three alike of nine pay their prize. */
export const tickets: InstantGame<TicketsBet, TicketsOutcome> = {
  id: "tickets",
  kind: "instant",
  version: 1,
  bet,

  sampleBet(stake) {
    return { amount: stake, tickets: 1 };
  },

  stake({ amount, tickets }) {
    return amount * tickets;
  },

  smallestPart({ amount }) {
    return amount;
  },

  maxPayout({ amount, tickets }) {
    return amount * tickets * TOP_PRIZE;
  },

  exactReturn,
  bestReturn: exactReturn,

  /** Tickets of one bet are independent: E[(Σ p / n)²] = (E[p²] + (n − 1) · E[p]²) / n. */
  exactSquare({ tickets }) {
    const others = multiply(ratio(tickets - 1), multiply(RETURN, RETURN));
    return multiply(ratio(1, tickets), add(SQUARE, others));
  },

  marks({ tickets }) {
    return { tickets };
  },

  play({ amount, tickets }, chance) {
    const draw = inOrder(chance);
    const drawn = Array.from({ length: tickets }, () => drawTicket(draw));
    return { outcome: { tickets: drawn }, payout: drawn.reduce((sum, { pays }) => sum + amount * pays, 0) };
  },
};

/** Returns a draw that takes numbers 0, 1, 2, … of the stream; each ticket takes as many as it needs. */
function inOrder(chance: Chance): Draw {
  let taken = 0;
  return (bound) => {
    const index = chance.below(bound, taken);
    taken += 1;
    return index;
  };
}

function exactReturn(): Ratio {
  return RETURN;
}
