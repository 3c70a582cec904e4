import { type Facts, isRecordOf, isWhole } from "../shared/facts/facts.ts";
import { isRisk } from "../shared/rules/risks.ts";
import { isSegments, rimOf } from "./rules/tables.ts";
import type { WheelBet, WheelOutcome } from "./rules/wheel.ts";

export const facts: Facts<WheelBet, WheelOutcome> = {
  versions: [1],
  isBet: isRecordOf<WheelBet>({ amount: isWhole, risk: isRisk, segments: isSegments }),
  isOutcome: isRecordOf<WheelOutcome>({ segment: isWhole }),
  agree: (rim, { segment }) => segment in rimOf(rim),
};
