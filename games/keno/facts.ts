import { type Facts, isRecordOf, isSuch, isWhole } from "../shared/facts/facts.ts";
import type { KenoBet, KenoOutcome } from "./rules/keno.ts";
import { DRAWN, isChoice, isKenoRisk } from "./rules/tables.ts";

export const facts: Facts<KenoBet, KenoOutcome> = {
  versions: [1],
  isBet: isRecordOf<KenoBet>({
    amount: isWhole,
    risk: isKenoRisk,
    spots: isSuch(isChoice, (spots) => spots.length > 0),
  }),
  isOutcome: isRecordOf<KenoOutcome>({ drawn: isSuch(isChoice, (drawn) => drawn.length === DRAWN) }),
};
