import { type Facts, isListOf, isRecordOf, isWhole } from "../shared/facts/facts.ts";
import { isRisk } from "../shared/rules/risks.ts";
import type { PlinkoBet, PlinkoOutcome } from "./rules/plinko.ts";
import { isRows, isStep } from "./rules/tables.ts";

export const facts: Facts<PlinkoBet, PlinkoOutcome> = {
  versions: [1],
  isBet: isRecordOf<PlinkoBet>({ amount: isWhole, risk: isRisk, rows: isRows }),
  isOutcome: isRecordOf<PlinkoOutcome>({ path: isListOf(isStep) }),
  agree: ({ rows }, { path }) => path.length === rows,
};
