import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { BetRow } from "../../commit/bet-store.ts";
import type { DueBet } from "../../settlement/batch-settlement.ts";

/** A bet as it was read before something that may have been written. */
export interface DoubtfulBet extends DueBet {
  readonly row: BetRow;
}

/**
 * Bets whose end, sale or re-settlement failed, but may be written all the same: its answer was lost, or the tick after
 * it. The next look finds nothing to do for them, and would tell nobody.
 */
export class DoubtfulBets {
  readonly #ticks: Ticks;
  #bets: ReadonlyMap<string, DoubtfulBet> = new Map();

  constructor(ticks: Ticks) {
    this.#ticks = ticks;
  }

  /**
   * Writes what changes these bets, and covers it by a tick: nobody is told of what a database could lose without a trace.
   * @param write null if nothing was written.
   */
  async covered<T>(bets: readonly DoubtfulBet[], write: () => Promise<T | null>): Promise<T | null> {
    try {
      const written = await write();
      if (written !== null) await this.#ticks.raise();
      return written;
    } catch (error) {
      // A bet that is in doubt already is compared with what was told of it, so its older state stays.
      if (isUnreachable(error)) this.#bets = new Map([...bets.map((bet) => [bet.id, bet] as const), ...this.#bets]);
      throw error;
    }
  }

  /**
   * Hands out all of them, by id, if there are any. They stay in doubt if `tell` fails.
   */
  async resolve(tell: (bets: ReadonlyMap<string, DoubtfulBet>) => Promise<void>): Promise<void> {
    const bets = this.#bets;
    if (bets.size === 0) return;
    this.#bets = new Map();
    try {
      await tell(bets);
    } catch (error) {
      this.#bets = new Map([...this.#bets, ...bets]);
      throw error;
    }
  }
}
