import { type Facts, isFlag, isListOf, isNullOr, isRecordOf, isSuch, isWhole } from "../shared/facts/facts.ts";
import { isCard } from "../shared/rules/cards.ts";
import { isOneOf } from "../shared/rules/is-one-of.ts";
import { type BlackjackBet, MOVES } from "./rules/hand.ts";
import type { Result } from "./rules/settle.ts";
import type { BlackjackView, HandView } from "./rules/view.ts";

const isBet = isRecordOf<BlackjackBet>({ amount: isWhole });
const cards = isListOf(isCard);
const total = { total: isWhole, soft: isFlag };

const isHand = isRecordOf<HandView>({
  cards,
  ...total,
  doubled: isFlag,
  done: isFlag,
  stake: isWhole,
  result: isNullOr(isOneOf<Result>(["blackjack", "win", "push", "lose", "bust"])),
  payout: isNullOr(isWhole),
});

const isView = isRecordOf<BlackjackView>({
  bet: isBet,
  hands: isSuch(isListOf(isHand), ({ length }) => length === 1 || length === 2),
  active: isWhole,
  dealer: isRecordOf<BlackjackView["dealer"]>({ cards, ...total }),
  insurance: isRecordOf<BlackjackView["insurance"]>({
    status: isOneOf<BlackjackView["insurance"]["status"]>(["none", "offered", "declined", "taken"]),
    stake: isWhole,
    payout: isNullOr(isWhole),
  }),
  moves: isListOf(isOneOf(MOVES)),
  mucked: isFlag,
  closed: isFlag,
});

export const facts: Facts<BlackjackBet, BlackjackView> = {
  versions: [1],
  isBet,
  isOutcome: isSuch(isView, ({ hands, dealer, closed }) => {
    return !closed || [...hands, dealer].every((hand) => hand.cards.length >= 2);
  }),
};
