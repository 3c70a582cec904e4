import type { Card } from "../../shared/rules/cards.ts";
import { activeHand, type BlackjackState, hasNatural, isBust, type MoveName, type PlayedHand } from "./hand.ts";
import { ACE, BEST_TOTAL, isNatural, pipsOf, totalOf } from "./total.ts";

/** The dealer draws below this total and stands on every 17, soft ones too. */
const DEALER_STANDS = 17;

/** Returns the hand after an allowed move. */
export function played(state: BlackjackState, move: MoveName): BlackjackState {
  switch (move) {
    case "insure":
      return peeked({ ...state, insurance: "taken" });
    case "decline":
      return peeked({ ...state, insurance: "declined" });
    case "hit":
      return afterMove(drawnTo(state, (hand) => hand));
    case "stand":
      return afterMove(withActive(state, (hand) => ({ ...hand, done: true })));
    case "double":
      return afterMove(drawnTo(state, (hand) => ({ ...hand, doubled: true, done: true })));
    case "split":
      return afterMove(split(state));
  }
}

/** Lets the dealer look at the hole card under an ace or a ten. A blackjack on either side ends the hand there. */
export function peeked(state: BlackjackState): BlackjackState {
  return { ...state, closed: isNatural(state.dealer) || hasNatural(state.hands) };
}

/** Lets the dealer draw once no hand takes another card, unless all are bust, and then closes the whole hand. */
function afterMove(state: BlackjackState): BlackjackState {
  if (activeHand(state) >= 0) return state;
  let dealt = state;
  if (!state.hands.every(({ cards }) => isBust(cards))) {
    while (totalOf(dealt.dealer).total < DEALER_STANDS) {
      dealt = { ...dealt, dealer: [...dealt.dealer, nextCard(dealt)], drawn: dealt.drawn + 1 };
    }
  }
  return { ...dealt, closed: true };
}

/**
 * Splits the pair. Both hands get their second card at once, the first hand first; aces receive no more than this one.
 */
function split(state: BlackjackState): BlackjackState {
  const [pair] = state.hands;
  if (pair === undefined) throw new Error("no hand to split");
  const hands = pair.cards.map((card, place) => {
    const cards = [card, nextCard(state, place)];
    return { cards, doubled: false, done: pipsOf(card) === ACE || totalOf(cards).total === BEST_TOTAL };
  });
  return { ...state, hands, drawn: state.drawn + hands.length };
}

/** Gives the active hand one more card. A hand of 21 or more takes no other. */
function drawnTo(state: BlackjackState, change: (hand: PlayedHand) => PlayedHand): BlackjackState {
  const card = nextCard(state);
  const next = withActive(state, (hand) => {
    const cards = [...hand.cards, card];
    const changed = change({ ...hand, cards });
    return { ...changed, done: changed.done || totalOf(cards).total >= BEST_TOTAL };
  });
  return { ...next, drawn: state.drawn + 1 };
}

function withActive(state: BlackjackState, change: (hand: PlayedHand) => PlayedHand): BlackjackState {
  const active = activeHand(state);
  return { ...state, hands: state.hands.map((hand, place) => (place === active ? change(hand) : hand)) };
}

function nextCard({ cards, drawn }: BlackjackState, ahead = 0): Card {
  const card = cards[drawn + ahead];
  if (card === undefined) throw new RangeError(`a hand has no card ${drawn + ahead}`);
  return card;
}
