import type { Money } from "@fairhouse/kernel/money.ts";
import { add, compare, multiply, ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { sumOfLines } from "./lines.ts";
import { multiplierOf, type Odds } from "./odds.ts";
import { type LegEnd, type PlaceTerms, type PricedPlace, placedAt, type Slip } from "./slip.ts";

const THOUSAND = 1_000n;

/**
 * Returns the amount that one line takes from the budget of each of its events, in the order of its legs: its profit
 * times the product of 1 / odds of the other legs, rounded up. Together these cap the expected loss, not the worst one.
 * @param settled the product of the factors of the line's settled legs, which are not among `odds`.
 */
export function chargesOf(unit: Money, odds: readonly Odds[], settled: Ratio = ONE) {
  const all = odds.reduce((product, own) => product * BigInt(own), 1n);
  const scale = THOUSAND ** BigInt(odds.length);
  const payout = Number((BigInt(unit) * settled.numerator * all) / (settled.denominator * scale));
  const profit = Math.max(0, payout - unit);
  // The others' odds are the odds of all over the own ones.
  const charges = odds.map((own) => quotientUp(BigInt(profit) * BigInt(own) * scale, all * THOUSAND));
  return { profit, charges };
}

/**
 * Returns what a slip takes from the budget of each event that it still waits for: what its lines take together. A
 * settled leg multiplies what its lines take from the others by its factor, which for a won leg are its odds.
 * Each way, its places take as much as a slip at their odds.
 * @param results the factors of the legs, null for those that are not settled.
 */
export function chargesOfSlip(
  slip: Slip<{
    readonly event: string;
    readonly odds: Odds;
    readonly place?: PlaceTerms | PricedPlace | undefined;
  }>,
  results: readonly Pick<LegEnd, "factor" | "placeFactor">[],
): ReadonlyMap<string, Money> {
  const wins = chargesOfWins(slip, results);
  if (slip.eachWay !== true) return wins;
  const legs = slip.legs.map((leg) => ({ ...leg, odds: ceilOf(placedAt(multiplierOf(leg.odds), leg.place)) }));
  const placed = results.map(({ factor, placeFactor = factor }) => ({ factor: placeFactor }));
  const places = chargesOfWins({ ...slip, legs }, placed);
  return new Map([...wins].map(([event, charge]) => [event, charge + (places.get(event) ?? 0)]));
}

/** Returns odds in thousandths, rounded up: what they take is never more than what is charged. */
function ceilOf({ numerator, denominator }: Ratio): Odds {
  return quotientUp(numerator * THOUSAND, denominator);
}

function chargesOfWins(
  slip: Slip<{ readonly event: string; readonly odds: Odds }>,
  results: readonly { readonly factor: Ratio | null }[],
): ReadonlyMap<string, Money> {
  const factors = results.map(({ factor }) => factor);
  const isOneLine = slip.sizes.length === 1 && slip.sizes[0] === slip.legs.length;
  const charges = isOneLine ? chargesOfLine(slip, factors) : chargesOfLines(slip, factors);
  return new Map(slip.legs.flatMap(({ event }, place) => (factors[place] === null ? [[event, charges(place)]] : [])));
}

type PricedSlip = Slip<{ readonly odds: Odds }>;

function chargesOfLine({ unit, legs }: PricedSlip, factors: readonly (Ratio | null)[]): (place: number) => Money {
  const open = legs.flatMap(({ odds }, place) => (factors[place] === null ? [{ odds, place }] : []));
  const settled = factors.reduce<Ratio>((product, factor) => multiply(product, factor ?? ONE), ONE);
  const { charges } = chargesOf(
    unit,
    open.map(({ odds }) => odds),
    settled,
  );
  return (place) => charges[open.findIndex((leg) => leg.place === place)] ?? 0;
}

/** Computes all lines with a leg together: own odds · settled factors − 1 / odds of the others, for each of them. */
function chargesOfLines(
  { unit, sizes, legs }: PricedSlip,
  factors: readonly (Ratio | null)[],
): (place: number) => Money {
  const sizesOfOthers = sizes.map((size) => size - 1);
  const paid = factors.map((factor) => factor ?? ONE);
  const staked = legs.map(({ odds }, place) => {
    const factor = factors[place] ?? null;
    if (factor === null) return ratio(THOUSAND, odds);
    return compare(factor, ZERO) === 0 ? ZERO : ONE;
  });
  return (place) => {
    const odds = multiplierOf(legs[place]?.odds ?? 0);
    const stakes = sumOfLines(staked.toSpliced(place, 1), sizesOfOthers);
    const payouts = multiply(odds, sumOfLines(paid.toSpliced(place, 1), sizesOfOthers));
    const { numerator, denominator } = add(payouts, multiply(ratio(-1), stakes));
    return Math.max(0, quotientUp(BigInt(unit) * numerator, denominator));
  };
}

/** Returns ⌈numerator / denominator⌉; a negative value is rounded to 0 or below. */
function quotientUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator + denominator - 1n) / denominator);
}
