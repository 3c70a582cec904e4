import type { ExternalEnd, ExternalRefusal } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { add, compare, multiply, ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { acceptance, type PricePolicy } from "./acceptance.ts";
import { placeOdds } from "./factor.ts";
import { linesOf, payoutOfLines, type Sizes, sumOfLines } from "./lines.ts";
import { multiplierOf, type Odds } from "./odds.ts";

/** A bet on one or more legs: `unit` is the stake of each line. */
export interface Slip<Leg> {
  readonly unit: Money;
  readonly sizes: Sizes;
  readonly policy: PricePolicy;
  /** True if each line is played twice: once for wins, and once for places at a part of their odds. */
  readonly eachWay?: true | undefined;
  readonly legs: readonly Leg[];
}

/** The terms of an each-way bet: so many places are paid, at 1 / part of the profit of a win. */
export interface PlaceTerms {
  readonly places: number;
  readonly part: number;
}

/** A place whose chance is known, and has odds of its own: so many places are paid. */
export interface PricedPlace {
  readonly places: number;
  readonly odds: Odds;
}

/** A leg with its odds, and what its place pays if its slip is each way. */
export interface PricedLeg {
  readonly odds: Odds;
  readonly place?: PlaceTerms | PricedPlace | undefined;
}

/** Returns the total stake: one unit a line. */
export function stakeOfSlip({ unit, sizes, eachWay, legs }: Slip<unknown>): Money {
  return unit * linesOf(legs.length, sizes, eachWay);
}

/** Returns the payout of a slip all of whose legs are won. A place without terms counts as a win, which is more. */
export function largestPayout({ unit, sizes, eachWay, legs }: Slip<PricedLeg>): Money {
  const ways = [legs.map(({ odds }) => multiplierOf(odds))];
  if (eachWay) ways.push(legs.map(({ odds, place }) => placedAt(multiplierOf(odds), place)));
  return payoutOfLines(
    unit,
    ways.map((factors) => sumOfLines(factors, sizes)),
  );
}

/** Returns the odds of a place: its own or, by its terms, from the odds of the win; these themselves without terms. */
export function placedAt(odds: Ratio, place: PlaceTerms | PricedPlace | undefined): Ratio {
  if (place === undefined) return odds;
  return "odds" in place ? multiplierOf(place.odds) : placeOdds(odds, ratio(1, place.part));
}

/**
 * Returns E[payout / stake] before rounding, for legs that are independent of each other.
 * @param places the returns of the legs' places, for a slip each way.
 */
export function returnOfSlip(
  { sizes, eachWay, legs }: Slip<unknown>,
  returns: readonly Ratio[],
  places: readonly Ratio[] = [],
): Ratio {
  const sum = [returns, ...(eachWay ? [places] : [])].map((its) => sumOfLines(its, sizes)).reduce(add, ZERO);
  return multiply(sum, ratio(1, linesOf(legs.length, sizes, eachWay)));
}

/** The mean of a leg's factor, and the mean of its square. */
interface Moments {
  readonly mean: Ratio;
  readonly square: Ratio;
}

/** The moments of a leg; each way also those of its place, and the mean of the product of both factors. */
export interface LegMoments extends Moments {
  readonly place?: (Moments & { readonly joint: Ratio }) | undefined;
}

/** Returns E[(payout / stake)²] before rounding, for independent legs. */
export function squareOfSlip({ sizes, eachWay, legs }: Slip<unknown>, factors: readonly LegMoments[]): Ratio {
  const wins = meanOfPairs(
    sizes,
    factors.map(({ mean, square }) => ({ one: mean, other: mean, both: square })),
  );
  const lines = linesOf(legs.length, sizes, eachWay);
  if (!eachWay) return multiply(wins, ratio(1, lines * lines));
  const placed = factors.flatMap(({ mean, place }) => (place === undefined ? [] : [{ win: mean, ...place }]));
  const places = meanOfPairs(
    sizes,
    placed.map(({ mean, square }) => ({ one: mean, other: mean, both: square })),
  );
  const joint = meanOfPairs(
    sizes,
    placed.map(({ win, mean, joint: both }) => ({ one: win, other: mean, both })),
  );
  return multiply([wins, places, joint, joint].reduce(add), ratio(1, lines * lines));
}

/**
 * Returns the mean of the product of two sums of lines. A pair of lines shares some legs: those count with the mean of
 * both factors together, the others with their own means.
 */
function meanOfPairs(
  sizes: Sizes,
  legs: readonly { readonly one: Ratio; readonly other: Ratio; readonly both: Ratio }[],
): Ratio {
  const count = legs.length;
  // Entry [s][t] sums over all pairs of a line of s legs and one of t legs among the legs so far.
  let pairs = table(count, (s, t) => (s === 0 && t === 0 ? ONE : ZERO));
  for (const { one, other, both } of legs) {
    const before = pairs;
    const at = (s: number, t: number) => before[s]?.[t] ?? ZERO;
    pairs = table(count, (s, t) =>
      [at(s, t), multiply(at(s - 1, t), one), multiply(at(s, t - 1), other), multiply(at(s - 1, t - 1), both)].reduce(
        add,
      ),
    );
  }
  return sizes.flatMap((s) => sizes.map((t) => pairs[s]?.[t] ?? ZERO)).reduce(add, ZERO);
}

function table(size: number, entry: (row: number, column: number) => Ratio): readonly (readonly Ratio[])[] {
  const places = Array.from({ length: size + 1 }, (_, place) => place);
  return places.map((row) => places.map((column) => entry(row, column)));
}

/** Prices the legs of a slip now, and holds them to its policy. The refusal names the leg and its odds. */
export function acceptLegs<Leg extends { readonly event: string; readonly odds: Odds }, Accepted>(
  { policy, legs }: Slip<Leg>,
  price: (leg: Leg) => Odds | null,
  accepted: (leg: Leg, odds: Odds) => Accepted,
): Result<readonly Accepted[], ExternalRefusal> {
  const taken: Accepted[] = [];
  for (const leg of legs) {
    const decided = acceptance(leg.odds, price(leg), policy);
    if (!decided.accepted) {
      const { event } = leg;
      return decided.refusal === "price_changed"
        ? refuse({ code: "price_changed", details: { event, odds: decided.offered } })
        : refuse({ code: "market_suspended", details: { event } });
    }
    taken.push(accepted(leg, decided.odds));
  }
  return accept(taken);
}

/** The end of a leg: its factor, which is null until it is known, and that of its place, which is known with it. */
export interface LegEnd {
  readonly factor: Ratio | null;
  /** Absent for a leg that is not each way. */
  readonly placeFactor?: Ratio | undefined;
  readonly isVoid: boolean;
}

/**
 * Ends a slip by the factors of its legs, of which null is not known yet. It ends early when no line can win any more.
 * Void legs have the factor 1; a slip of void legs alone is given back.
 */
export function settleSlip(slip: Slip<unknown>, legs: readonly LegEnd[]): ExternalEnd | null {
  const ways = [legs.map(({ factor }) => factor)];
  if (slip.eachWay) ways.push(legs.map(({ factor, placeFactor = factor }) => placeFactor));
  const smallest = Math.min(...slip.sizes);
  const canWin = (factors: readonly (Ratio | null)[]) =>
    factors.filter((factor) => factor === null || compare(factor, ZERO) !== 0).length >= smallest;
  if (!ways.some(canWin)) return { payout: 0, givenBack: false };
  if (legs.some(({ factor }) => factor === null)) return null;
  if (legs.every(({ isVoid }) => isVoid)) return { payout: stakeOfSlip(slip), givenBack: true };
  const sums = ways.map((factors) =>
    sumOfLines(
      factors.map((factor) => factor ?? ZERO),
      slip.sizes,
    ),
  );
  return { payout: payoutOfLines(slip.unit, sums), givenBack: false };
}
