import { add, multiply, ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { FLOWERS, isRare, TOTAL_WEIGHT, WEIGHTS } from "./flowers.ts";
import { HAND_SIZE, HANDS, type Hand, handOfCounts } from "./hands.ts";

/** What the better hand returns, stake included. */
export const PAYS: Ratio = ratio(195, 100);

const common = FLOWERS.filter((flower) => !isRare(flower));
const commonWeight = common.reduce((sum, flower) => sum + WEIGHTS[flower], 0);

/** How likely each hand is when no black or white flower is among its five: all bunches are counted. */
export const HAND_ODDS: Readonly<Record<Hand, Ratio>> = handOdds();

/** Both hands are worth the same, when no black or white flower is among the ten. */
export const TIE: Ratio = sum(HANDS.map((hand) => multiply(HAND_ODDS[hand], HAND_ODDS[hand])));

/** The host's hand is worth less than this one, when no black or white flower is among the host's five. */
export function beats(hand: Hand): Ratio {
  return sum(HANDS.slice(0, HANDS.indexOf(hand)).map((lower) => HAND_ODDS[lower]));
}

/** No black or white flower among ten. */
const ALL_COMMON: Ratio = power(ratio(commonWeight, TOTAL_WEIGHT), 2 * HAND_SIZE);

/** A planting counts for nobody: a tie, or a black or white flower. */
export const REPLANT: Ratio = add(ONE, multiply(ratio(-1), multiply(ALL_COMMON, add(ONE, multiply(ratio(-1), TIE)))));

/** A planting that counts is won by the player: counted, though both plant alike. */
export const WIN: Ratio = winOdds();

/** Of every bet. Plantings that count for nobody change nothing: another one follows, with the same odds. */
export const RETURN: Ratio = multiply(WIN, PAYS);

/** Of a game of one payout. */
export const SQUARE: Ratio = multiply(RETURN, PAYS);

function handOdds(): Record<Hand, Ratio> {
  const ways: Record<Hand, number> = { bust: 0, pair: 0, "two-pair": 0, three: 0, "full-house": 0, four: 0, five: 0 };
  // Below 998^5, so that the sums are exact.
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
  /** How many flowers there are of each kind. */
  readonly counts: readonly number[];
  /** In how many ways it is drawn, in every order. */
  readonly weight: number;
}

/** All bunches of so many flowers: 462 of five flowers among seven kinds. */
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

/** n over k. */
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
