import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { meanOf, type Prize } from "../../shared/rules/bet-types.ts";
import type { BlackjackBet } from "./hand.ts";
import { BEST_RETURN, SQUARE } from "./hand-return.ts";
import { COMBINATIONS, type Combination, placedSides, returnsOf, type Side, sideStake } from "./sides.ts";

/** The equally likely deals that decide a side bet: two cards, or three, of 52 with replacement. */
export const DEALS: { readonly [Name in Side]: number } = { pairs: 52 ** 2, poker: 52 ** 3 };

/** The number of those deals that make each combination. `games/blackjack/RULES.md` counts them, and a test deals all. */
export const WAYS: { readonly [Name in Combination]: number } = {
  "perfect-pair": 52,
  "coloured-pair": 52,
  "mixed-pair": 104,
  "suited-three": 52,
  "straight-flush": 288,
  "three-of-a-kind": 780,
  straight: 4_320,
  flush: 8_448,
};

/** Returns the prizes of a side bet, the best first. */
export function sidePrizes(side: Side): readonly Prize[] {
  return COMBINATIONS[side].map((combination) => ({
    returns: ratio(returnsOf(combination)),
    chance: ratio(WAYS[combination], DEALS[side]),
  }));
}

/** A bet of one hand: its amount, or one of its side bets. */
type Part = "hand" | Side;
type Pairing = `${Part} ${Part}`;

const meanReturn = (side: Side) => meanOf(sidePrizes(side), ({ returns }) => returns);
const meanSquare = (side: Side) => meanOf(sidePrizes(side), ({ returns }) => multiply(returns, returns));

/** The exact returns of the parts: basic strategy, 51/52 and 17431/17576. */
export const RETURNS: { readonly [Name in Part]: Ratio } = {
  hand: BEST_RETURN,
  pairs: meanReturn("pairs"),
  poker: meanReturn("poker"),
};

/**
 * E[product of the returns of two parts] under basic strategy. Parts share their cards, so that the mixed ones are not
 * the products of the returns. They are computed by `side-products.ts`, against whose results a test checks them.
 */
export const PRODUCTS: { readonly [Name in Pairing]?: Ratio } = {
  "hand hand": SQUARE,
  "pairs pairs": meanSquare("pairs"),
  "poker poker": meanSquare("poker"),
  "hand pairs": ratio(1205650491556366943965517373n, 2n * 13n ** 24n),
  "hand poker": ratio(30439020676298732123453695377n, 4n * 13n ** 25n),
  "pairs poker": ratio(626, 169),
};

/** Returns the exact return of a whole bet under best play: the returns of its parts, weighted by their stakes. */
export function returnOf(bet: BlackjackBet): Ratio {
  const parts = partsOf(bet).map(([part, weight]) => multiply(weight, RETURNS[part]));
  return parts.reduce(add, ZERO);
}

/** Returns E[(return)²] of a whole bet under the same play: Σ of the weights and products of any two parts. */
export function squareOf(bet: BlackjackBet): Ratio {
  const parts = partsOf(bet);
  const products = parts.flatMap(([one, weight]) =>
    parts.map(([other, otherWeight]) => multiply(multiply(weight, otherWeight), productOf(one, other))),
  );
  return products.reduce(add, ZERO);
}

function productOf(one: Part, other: Part): Ratio {
  const product = PRODUCTS[`${one} ${other}`] ?? PRODUCTS[`${other} ${one}`];
  if (product === undefined) throw new Error(`no product of ${one} and ${other}`);
  return product;
}

/** Returns the parts of a bet with their shares of its stake. */
function partsOf(bet: BlackjackBet): readonly (readonly [Part, Ratio])[] {
  const total = bet.amount + sideStake(bet);
  const sides = placedSides(bet).map(({ side, stake }) => [side, ratio(stake, total)] as const);
  return [["hand", ratio(bet.amount, total)], ...sides];
}
