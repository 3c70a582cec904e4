/** Counts kept outside the database, which show that it went back in time: docs/decisions/0050-databases-that-go-back.md. */
export interface Ticks {
  /** The database went back, or nobody knows yet that it did not: nothing is played on it. */
  readonly isShut: boolean;
  /**
   * Resolves when everything that is committed by now is covered by the count. A slow disk is not waited for.
   * @throws the database's error.
   */
  raise(): Promise<void>;
}

/** For hosts beside which nobody plays: an operator's command, a test. */
export const noTicks: Ticks = { isShut: false, raise: () => Promise.resolve() };
