/** The number of occurrences of each result of a bet. A result is the payout less later stakes (a double, a split). */
export type Tally = Map<number, number>;

export function count(tally: Tally, result: number, times = 1): void {
  tally.set(result, (tally.get(result) ?? 0) + times);
}

export function merge(into: Tally, from: ReadonlyMap<number, number>): void {
  for (const [result, times] of from) count(into, result, times);
}

export interface Summary {
  readonly rounds: number;
  /** Mean result per unit of the first stake. */
  readonly mean: number;
  /** Standard deviation of one bet per unit of the first stake: its volatility. */
  readonly deviation: number;
  /** Share of bets that returned something. */
  readonly hitRate: number;
  /** Largest result per unit of the first stake. */
  readonly largest: number;
}

/** @throws RangeError for an empty tally. */
export function summaryOf(tally: Tally, stake: number): Summary {
  let rounds = 0;
  let hits = 0;
  let sum = 0;
  let largest = Number.NEGATIVE_INFINITY;
  for (const [result, times] of tally) {
    rounds += times;
    if (result > 0) hits += times;
    sum += (result / stake) * times;
    largest = Math.max(largest, result / stake);
  }
  if (rounds === 0) throw new RangeError("nothing was played");
  const mean = sum / rounds;
  let squares = 0;
  for (const [result, times] of tally) squares += (result / stake - mean) ** 2 * times;
  return { rounds, mean, deviation: Math.sqrt(squares / rounds), hitRate: hits / rounds, largest };
}
