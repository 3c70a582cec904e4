import type { Card } from "../../shared/rules/cards.ts";
import { activeHand, type BlackjackState, hasNatural, isBust, type MoveName, type PlayedHand } from "./hand.ts";
import { ACE, BEST_TOTAL, isNatural, pipsOf, totalOf } from "./total.ts";

/** The dealer draws below this, and stands on every 17, soft ones too. */
const DEALER_STANDS = 17;

/** The hand after a move that it allows. */
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

/** The dealer looks at the hole card under an ace or a ten. A blackjack on either side ends the hand there. */
export function peeked(state: BlackjackState): BlackjackState {
  return { ...state, closed: isNatural(state.dealer) || hasNatural(state.hands) };
}

/** When no hand takes another card the dealer draws, unless all are bust; then the whole is closed. */
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

/** Both hands get their second card at once, the first hand first. Aces receive no more than this one. */
function split(state: BlackjackState): BlackjackState {
  const [pair] = state.hands;
  if (pair === undefined) throw new Error("no hand to split");
  const hands = pair.cards.map((card, place) => {
    const cards = [card, nextCard(state, place)];
    return { cards, doubled: false, done: pipsOf(card) === ACE || totalOf(cards).total === BEST_TOTAL };
  });
  return { ...state, hands, drawn: state.drawn + hands.length };
}

/** The active hand after one more card. With 21 or more it takes no other. */
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
