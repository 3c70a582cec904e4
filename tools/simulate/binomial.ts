/** An interval of probabilities. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * The exact (Clopper–Pearson) interval for a probability, after `hits` in `trials` were seen: it misses the truth with
 * probability `alpha` at most, however rare the hits are.
 */
export function binomialBounds(hits: number, trials: number, alpha: number): Bounds {
  return {
    low: hits === 0 ? 0 : quantile(alpha / 2, hits, trials - hits + 1),
    high: hits === trials ? 1 : quantile(1 - alpha / 2, hits + 1, trials - hits),
  };
}

/** The x with I_x(a, b) = probability, by bisection: the function rises from 0 to 1. */
function quantile(probability: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  for (let middle = 0.5; middle > low && middle < high; middle = (low + high) / 2) {
    if (incompleteBeta(middle, a, b) < probability) low = middle;
    else high = middle;
  }
  return low;
}

/** The regularised incomplete beta function I_x(a, b), DLMF §8.17. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast below the mean; above it the mirrored one does.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const logFront = a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b);
  return (Math.exp(logFront) / a) * continuedFraction(x, a, b);
}

const MAX_TERMS = 1_000_000;
const PRECISION = 1e-15;
const TINY = 1e-300;

/** The continued fraction of DLMF 8.17.22, from the front by Lentz's method. */
function continuedFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < MAX_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    value *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    value *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) break;
  }
  return value;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** ln Γ(x) for x ≥ 1 by Stirling's series (DLMF 5.11.1), after moving x up to where it is exact to 15 digits. */
function logGamma(x: number): number {
  let shift = 0;
  let y = x;
  for (; y < 15; y++) shift -= Math.log(y);
  const inverse = 1 / (y * y);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / y;
  return shift + (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series;
}
