import { type Bounds, binomialBounds } from "./binomial.ts";
import { summaryOf, type Tally } from "./tally.ts";

/** The confidence level: the interval misses the true return once in a thousand simulations. */
export const CONFIDENCE = 0.999;
const ALPHA = 1 - CONFIDENCE;
/** Quantiles of the normal distribution for errors of 0.1% and 0.05% on both sides together. */
const NORMAL_WHOLE = 3.2905267;
const NORMAL_HALF = 3.4807564;
/** Results seen less often than this are too rare for the normal distribution. */
const RARE = 200;

export interface ReturnInterval extends Bounds {
  readonly method: "exact binomial" | "normal" | "normal, exact binomials for rare payouts";
}

/**
 * The 99.9% interval of a bet's return per unit of the first stake. With one or two different results it is the exact
 * binomial one; otherwise it is the normal one, and exact binomials for each rare result take a share of the error.
 * `largest` is the most that the bet can return: an unseen result may still be that large.
 */
export function returnInterval(tally: Tally, stake: number, largest: number): ReturnInterval {
  const results = [...tally].map(([result, times]) => ({ value: result / stake, times }));
  const [first, second, ...more] = results.sort((a, b) => a.value - b.value);
  const { rounds } = summaryOf(tally, stake);
  if (first !== undefined && second === undefined) {
    const { low } = binomialBounds(rounds, rounds, ALPHA);
    return {
      low: first.value * low,
      high: first.value * low + (largest / stake) * (1 - low),
      method: "exact binomial",
    };
  }
  if (first !== undefined && second !== undefined && more.length === 0) {
    const { low, high } = binomialBounds(second.times, rounds, ALPHA);
    const between = second.value - first.value;
    return { low: first.value + between * low, high: first.value + between * high, method: "exact binomial" };
  }
  return mixedInterval(results, rounds);
}

interface Seen {
  readonly value: number;
  readonly times: number;
}

function mixedInterval(results: readonly Seen[], rounds: number): ReturnInterval {
  const rare = results.filter(({ times }) => times < RARE);
  const common = results.filter(({ times }) => times >= RARE);
  const quantile = rare.length > 0 ? NORMAL_HALF : NORMAL_WHOLE;
  const mean = common.reduce((sum, { value, times }) => sum + value * times, 0) / rounds;
  const meanSquare = common.reduce((sum, { value, times }) => sum + value * value * times, 0) / rounds;
  const margin = quantile * Math.sqrt((meanSquare - mean * mean) / rounds);
  let low = mean - margin;
  let high = mean + margin;
  for (const { value, times } of rare) {
    const bounds = binomialBounds(times, rounds, ALPHA / 2 / rare.length);
    low += Math.min(value * bounds.low, value * bounds.high);
    high += Math.max(value * bounds.low, value * bounds.high);
  }
  return { low, high, method: rare.length > 0 ? "normal, exact binomials for rare payouts" : "normal" };
}
