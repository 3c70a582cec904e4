import { type Facts, isRecordOf, isWhole } from "../shared/facts/facts.ts";
import type { DiceBet, DiceOutcome } from "./rules/dice.ts";
import { isSide } from "./rules/terms.ts";

export const facts: Facts<DiceBet, DiceOutcome> = {
  versions: [1],
  isBet: isRecordOf<DiceBet>({ amount: isWhole, side: isSide, target: isWhole }),
  isOutcome: isRecordOf<DiceOutcome>({ roll: isWhole }),
};
