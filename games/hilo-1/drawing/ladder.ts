import type { ShownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import { shownTimes } from "@fairhouse/kernel/shown-times.ts";
import type { Card } from "../../shared/rules/cards.ts";
import type { HiloView, Turn } from "../rules/hand.ts";
import { multiplierOf, winningRanks } from "../rules/odds.ts";

/** A card of a hand's ladder. */
export interface LadderCard {
  readonly card: Card;
  /** The decision before it came; null for the first. */
  readonly turn: Turn | null;
  readonly result: "start" | "right" | "skipped" | "wrong";
  /** Payout after it; null before the first right guess, and on a wrong one. */
  readonly multiplier: ShownMultiplier | null;
}

/** Lists the cards of a hand in order, each with the payout after it. */
export function ladderOf({
  bet,
  cards,
  turns,
  lost,
}: Pick<HiloView, "bet" | "cards" | "turns" | "lost">): readonly LadderCard[] {
  const ranks: number[] = [];
  return cards.map((card, at) => {
    const [turn, from] = [turns[at - 1], cards[at - 1]];
    if (turn === undefined || from === undefined) return { card, turn: null, result: "start", multiplier: null };
    if (lost && at === cards.length - 1) return { card, turn, result: "wrong", multiplier: null };
    if (turn !== "skip") ranks.push(winningRanks(from, turn));
    const multiplier = ranks.length === 0 ? null : shownTimes(bet.amount, multiplierOf(ranks));
    return { card, turn, result: turn === "skip" ? "skipped" : "right", multiplier };
  });
}
