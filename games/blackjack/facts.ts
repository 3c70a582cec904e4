import { type Facts, type Is, isFlag, isListOf, isNullOr, isRecordOf, isSuch, isWhole } from "../shared/facts/facts.ts";
import { isCard } from "../shared/rules/cards.ts";
import { isOneOf } from "../shared/rules/is-one-of.ts";
import { type BlackjackBet, MOVES } from "./rules/hand.ts";
import type { Result } from "./rules/settle.ts";
import { isCombination, isSide, placedSides, SIDES, type SideResult, type SideStakes } from "./rules/sides.ts";
import type { BlackjackView, HandView } from "./rules/view.ts";

const hasAmount = isRecordOf<Pick<BlackjackBet, "amount">>({ amount: isWhole });
const hasSides = isRecordOf<SideStakes>({ pairs: isNullOr(isWhole), poker: isNullOr(isWhole) });

/** A bet of version 1 has no field of a side bet, and one of version 2 has them all. */
const isBet: Is<BlackjackBet> = (value): value is BlackjackBet =>
  hasAmount(value) && (hasSides(value) || !SIDES.some((side) => side in value));

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

const isSideResult = isRecordOf<SideResult>({
  side: isSide,
  stake: isWhole,
  combination: isNullOr(isCombination),
  payout: isWhole,
});

/** A view without what only some bets have. */
type TableView = Omit<BlackjackView, "sides">;

const isTable = isRecordOf<TableView>({
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

const isView: Is<BlackjackView> = (value): value is BlackjackView => isTable(value) && hasResults(value);

/** True if the view has a result for each side bet, and none if the bet has no side bets. */
function hasResults(view: TableView & { readonly sides?: unknown }): boolean {
  const placed = placedSides(view.bet);
  if (placed.length === 0) return !("sides" in view);
  const { sides } = view;
  return isListOf(isSideResult)(sides) && placed.every(({ side }, place) => side === sides[place]?.side);
}

export const facts: Facts<BlackjackBet, BlackjackView> = {
  versions: [1, 2],
  isBet,
  isOutcome: isSuch(isView, ({ hands, dealer, closed }) => {
    return !closed || [...hands, dealer].every((hand) => hand.cards.length >= 2);
  }),
};
