import type { RoundGame } from "@fairhouse/kernel/game.ts";
import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { multiply, type Ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "../../shared/rules/amount-schema.ts";
import { LOCK_MS, REVEAL_MS, TABLES } from "./periods.ts";
import { DIGITS, highestReturn, meanOf, POSITIONS, type Position, ROUND, returnsOf } from "./terms.ts";

const bet = z
  .strictObject({ amount: amountSchema, on: z.enum(POSITIONS) })
  .refine(({ on, amount }) => winFits(amount, highestReturn(on)), WIN_FITS);

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
