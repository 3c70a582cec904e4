import type { Money } from "@fairhouse/kernel/money.ts";
import { type BlackjackBet, type BlackjackState, hasNatural, insuranceStake, isBust, type PlayedHand } from "./hand.ts";
import { sideResults } from "./sides.ts";
import { BEST_TOTAL, isNatural, totalOf } from "./total.ts";

/** The result of one hand of the player. */
export type Result = "blackjack" | "win" | "push" | "lose" | "bust";

/** A blackjack pays 3:2, insurance 2:1, and any other win 1:1; the stakes come back too. */
const BLACKJACK_HALVES = 5;
const INSURANCE_PAYS = 3;
const WIN_PAYS = 2;
/** The most that comes back for one bet: two hands after a split, both doubled and won. */
export const MOST_BETS_BACK = 8;

type Table = Pick<BlackjackState, "bet" | "hands" | "dealer">;

/** Returns the result of a hand, given that the dealer has finished drawing. */
export function resultOf({ hands, dealer }: Table, hand: PlayedHand): Result {
  if (isBust(hand.cards)) return "bust";
  if (isNatural(dealer)) return hasNatural(hands) ? "push" : "lose";
  if (hasNatural(hands)) return "blackjack";
  const [mine, dealers] = [totalOf(hand.cards).total, totalOf(dealer).total];
  if (dealers > BEST_TOTAL || mine > dealers) return "win";
  return mine === dealers ? "push" : "lose";
}

export function stakeOfHand({ amount }: Pick<BlackjackBet, "amount">, { doubled }: Pick<PlayedHand, "doubled">): Money {
  return doubled ? 2 * amount : amount;
}

/** Returns the payout of a hand with this result, including its stake. */
export function payoutOfResult(result: Result, stake: Money): Money {
  if (result === "blackjack") return Math.floor((stake * BLACKJACK_HALVES) / 2);
  if (result === "win") return stake * WIN_PAYS;
  return result === "push" ? stake : 0;
}

/** Returns the payout of insurance, including its stake. */
export function insurancePayout({ bet, dealer, insurance }: BlackjackState): Money {
  return insurance === "taken" && isNatural(dealer) ? INSURANCE_PAYS * insuranceStake(bet) : 0;
}

/** Returns the total payout of a closed hand, with that of its side bets, which the deal decided. */
export function payoutOf(state: BlackjackState): Money {
  const hands = state.hands.map((hand) => payoutOfResult(resultOf(state, hand), stakeOfHand(state.bet, hand)));
  const sides = sideResults(state.bet, state.cards).map(({ payout }) => payout);
  return [...hands, ...sides].reduce((sum, payout) => sum + payout, insurancePayout(state));
}

/** True if every hand was settled before the dealer had to act: the dealer's cards are mucked. */
export function isMucked({ hands, dealer }: Table): boolean {
  return !isNatural(dealer) && (hasNatural(hands) || hands.every(({ cards }) => isBust(cards)));
}
