import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Marks, RoundGame } from "@fairhouse/kernel/game.ts";
import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "../../shared/rules/amount-schema.ts";
import { CHAIN_GRID, chainPoint } from "../../shared/rules/chain-point.ts";
import { MAX_TARGET, MIN_TARGET, returnAt, squareAt } from "../../shared/rules/point-law.ts";
import { LAW, SLIDE_MS } from "./limits.ts";

const bet = z
  .strictObject({
    amount: amountSchema,
    /** The target: the point, in hundredths, that the round must reach. */
    target: z.int().min(MIN_TARGET).max(MAX_TARGET),
  })
  .refine(({ amount, target }) => winFits(amount, ratio(target, 100)), WIN_FITS);

export interface SlideBet {
  readonly amount: Money;
  readonly target: number;
}

export interface SlideOutcome {
  /** The point at which the strip stops, in hundredths: 100 … 100,000,000. */
  readonly point: number;
}

/**
 * Slide (`games/slide/RULES.md`): everybody sets a target; the strip slides to the point and pays every target that it
 * reaches.
 */
export const slide: RoundGame<SlideBet, SlideOutcome, null> = {
  id: "slide",
  kind: "round",
  version: 1,
  bet,
  tables: [{ id: "slide", bettingMs: 8_000, resultMs: 3_000, start: "free" }],
  seeding: "salted",

  sampleBet(stake) {
    return { amount: stake, target: 200 };
  },

  stake({ amount }) {
    return amount;
  },

  face({ target }) {
    return target;
  },

  maxPayout: win,

  exactReturn,
  bestReturn: exactReturn,

  exactSquare({ target }) {
    return squareAt(target, LAW);
  },

  marks({ target }): Marks {
    return { target };
  },

  outcome(chance: Chance) {
    return { outcome: { point: pointOf(chance.below(CHAIN_GRID, 0)) }, carry: null };
  },

  runMs() {
    return SLIDE_MS;
  },

  settle(ticket, { point }) {
    return ticket.bet.target <= point ? win(ticket.bet) : 0;
  },
};

/** Returns the point of a hash whose first eight hex digits are n. */
export function pointOf(n: number): number {
  return chainPoint(n, LAW.returnPercent);
}

function exactReturn({ target }: SlideBet): Ratio {
  return returnAt(target, LAW);
}

function win({ amount, target }: SlideBet): Money {
  return payoutOf(amount, ratio(target, 100));
}
