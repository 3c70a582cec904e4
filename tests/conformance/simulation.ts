import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { type ReturnInterval, returnInterval } from "../../tools/simulate/interval.ts";
import { playOf } from "../../tools/simulate/rounds.ts";
import { count, type Tally } from "../../tools/simulate/tally.ts";

export const SIMULATED_ROUNDS = 100_000;
/** A fixed seed: the laws always say the same. */
export const SIMULATION_SEED = "conformance";

/** Confidence intervals of the return and the square of a bet, in units of its stake, from its simulation. */
export interface Simulated {
  readonly return: ReturnInterval;
  readonly square: ReturnInterval;
}

export function simulate(game: AnyGame, bet: AnyBet): Simulated {
  const stake = game.stake(bet);
  const most = game.maxPayout(bet) ?? Number.POSITIVE_INFINITY;
  const tally = new Map<number, number>();
  playOf(game, bet, SIMULATION_SEED)(0, SIMULATED_ROUNDS, tally);
  return {
    return: returnInterval(tally, stake, most),
    square: returnInterval(squares(tally, stake), 1, (most / stake) ** 2),
  };
}

/** The square of a stake that was added and lost is that of one that was won. */
function squares(tally: Tally, stake: number): Tally {
  const squared: Tally = new Map();
  for (const [result, times] of tally) count(squared, (result / stake) ** 2, times);
  return squared;
}
