import type { BetPage } from "@fairhouse/protocol/play.ts";
import {
  closedViewOf,
  type Facts,
  isFlag,
  isListOf,
  isNullOr,
  isRecordOf,
  isSuch,
  isWhole,
} from "../shared/facts/facts.ts";
import { isCard } from "../shared/rules/cards.ts";
import { isOneOf } from "../shared/rules/is-one-of.ts";
import { DEALT } from "./rules/draws.ts";
import type { VideoPokerBet, VideoPokerView } from "./rules/hand.ts";
import { POKER_HANDS } from "./rules/poker-hands.ts";

const isBet = isRecordOf<VideoPokerBet>({ amount: isWhole });
const isFive = ({ length }: readonly unknown[]) => length === DEALT;

const isView = isRecordOf<VideoPokerView>({
  bet: isBet,
  cards: isListOf(isCard),
  held: isNullOr(isSuch(isListOf(isFlag), isFive)),
  hand: isSuch(isListOf(isCard), isFive),
  makes: isOneOf(POKER_HANDS),
  closed: isFlag,
});

export const facts: Facts<VideoPokerBet, VideoPokerView> = {
  versions: [1],
  isBet,
  isOutcome: isSuch(isView, ({ cards, held, closed }) => {
    return closed === (held !== null) && cards.length === (closed ? 2 * DEALT : DEALT);
  }),
};

export type SettledHand = VideoPokerView & { readonly held: readonly boolean[] };

/** Returns null for an open hand, another version of the rules, or facts of another shape. */
export function settledHandOf(page: BetPage): SettledHand | null {
  const hand = closedViewOf(page, facts);
  return hand === null || hand.held === null ? null : { ...hand, held: hand.held };
}
