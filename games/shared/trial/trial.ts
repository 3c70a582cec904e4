import { type AutoLimits, type AutoSettings, autoReducer, idleAuto } from "@fairhouse/client/auto/auto.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { type TrialReport, TrialTally } from "./report.ts";
import type { Simulation } from "./simulated-bet.ts";

/** The order for a trial. It is plain data, because it goes to a worker. */
export interface TrialOrder {
  readonly game: string;
  readonly bets: number;
  readonly settings: AutoSettings;
  /** The first amount of each run. */
  readonly base: Money;
  /** The setup of automatic bets, as the game's `auto-play.ts` takes it. */
  readonly setup: object;
  readonly limits: AutoLimits;
}

/** Messages of a trial: the number of bets made so far, and its end. */
export type TrialNews =
  | { readonly made: number }
  | { readonly report: TrialReport }
  /** `bets`: the game accepts none of these bets. `pot`: the return of a bet depends on the stakes of others. */
  | { readonly cannot: "bets" | "pot" };

/**
 * Plays bets as an automatic run makes them, with the same reducer. One run of ten bets tells little, so a run that
 * ends by its own stops is followed by another with the remaining balance, until the ordered number of bets is made or
 * the balance is gone. Yields the number of bets after each bet, so that callers can show progress.
 * @returns null if the game accepts none of these bets.
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
      // The balance does not cover another run.
      if (run.reason !== "balance") run = begun();
    }
    yield tally.bets;
  }
  return tally.take();
}
