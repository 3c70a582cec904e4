import { type AutoLimits, type AutoSettings, autoReducer, idleAuto } from "@fairhouse/client/auto.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { type TrialReport, TrialTally } from "./report.ts";
import type { Simulation } from "./simulated-bet.ts";

/** What is tried. Data alone: it goes to a worker. */
export interface TrialOrder {
  readonly game: string;
  readonly bets: number;
  readonly settings: AutoSettings;
  /** The first amount of each run. */
  readonly base: Money;
  /** What automatic bets are made of, as the game's `auto-play.ts` takes it. */
  readonly setup: object;
  readonly limits: AutoLimits;
}

/** What a trial tells: how many bets are made while it runs, and its end. */
export type TrialNews =
  | { readonly made: number }
  | { readonly report: TrialReport }
  /** `bets`: the game takes none of these. `pot`: what a bet returns depends on what others stake. */
  | { readonly cannot: "bets" | "pot" };

/**
 * Plays bets as an automatic run makes them, by the same reducer. A run that ends by its own stops is begun anew, with the balance that
 * it left, until so many bets are made or the balance is gone: one run of ten bets tells little. Yields after each bet, so that who
 * calls may tell how far it is.
 * @returns null when the game takes none of these bets.
 */
export function* tried(order: TrialOrder, simulate: Simulation): Generator<number, TrialReport | null> {
  const { base, settings } = order;
  const tally = new TrialTally();
  let { limits } = order;
  const begun = () => autoReducer(idleAuto, { type: "start", settings, base, limits });
  let run = begun();
  while (tally.bets < order.bets && run.status === "running") {
    const bet = simulate(run.amount, { ...order.setup, ...run.options }, limits.balance);
    if (bet === null) return null;
    tally.add(bet.stake, bet.payout);
    limits = { ...limits, balance: limits.balance + bet.payout - bet.stake };
    run = autoReducer(run, { type: "settled", ...bet, limits });
    if (run.status === "stopped" && run.reason !== null) {
      tally.end(run.reason);
      // Nothing is left for another run.
      if (run.reason !== "balance") run = begun();
    }
    yield tally.bets;
  }
  return tally.take();
}
