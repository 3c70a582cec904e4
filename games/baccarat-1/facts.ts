import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isChipsOn } from "../shared/facts/chips.ts";
import { type Facts, isListOf, isRecordOf, isSuch, settledOf } from "../shared/facts/facts.ts";
import type { Coup } from "../shared/rules/baccarat/coup.ts";
import { type Card, isCard } from "../shared/rules/cards.ts";
import type { Chip, ChipsBet } from "../shared/rules/chips.ts";
import type { BaccaratOutcome } from "./rules/baccarat.ts";
import { CARDS_DRAWN, dealOf } from "./rules/coup.ts";
import { isPosition } from "./rules/positions.ts";

export const facts: Facts<ChipsBet, BaccaratOutcome> = {
  versions: [1],
  isBet: isRecordOf<ChipsBet>({ chips: isChipsOn(isPosition) }),
  isOutcome: isRecordOf<BaccaratOutcome>({ cards: isSuch(isListOf(isCard), (cards) => cards.length === CARDS_DRAWN) }),
};

/** A deal as the public page of its bet shows it. */
export interface SettledCoup {
  /** All drawn cards, including those that nobody needed. */
  readonly cards: readonly Card[];
  readonly coup: Coup;
  readonly chips: readonly Chip[];
}

/** Returns null for another version of the rules, or facts of another shape. */
export function settledCoupOf(page: BetPage): SettledCoup | null {
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { cards } = settled.outcome;
  return { cards, coup: dealOf(cards), chips: settled.bet.chips };
}
