import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isCard } from "../../shared/rules/cards.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";
import { fieldOf, isSettled, listOf } from "../../shared/screen/public-facts.ts";
import type { HiloView, Turn } from "../rules/hand.ts";

/** The facts of a settled hand on its public page. */
export type SettledHand = Pick<HiloView, "cards" | "turns" | "lost" | "next">;

const isTurn = isOneOf<Turn>(["higher", "lower", "same", "skip"]);

/**
 * Reads a settled hand from its public page. Null for an open hand, another version of the rules, or facts of another
 * shape.
 */
export function settledHandOf({ bet }: BetPage): SettledHand | null {
  if (!isSettled(bet, [1])) return null;
  const cards = listOf(fieldOf(bet.outcome, "cards"), isCard);
  const turns = listOf(fieldOf(bet.outcome, "turns"), isTurn);
  const lost = fieldOf(bet.outcome, "lost");
  const next = fieldOf(bet.outcome, "next");
  if (cards === null || turns === null || cards.length !== turns.length + 1) return null;
  if (typeof lost !== "boolean" || (next !== null && !isCard(next))) return null;
  return { cards, turns, lost, next };
}
