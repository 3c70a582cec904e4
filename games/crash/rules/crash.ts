import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Marks, RoundGame } from "@fairhouse/kernel/game.ts";
import { MAX_MONEY, type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { floorOf, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { CHAIN_GRID, chainPoint, returnAt, squareAt } from "../../shared/rules/chain-point.ts";
import { flightMs, MAX_HUNDREDTHS, multiplierAt } from "../../shared/rules/growth.ts";
import { MIN_AUTO_HUNDREDTHS, RETURN_PERCENT } from "./limits.ts";

const bet = z
  .strictObject({
    amount: z.int().min(1).max(MAX_MONEY),
    /** Preset cash-out in hundredths; null to leave by hand. */
    auto: z.int().min(MIN_AUTO_HUNDREDTHS).max(MAX_HUNDREDTHS).nullable(),
  })
  .refine((value) => fits(value), "too much: the largest win would pass 2^53 − 1");

export interface CrashBet {
  readonly amount: Money;
  readonly auto: number | null;
}

export interface CrashOutcome {
  /** Crash point in hundredths: 100 … 100,000,000. */
  readonly point: number;
}

/**
 * Crash (`games/crash/RULES.md`): a flight that everybody shares; leave before it crashes, by hand or at a preset multiplier.
 */
export const crash: RoundGame<CrashBet, CrashOutcome, null> = {
  id: "crash",
  kind: "round",
  version: 1,
  bet,
  tables: [{ id: "crash", bettingMs: 6_000, resultMs: 3_000, start: "free", minPlayers: 0, aloneMs: 0 }],
  seeding: "salted",

  sampleBet(stake) {
    return { amount: stake, auto: 200 };
  },

  stake(value) {
    return value.amount;
  },

  maxPayout(value) {
    return payoutAt(value.amount, value.auto ?? MAX_HUNDREDTHS);
  },

  exactReturn,

  /** Whoever always leaves at 1.28, or wherever else the target divides the grid, gets all 99%. */
  bestReturn(value) {
    return exactReturn(value) ?? ratio(RETURN_PERCENT, 100);
  },

  exactSquare(value) {
    if (value.auto === null) return null;
    return squareAt(value.auto, RETURN_PERCENT);
  },

  marks(value): Marks {
    return value.auto === null ? {} : { target: value.auto };
  },

  open() {
    return { carry: null, fresh: true };
  },

  refuse() {
    return null;
  },

  outcome(chance: Chance) {
    return { outcome: { point: pointOf(chance.below(CHAIN_GRID, 0)) }, carry: null };
  },

  runMs({ point }) {
    return flightMs(point);
  },

  leaving: {
    multiplierAt,
    auto(value) {
      return value.auto;
    },
  },

  settle(ticket, { point }) {
    const { amount, auto } = ticket.bet;
    const left = ticket.leftAt !== null && ticket.leftAt <= point ? ticket.leftAt : null;
    // A preset at or below the multiplier of leaving was reached first.
    if (auto !== null && auto <= (left ?? point)) return payoutAt(amount, auto);
    if (left !== null) return payoutAt(amount, left);
    return point === MAX_HUNDREDTHS ? payoutAt(amount, MAX_HUNDREDTHS) : 0;
  },
};

/** The crash point of a hash whose first eight hex digits are n. */
export function pointOf(n: number): number {
  return chainPoint(n, RETURN_PERCENT);
}

/** Null without a preset, when it depends on the player's hand. */
function exactReturn({ auto }: CrashBet): Ratio | null {
  return auto === null ? null : returnAt(auto, RETURN_PERCENT);
}

function payoutAt(amount: Money, hundredths: number): Money {
  return payoutOf(amount, ratio(hundredths, 100));
}

/** Whether the largest win of a bet is an amount. */
function fits({ amount, auto }: CrashBet): boolean {
  return floorOf(ratio(auto ?? MAX_HUNDREDTHS, 100), BigInt(amount)) <= BigInt(MAX_MONEY);
}
