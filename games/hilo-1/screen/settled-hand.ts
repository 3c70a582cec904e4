import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isCard } from "../../shared/rules/cards.ts";
import { fieldOf, listOf } from "../../shared/screen/public-facts.ts";
import type { HiloView, Turn } from "../rules/hand.ts";

/** A settled hand as its public page tells it. */
export type SettledHand = Pick<HiloView, "cards" | "turns" | "lost" | "next">;

/** Versions of the rules whose hands look and pay as they are drawn here. */
const VERSIONS: readonly number[] = [1];
const TURNS: readonly unknown[] = ["higher", "lower", "same", "skip"];

const isTurn = (value: unknown): value is Turn => TURNS.includes(value);

/** Null for an open hand, another version of the rules, or facts of another shape. */
export function settledHandOf({ bet }: BetPage): SettledHand | null {
  if (bet.payout === null || !VERSIONS.includes(bet.gameVersion)) return null;
  const cards = listOf(fieldOf(bet.outcome, "cards"), isCard);
  const turns = listOf(fieldOf(bet.outcome, "turns"), isTurn);
  const lost = fieldOf(bet.outcome, "lost");
  const next = fieldOf(bet.outcome, "next");
  if (cards === null || turns === null || cards.length !== turns.length + 1) return null;
  if (typeof lost !== "boolean" || (next !== null && !isCard(next))) return null;
  return { cards, turns, lost, next };
}
