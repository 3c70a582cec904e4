export interface ToldBalance {
  readonly amount: number;
  /** Number of entries of the account so far. */
  readonly version: number;
}

/** The fault of a balance; null if it fits. */
export type BalanceBreach = string | null;

/**
 * Compares the balances that the house sends to one player. Every entry raises the version by one, so a balance whose
 * version follows the last one directly must differ by exactly the amount just won or lost; a round may settle in
 * between.
 */
export class BalanceWatch {
  #last: ToldBalance;

  constructor(first: ToldBalance) {
    this.#last = first;
  }

  get last(): ToldBalance {
    return this.#last;
  }

  /** Takes a balance from the answer to a command that made one entry of this amount, or none if it is null. */
  told(next: ToldBalance, change: number | null): BalanceBreach {
    const last = this.#last;
    this.#last = next;
    const step = next.version - last.version;
    const text = `balance ${last.amount} (version ${last.version}) became ${next.amount} (version ${next.version})`;
    if (!Number.isSafeInteger(next.amount) || next.amount < 0) return `${text}: no amount`;
    if (step < 0) return `${text}: the version went back`;
    if (step === 0 && change !== null) return `${text}: the entry of ${change} is missing`;
    if (step === 0 && next.amount !== last.amount) return `${text}: changed without an entry`;
    if (step === 1 && change !== null && next.amount !== last.amount + change) return `${text}: not by ${change}`;
    return null;
  }
}
