import type { BetPage } from "@fairhouse/protocol/play.ts";
import { type Facts, isListOf, isRecordOf, isSuch, isWhole, settledOf } from "../shared/facts/facts.ts";
import type { FlowerPokerBet, FlowerPokerOutcome } from "./rules/flower-poker.ts";
import { isFlower } from "./rules/flowers.ts";
import { HAND_SIZE, type Planting, verdictOf } from "./rules/hands.ts";

const isHand = isSuch(isListOf(isFlower), (flowers) => flowers.length === HAND_SIZE);

export const facts: Facts<FlowerPokerBet, FlowerPokerOutcome> = {
  versions: [1],
  isBet: isRecordOf<FlowerPokerBet>({ amount: isWhole }),
  isOutcome: isRecordOf<FlowerPokerOutcome>({
    plantings: isListOf(isRecordOf<Planting>({ player: isHand, host: isHand })),
  }),
};

/** A bet as its public page shows it. */
export interface SettledPlantings {
  /** All but the last were planted again. */
  readonly plantings: readonly Planting[];
  readonly last: Planting;
  readonly won: boolean;
}

/** Returns null for another version of the rules, or facts of another shape. */
export function settledPlantingsOf(page: BetPage): SettledPlantings | null {
  const plantings = settledOf(page, facts)?.outcome.plantings ?? [];
  const last = plantings.at(-1);
  const verdict = last && verdictOf(last);
  if (last === undefined || (verdict !== "player" && verdict !== "host")) return null;
  return { plantings, last, won: verdict === "player" };
}
