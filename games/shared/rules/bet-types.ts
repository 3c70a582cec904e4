import { add, compare, multiply, type Ratio, ratio, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";

/** Something that a bet may bring. */
export interface Prize {
  readonly chance: Ratio;
  /** In stakes, the stake included. At 0 or below where stakes that were added later are lost too. */
  readonly returns: Ratio;
}

/** @param pays in hundredths, as tables have it. @param ways among `all`, each as likely as the others. */
export function prizeOf(pays: number, ways: number, all: number): Prize {
  return { returns: ratio(pays, 100), chance: ratio(ways, all) };
}

/**
 * A kind of bet that players tell from others, played in one way: what `rules/bet-types.ts` of a game's folder lists. The table
 * in `docs/games.md` and the game's page take their figures from it, and a law holds it against the card of the game.
 */
export interface BetType<Fields = unknown> {
  /** In English, for documents. */
  readonly name: string;
  /** Fields of such a bet. */
  readonly bet: Fields & Readonly<Record<string, unknown>>;
  /** What is left of the chance brings nothing. */
  readonly prizes: readonly Prize[];
}

export interface Figures {
  readonly exactReturn: Ratio;
  /** The chance that something comes back. */
  readonly hitRate: Ratio;
  /** The standard deviation of what one stake returns, in stakes. */
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

/** E[figure of a prize]. */
export function meanOf(prizes: readonly Prize[], figure: (prize: Prize) => Ratio): Ratio {
  return prizes.reduce((sum, prize) => add(sum, multiply(prize.chance, figure(prize))), ZERO);
}
