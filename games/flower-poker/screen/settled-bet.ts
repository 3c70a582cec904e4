import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled } from "../../shared/screen/public-facts.ts";
import { type Flower, isFlower } from "../rules/flowers.ts";
import { HAND_SIZE, type Planting, verdictOf } from "../rules/hands.ts";

/** The facts of a bet on its public page. */
export interface SettledBet {
  /** All but the last were planted again. */
  readonly plantings: readonly Planting[];
  readonly last: Planting;
  readonly won: boolean;
}

/** Reads a bet from its public page; null for another version of the rules or facts of another shape. */
export function settledBetOf({ bet }: BetPage): SettledBet | null {
  if (!isSettled(bet, [1])) return null;
  const listed = fieldOf(bet.outcome, "plantings");
  if (!Array.isArray(listed)) return null;
  const plantings: Planting[] = [];
  for (const planting of listed) {
    const [player, host] = [handOf(fieldOf(planting, "player")), handOf(fieldOf(planting, "host"))];
    if (player === null || host === null) return null;
    plantings.push({ player, host });
  }
  const last = plantings.at(-1);
  const verdict = last && verdictOf(last);
  if (last === undefined || (verdict !== "player" && verdict !== "host")) return null;
  return { plantings, last, won: verdict === "player" };
}

function handOf(value: unknown): readonly Flower[] | null {
  return Array.isArray(value) && value.length === HAND_SIZE && value.every(isFlower) ? value : null;
}
