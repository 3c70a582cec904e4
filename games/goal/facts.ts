import { type Facts, isFlag, isListOf, isNullOr, isRecordOf, isSuch, isWhole } from "../shared/facts/facts.ts";
import { isOneOf } from "../shared/rules/is-one-of.ts";
import type { GoalBet, GoalView } from "./rules/hand.ts";
import { PITCHES, SIZES } from "./rules/pitches.ts";

const isBet = isRecordOf<GoalBet>({ amount: isWhole, size: isOneOf(SIZES) });

const isView = isRecordOf<GoalView>({
  bet: isBet,
  picks: isListOf(isWhole),
  saved: isFlag,
  closed: isFlag,
  multiplier: isNullOr(isWhole),
  nextMultiplier: isNullOr(isWhole),
  cashOut: isNullOr(isWhole),
  keepers: isListOf(isWhole),
});

export const facts: Facts<GoalBet, GoalView> = {
  versions: [1],
  isBet,
  isOutcome: isSuch(isView, ({ bet, closed, keepers, picks }) => {
    return keepers.length === (closed ? PITCHES[bet.size].columns : picks.length);
  }),
};
