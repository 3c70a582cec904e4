import type { Money } from "@fairhouse/kernel/money.ts";
import type { Card } from "../../shared/rules/cards.ts";
import {
  activeHand,
  type BlackjackBet,
  type BlackjackState,
  insuranceStake,
  type MoveName,
  movesNow,
  type PlayedHand,
} from "./hand.ts";
import { insurancePayout, isMucked, payoutOfResult, type Result, resultOf, stakeOfHand } from "./settle.ts";
import { type SideResult, sideResults } from "./sides.ts";
import { type Total, totalOf } from "./total.ts";

/** One hand of the player, as they see it. */
export interface HandView extends PlayedHand, Total {
  readonly stake: Money;
  /** Null while any hand is open. */
  readonly result: Result | null;
  /** Includes the stake; null while any hand is open. */
  readonly payout: Money | null;
}

export interface BlackjackView {
  readonly bet: BlackjackBet;
  readonly hands: readonly HandView[];
  /** Index of the hand being played; −1 if there is none. */
  readonly active: number;
  /**
   * The upcard alone while the hand is open; afterwards the hole card and the drawn cards too. The total covers these
   * cards only.
   */
  readonly dealer: Total & { readonly cards: readonly Card[] };
  /** `won` is null while the hole card is hidden. */
  readonly insurance: {
    readonly status: BlackjackState["insurance"];
    readonly stake: Money;
    readonly payout: Money | null;
  };
  /** The results of the side bets, which open cards decide at the deal; absent if none is placed. */
  readonly sides?: readonly SideResult[];
  /** Moves allowed now; none when the hand is closed. */
  readonly moves: readonly MoveName[];
  /** True if every hand was settled before the dealer acted. */
  readonly mucked: boolean;
  readonly closed: boolean;
}

/** Returns the player's view of a hand: neither the hole card nor the cards to come before it is closed. */
export function viewOf(state: BlackjackState): BlackjackView {
  const { bet, closed, insurance } = state;
  const dealer = closed ? state.dealer : state.dealer.slice(0, 1);
  const sides = sideResults(bet, state.cards);
  return {
    bet,
    hands: state.hands.map((hand) => handView(state, hand)),
    active: activeHand(state),
    dealer: { cards: dealer, ...totalOf(dealer) },
    insurance: {
      status: insurance,
      stake: insurance === "taken" || insurance === "offered" ? insuranceStake(bet) : 0,
      payout: closed ? insurancePayout(state) : null,
    },
    ...(sides.length === 0 ? {} : { sides }),
    moves: movesNow(state),
    mucked: closed && isMucked(state),
    closed,
  };
}

function handView(state: BlackjackState, hand: PlayedHand): HandView {
  const stake = stakeOfHand(state.bet, hand);
  const result = state.closed ? resultOf(state, hand) : null;
  return {
    ...hand,
    ...totalOf(hand.cards),
    stake,
    result,
    payout: result === null ? null : payoutOfResult(result, stake),
  };
}
