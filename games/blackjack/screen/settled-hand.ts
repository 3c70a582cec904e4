import type { BetPage } from "@fairhouse/protocol/play.ts";
import { type Card, isCard } from "../../shared/rules/cards.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";
import { fieldOf, isSettled, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import type { Result } from "../rules/settle.ts";
import { totalOf } from "../rules/total.ts";
import type { BlackjackView, HandView } from "../rules/view.ts";

const isResult = isOneOf<Result>(["blackjack", "win", "push", "lose", "bust"]);
const isInsurance = isOneOf<BlackjackView["insurance"]["status"]>(["none", "declined", "taken"]);

/**
 * Reads a settled hand from its public page. Null for an open hand, another version of the rules, or facts of another
 * shape.
 */
export function settledHandOf({ bet }: BetPage): BlackjackView | null {
  if (!isSettled(bet, [1])) return null;
  const amount = wholeNumberOf(fieldOf(bet.bet, "amount"));
  const dealer = cardsOf(fieldOf(bet.outcome, "dealer"));
  const hands = handsOf(fieldOf(bet.outcome, "hands"));
  const insurance = insuranceOf(fieldOf(bet.outcome, "insurance"));
  const mucked = fieldOf(bet.outcome, "mucked");
  if (amount === null || dealer === null || dealer.length < 2 || hands === null || insurance === null) return null;
  if (typeof mucked !== "boolean") return null;
  return {
    bet: { amount },
    hands,
    active: -1,
    dealer: { cards: dealer, ...totalOf(dealer) },
    insurance,
    moves: [],
    mucked,
    closed: true,
  };
}

function handsOf(value: unknown): readonly HandView[] | null {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return null;
  const hands = value.map(handOf);
  return hands.every((hand) => hand !== null) ? hands : null;
}

function handOf(value: unknown): HandView | null {
  const [cards, stake, payout] = [
    cardsOf(value),
    wholeNumberOf(fieldOf(value, "stake")),
    wholeNumberOf(fieldOf(value, "payout")),
  ];
  const [doubled, result] = [fieldOf(value, "doubled"), fieldOf(value, "result")];
  if (cards === null || cards.length < 2 || stake === null || payout === null) return null;
  if (typeof doubled !== "boolean" || !isResult(result)) return null;
  return { cards, ...totalOf(cards), doubled, done: true, stake, result, payout };
}

function insuranceOf(value: unknown): BlackjackView["insurance"] | null {
  const [stake, payout] = [wholeNumberOf(fieldOf(value, "stake")), wholeNumberOf(fieldOf(value, "payout"))];
  const status = fieldOf(value, "status");
  return stake === null || payout === null || !isInsurance(status) ? null : { status, stake, payout };
}

function cardsOf(value: unknown): readonly Card[] | null {
  const cards = fieldOf(value, "cards");
  return Array.isArray(cards) && cards.every(isCard) ? cards : null;
}
