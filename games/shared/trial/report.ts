import type { StopReason } from "@fairhouse/client/auto/auto.ts";
import type { Money } from "@fairhouse/kernel/money.ts";

/** The result of a trial, in numbers of bets and amounts. */
export interface TrialReport {
  readonly bets: number;
  readonly wins: number;
  readonly losses: number;
  /** Profit after each bet, from 0 before the first. */
  readonly line: readonly Money[];
  /** The deepest fall from an earlier high. */
  readonly drawdown: Money;
  readonly longestWins: number;
  readonly longestLosses: number;
  /** The profit of the best and of the worst bet, below 0 for a loss. */
  readonly best: Money;
  readonly worst: Money;
  readonly largestStake: Money;
  /** Number of runs that ended, by reason. A run that ends before the trial does is followed by another. */
  readonly ends: Readonly<Partial<Record<StopReason, number>>>;
}

const noTrial: TrialReport = {
  bets: 0,
  wins: 0,
  losses: 0,
  line: [0],
  drawdown: 0,
  longestWins: 0,
  longestLosses: 0,
  best: 0,
  worst: 0,
  largestStake: 0,
  ends: {},
};

export class TrialTally {
  readonly #line: Money[] = [0];
  #report = noTrial;
  #height = 0;
  /** Above 0 the number of wins in a row, below 0 the number of losses. */
  #streak = 0;

  add(stake: Money, payout: Money): void {
    const before = this.#report;
    const won = payout - stake;
    const profit = (this.#line.at(-1) ?? 0) + won;
    this.#line.push(profit);
    this.#height = Math.max(this.#height, profit);
    if (won !== 0) this.#streak = won > 0 ? Math.max(0, this.#streak) + 1 : Math.min(0, this.#streak) - 1;
    this.#report = {
      ...before,
      bets: before.bets + 1,
      wins: before.wins + (won > 0 ? 1 : 0),
      losses: before.losses + (won < 0 ? 1 : 0),
      drawdown: Math.max(before.drawdown, this.#height - profit),
      longestWins: Math.max(before.longestWins, this.#streak),
      longestLosses: Math.max(before.longestLosses, -this.#streak),
      best: before.bets === 0 ? won : Math.max(before.best, won),
      worst: before.bets === 0 ? won : Math.min(before.worst, won),
      largestStake: Math.max(before.largestStake, stake),
    };
  }

  end(reason: StopReason): void {
    const { ends } = this.#report;
    this.#report = { ...this.#report, ends: { ...ends, [reason]: (ends[reason] ?? 0) + 1 } };
  }

  get bets(): number {
    return this.#report.bets;
  }

  take(): TrialReport {
    return { ...this.#report, line: [...this.#line] };
  }
}
