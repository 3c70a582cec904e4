import { type Facts, isRecordOf, isWhole } from "../shared/facts/facts.ts";
import type { LimboBet, LimboOutcome } from "./rules/limbo.ts";

export const facts: Facts<LimboBet, LimboOutcome> = {
  versions: [1],
  isBet: isRecordOf<LimboBet>({ amount: isWhole, target: isWhole }),
  isOutcome: isRecordOf<LimboOutcome>({ point: isWhole }),
};
