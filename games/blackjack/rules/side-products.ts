import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { DECK, faceOf, SUITS } from "../../shared/rules/cards.ts";
import { meanReturns } from "./exact.ts";
import { DEALS } from "./side-return.ts";
import { pairOf, pokerOf, returnsOf } from "./sides.ts";
import { pipsOf } from "./total.ts";

/** The sums of the side bets' returns over all deals with the same pips. */
interface Sums {
  readonly pairs: number;
  readonly poker: number;
  readonly both: number;
}

const NOTHING: Sums = { pairs: 0, poker: 0, both: 0 };

/**
 * Computes E[product of returns] of each side bet with the hand, and of both side bets, by dealing all deals whose
 * first card is a heart: no other suit would make a difference. The hand's mean return depends on no suits at all, so
 * the side bets' returns are summed by pips before they are multiplied.
 */
export function exactProducts(): { readonly [Name in "hand pairs" | "hand poker" | "pairs poker"]: Ratio } {
  const sums = sumsByPips();
  const sumOf = (part: (sums: Sums, hand: Ratio) => Ratio): Ratio => {
    const all = [...meanReturns()].map(([pips, hand]) => part(sums.get(pips) ?? NOTHING, hand));
    return multiply(all.reduce(add, ZERO), ratio(SUITS.length, DEALS.poker));
  };
  return {
    "hand pairs": sumOf(({ pairs }, hand) => multiply(ratio(pairs), hand)),
    "hand poker": sumOf(({ poker }, hand) => multiply(ratio(poker), hand)),
    "pairs poker": sumOf(({ both }) => ratio(both)),
  };
}

function sumsByPips(): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const first of DECK.filter((card) => faceOf(card).suit === "heart")) {
    for (const second of DECK) {
      const pairs = returnsOf(pairOf(first, second));
      for (const up of DECK) {
        const poker = returnsOf(pokerOf([first, second, up]));
        const pips = `${pipsOf(first)} ${pipsOf(second)} ${pipsOf(up)}`;
        const so = sums.get(pips) ?? NOTHING;
        sums.set(pips, { pairs: so.pairs + pairs, poker: so.poker + poker, both: so.both + pairs * poker });
      }
    }
  }
  return sums;
}
