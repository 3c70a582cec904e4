import { add, multiply, ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { FLOWERS, isRare, TOTAL_WEIGHT, WEIGHTS } from "./flowers.ts";
import { HAND_SIZE, HANDS, type Hand, handOfCounts } from "./hands.ts";

/** The payout of the better hand, stake included. */
export const PAYS: Ratio = ratio(195, 100);

const common = FLOWERS.filter((flower) => !isRare(flower));
const commonWeight = common.reduce((sum, flower) => sum + WEIGHTS[flower], 0);

/** The odds of each hand, given that its five flowers are neither black nor white; counted over all bunches. */
export const HAND_ODDS: Readonly<Record<Hand, Ratio>> = handOdds();

/** The odds of equal hands, given that none of the ten flowers is black or white. */
export const TIE: Ratio = sum(HANDS.map((hand) => multiply(HAND_ODDS[hand], HAND_ODDS[hand])));

/** Returns the odds of a lower host hand, given that the host has no black or white flower. */
export function beats(hand: Hand): Ratio {
  return sum(HANDS.slice(0, HANDS.indexOf(hand)).map((lower) => HAND_ODDS[lower]));
}

/** The odds of ten flowers without black or white. */
const ALL_COMMON: Ratio = power(ratio(commonWeight, TOTAL_WEIGHT), 2 * HAND_SIZE);

/** The odds that a planting does not count: a tie, or a black or white flower. */
export const REPLANT: Ratio = add(ONE, multiply(ratio(-1), multiply(ALL_COMMON, add(ONE, multiply(ratio(-1), TIE)))));

/** The odds that the player wins a planting that counts: computed, although both sides plant alike. */
export const WIN: Ratio = winOdds();

/** The return of every bet. Plantings that do not count change nothing: another one follows, with the same odds. */
export const RETURN: Ratio = multiply(WIN, PAYS);

/** The square of a game with a single payout. */
export const SQUARE: Ratio = multiply(RETURN, PAYS);

function handOdds(): Record<Hand, Ratio> {
  const ways: Record<Hand, number> = { bust: 0, pair: 0, "two-pair": 0, three: 0, "full-house": 0, four: 0, five: 0 };
  // Weights are below 998^5, so the sums are exact.
  for (const { counts, weight } of bunches(
    common.map((flower) => WEIGHTS[flower]),
    HAND_SIZE,
  )) {
    ways[handOfCounts(counts)] += weight;
  }
  const odds = (hand: Hand) => ratio(ways[hand], BigInt(commonWeight) ** BigInt(HAND_SIZE));
  return {
    bust: odds("bust"),
    pair: odds("pair"),
    "two-pair": odds("two-pair"),
    three: odds("three"),
    "full-house": odds("full-house"),
    four: odds("four"),
    five: odds("five"),
  };
}

interface Bunch {
  /** Number of flowers of each kind. */
  readonly counts: readonly number[];
  /** Number of ways in which it is drawn, in every order. */
  readonly weight: number;
}

/** Lists all bunches of the given size: 462 of five flowers among seven kinds. */
function bunches([weight, ...others]: readonly number[], size: number): readonly Bunch[] {
  if (weight === undefined) return size === 0 ? [{ counts: [], weight: 1 }] : [];
  return Array.from({ length: size + 1 }, (_, count) => {
    const ways = choices(size, count) * weight ** count;
    return bunches(others, size - count).map((rest) => ({
      counts: [count, ...rest.counts],
      weight: ways * rest.weight,
    }));
  }).flat();
}

/** Computes n over k. */
function choices(n: number, k: number): number {
  return k === 0 ? 1 : (choices(n - 1, k - 1) * n) / k;
}

function winOdds(): Ratio {
  const won = sum(HANDS.map((hand) => multiply(HAND_ODDS[hand], beats(hand))));
  const decided = add(ONE, multiply(ratio(-1), TIE));
  return multiply(won, ratio(decided.denominator, decided.numerator));
}

function sum(parts: readonly Ratio[]): Ratio {
  return parts.reduce(add, ZERO);
}

function power(base: Ratio, exponent: number): Ratio {
  return Array.from({ length: exponent }, () => base).reduce(multiply, ONE);
}
