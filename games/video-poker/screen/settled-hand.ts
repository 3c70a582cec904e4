import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isCard } from "../../shared/rules/cards.ts";
import { fieldOf, isSettled, listOf } from "../../shared/screen/public-facts.ts";
import { DEALT } from "../rules/draws.ts";
import { type VideoPokerView, viewOf } from "../rules/hand.ts";

/** The facts of a settled hand on its public page. */
export type SettledHand = Pick<VideoPokerView, "cards" | "hand" | "makes"> & { readonly held: readonly boolean[] };

/**
 * Reads a settled hand from its public page. Null for an open hand, another version of the rules, or facts of another
 * shape.
 */
export function settledHandOf({ bet }: BetPage): SettledHand | null {
  if (!isSettled(bet, [1])) return null;
  const cards = listOf(fieldOf(bet.outcome, "cards"), isCard);
  const held = listOf(fieldOf(bet.outcome, "held"), (value) => typeof value === "boolean");
  if (cards?.length !== 2 * DEALT || held?.length !== DEALT) return null;
  const { hand, makes } = viewOf({ bet: { amount: bet.stake }, cards, held });
  return { cards, held, hand, makes };
}
