import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Marks, RoundGame, Seeding } from "@fairhouse/kernel/game.ts";
import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "./amount-schema.ts";
import { flightMs, LEAVING } from "./growth.ts";
import { MAX_TARGET, MIN_TARGET, type PointLaw, returnAt, squareAt } from "./point-law.ts";

const bet = z
  .strictObject({
    amount: amountSchema,
    /** Preset cash-out in hundredths; null to leave by hand. */
    auto: z.int().min(MIN_TARGET).max(MAX_TARGET).nullable(),
  })
  .refine(({ amount, auto }) => winFits(amount, ratio(auto ?? MAX_TARGET, 100)), WIN_FITS);

export interface FlightBet {
  readonly amount: Money;
  readonly auto: number | null;
}

export interface FlightOutcome {
  /** The multiplier in hundredths at which the flight ends: 100 … 100,000,000. */
  readonly point: number;
}

export type FlightGame = RoundGame<FlightBet, FlightOutcome, null>;

interface FlightParts extends Pick<FlightGame, "ticketsPerPlayer"> {
  /** Id of the game, and the name of its table. */
  readonly id: string;
  readonly seeding: Seeding;
  readonly law: PointLaw;
  /** Draws the point of a round by that law, never above 1,000,000x. */
  pointOf(chance: Chance): number;
}

/** Makes version 1 of a shared flight: players leave before it ends, by hand or at a preset multiplier. */
export function flightGame({ law, pointOf, id, ...parts }: FlightParts): FlightGame {
  /** Returns null without a preset, because the return depends on when the player leaves. */
  const exactReturn = ({ auto }: FlightBet): Ratio | null => (auto === null ? null : returnAt(auto, law));
  return {
    ...parts,
    id,
    kind: "round",
    version: 1,
    bet,
    tables: [{ id, bettingMs: 6_000, resultMs: 3_000, start: "free" }],
    sampleBet: (stake) => ({ amount: stake, auto: 200 }),
    stake: ({ amount }) => amount,
    maxPayout: ({ amount, auto }) => payoutAt(amount, auto ?? MAX_TARGET),
    exactReturn,
    /** A player who always leaves at 1.28, or at another target that divides the grid, gets the full return. */
    bestReturn: (value) => exactReturn(value) ?? ratio(law.returnPercent, 100),
    exactSquare: ({ auto }) => (auto === null ? null : squareAt(auto, law)),
    marks: ({ auto }): Marks => (auto === null ? {} : { target: auto }),
    outcome: (chance) => ({ outcome: { point: pointOf(chance) }, carry: null }),
    runMs: ({ point }) => flightMs(point),
    leaving: LEAVING,
    settle(ticket, { point }) {
      const { amount, auto } = ticket.bet;
      const left = ticket.leftAt !== null && ticket.leftAt <= point ? ticket.leftAt : null;
      // A preset at or below the multiplier of leaving by hand was reached first.
      if (auto !== null && auto <= (left ?? point)) return payoutAt(amount, auto);
      if (left !== null) return payoutAt(amount, left);
      return point === MAX_TARGET ? payoutAt(amount, MAX_TARGET) : 0;
    },
  };
}

function payoutAt(amount: Money, hundredths: number): Money {
  return payoutOf(amount, ratio(hundredths, 100));
}
