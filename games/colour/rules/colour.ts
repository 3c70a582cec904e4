import type { RoundGame } from "@fairhouse/kernel/game.ts";
import { MAX_MONEY, type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { floorOf, multiply, type Ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { LOCK_MS, REVEAL_MS, TABLES } from "./periods.ts";
import { DIGITS, highestReturn, meanOf, POSITIONS, type Position, ROUND, returnsOf } from "./terms.ts";

const bet = z
  .strictObject({ amount: z.int().min(1).max(MAX_MONEY), on: z.enum(POSITIONS) })
  .refine((order) => fits(order), "too much: the win would pass 2^53 − 1");

/** One order: a stake on a colour, a number or a size. */
export interface ColourBet {
  readonly amount: Money;
  readonly on: Position;
}

export interface ColourOutcome {
  /** 0 … 9. */
  readonly digit: number;
}

/**
 * Colour (`games/colour/RULES.md`): one digit per period, digit = ⌊float 0 · 10⌋; four tables, each with its own length
 * of period.
 */
export const colour: RoundGame<ColourBet, ColourOutcome, null> = {
  id: "colour",
  kind: "round",
  version: 1,
  bet,
  tables: TABLES.map(({ id, lengthMs }) => ({
    id,
    bettingMs: lengthMs - LOCK_MS,
    resultMs: LOCK_MS,
    start: "utc",
  })),
  ...ROUND,

  sampleBet(stake) {
    return { amount: stake, on: "green" };
  },

  stake({ amount }) {
    return amount;
  },

  face({ on }) {
    return on;
  },

  positions({ on, amount }) {
    return { [on]: amount };
  },

  maxPayout({ on, amount }) {
    return payoutOf(amount, highestReturn(on));
  },

  exactReturn,
  bestReturn: exactReturn,

  exactSquare({ on }) {
    return meanOf(on, (returned) => multiply(returned, returned));
  },

  outcome(chance) {
    return { outcome: { digit: chance.below(DIGITS.length, 0) }, carry: null };
  },

  runMs() {
    return REVEAL_MS;
  },

  settle(ticket, { digit }) {
    const { on, amount } = ticket.bet;
    return payoutOf(amount, returnsOf(on, digit));
  },
};

function exactReturn({ on }: ColourBet): Ratio {
  return meanOf(on, (returned) => returned);
}

/** Returns true if the win of an order is an exact amount. */
function fits({ on, amount }: ColourBet): boolean {
  return floorOf(highestReturn(on), BigInt(amount)) <= BigInt(MAX_MONEY);
}
