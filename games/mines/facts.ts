import { type Facts, isFlag, isListOf, isNullOr, isRecordOf, isSuch, isWhole } from "../shared/facts/facts.ts";
import type { MinesBet, MinesView } from "./rules/mines.ts";

const isBet = isRecordOf<MinesBet>({ amount: isWhole, mines: isWhole });

const isView = isRecordOf<MinesView>({
  bet: isBet,
  revealed: isListOf(isWhole),
  hit: isNullOr(isWhole),
  closed: isFlag,
  multiplier: isNullOr(isWhole),
  nextMultiplier: isNullOr(isWhole),
  cashOut: isNullOr(isWhole),
  mines: isNullOr(isListOf(isWhole)),
});

export const facts: Facts<MinesBet, MinesView> = {
  versions: [1],
  isBet,
  isOutcome: isSuch(isView, ({ closed, mines }) => closed === (mines !== null)),
};
