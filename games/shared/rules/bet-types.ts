import { add, compare, multiply, type Ratio, ratio, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";

/** One possible return of a bet, with its chance. */
export interface Prize {
  readonly chance: Ratio;
  /**
   * The return in stakes, including the stake. It can be 0 or less where stakes that were added later are lost as well.
   */
  readonly returns: Ratio;
}

/** @param pays in hundredths, as tables have it. @param ways among `all`, each as likely as the others. */
export function prizeOf(pays: number, ways: number, all: number): Prize {
  return { returns: ratio(pays, 100), chance: ratio(ways, all) };
}

/**
 * A kind of bet that players distinguish, played in one way; `rules/bet-types.ts` of a game's folder lists them. The
 * table in `docs/games.md` and the game's page take their figures from it, and a conformance test compares it with the
 * game's card.
 */
export interface BetType<Fields = unknown> {
  /** Name in English, for documents. */
  readonly name: string;
  /** Fields of an example of such a bet. */
  readonly bet: Fields & Readonly<Record<string, unknown>>;
  /**
   * True for a bet that is placed beside another one: `bet` adds it to the sample bet, and the prizes are those of the
   * stake that it adds.
   */
  readonly isSideBet?: boolean;
  /** The remaining chance returns nothing. */
  readonly prizes: readonly Prize[];
}

export interface Figures {
  readonly exactReturn: Ratio;
  /** The chance of any return. */
  readonly hitRate: Ratio;
  /** The standard deviation of the return of one stake, in stakes. */
  readonly volatility: number;
  /** The largest return, in stakes. */
  readonly largest: Ratio;
}

export function figuresOf(prizes: readonly Prize[]): Figures {
  const mean = meanOf(prizes, ({ returns }) => returns);
  const square = meanOf(prizes, ({ returns }) => multiply(returns, returns));
  return {
    exactReturn: mean,
    hitRate: prizes
      .filter(({ returns }) => compare(returns, ZERO) > 0)
      .reduce((sum, { chance }) => add(sum, chance), ZERO),
    volatility: Math.sqrt(toNumber(square) - toNumber(mean) ** 2),
    largest: prizes.reduce((most, { returns }) => (compare(returns, most) > 0 ? returns : most), ZERO),
  };
}

/** Returns E[figure of a prize]. */
export function meanOf(prizes: readonly Prize[], figure: (prize: Prize) => Ratio): Ratio {
  return prizes.reduce((sum, prize) => add(sum, multiply(prize.chance, figure(prize))), ZERO);
}
