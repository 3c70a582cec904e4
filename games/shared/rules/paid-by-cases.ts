import { type Money, payoutOfMany } from "@fairhouse/kernel/money.ts";
import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { type ChipsBet, totalOf } from "./chips.ts";

/** Every result of a game on a cloth, and what chips return at it. */
interface ClothCases<Bet extends ChipsBet, Result> {
  /** The results, each with its number of equally likely ways. */
  readonly cases: readonly { readonly result: Result; readonly ways: number }[];
  /** Returns the payout of a chip in stakes; zero for positions that do not exist, which do not pass the schema. */
  readonly returnOf: (on: string, result: Result, bet: Bet) => Ratio;
}

/** Makes the payouts of a game on a cloth, and the part of its card that follows from its results with their ways. */
export function paidByCases<Bet extends ChipsBet, Result>({ cases, returnOf }: ClothCases<Bet, Result>) {
  const waysIn = (holds: (result: Result) => boolean) =>
    cases.reduce((sum, { result, ways }) => (holds(result) ? sum + ways : sum), 0);
  const allWays = waysIn(() => true);

  /** Returns the payout of a bet, rounded down once. */
  function payoutAt(result: Result, bet: Bet): Money {
    return payoutOfMany(bet.chips.map(({ on, amount }) => [amount, returnOf(on, result, bet)] as const));
  }

  function maxPayout(bet: Bet): Money {
    return Math.max(...cases.map(({ result }) => payoutAt(result, bet)));
  }

  /** Returns the mean of a function of the return per unit staked. */
  function averageOf(bet: Bet, figure: (returned: Ratio) => Ratio): Ratio {
    const perUnit = ratio(1, totalOf(bet.chips));
    return cases.reduce((sum, { result, ways }) => {
      const returned = bet.chips.reduce(
        (all, { on, amount }) => add(all, multiply(returnOf(on, result, bet), ratio(amount))),
        ZERO,
      );
      return add(sum, multiply(figure(multiply(returned, perUnit)), ratio(ways, allWays)));
    }, ZERO);
  }

  const exactReturn = (bet: Bet) => averageOf(bet, (returned) => returned);
  return {
    payoutAt,
    /** The part of the game's card. */
    figures: {
      maxPayout,
      exactReturn,
      bestReturn: exactReturn,
      exactSquare: (bet: Bet) => averageOf(bet, (returned) => multiply(returned, returned)),
    },
    /** Returns the chance of the results for which a condition holds. */
    chanceOf: (holds: (result: Result) => boolean) => ratio(waysIn(holds), allWays),
    /** Returns the ways in which a bet returns more than its stake, their chance, and its highest return. */
    outlookOf(bet: Bet) {
      const total = totalOf(bet.chips);
      const gains = waysIn((result) => payoutAt(result, bet) > total);
      return { gains, profit: ratio(gains, allWays), highest: maxPayout(bet) };
    },
  };
}
