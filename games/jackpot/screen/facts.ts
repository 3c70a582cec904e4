import { fieldOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import type { JackpotOutcome } from "../rules/jackpot.ts";

/** The outcome of a round that somebody won. */
export type WonPot = JackpotOutcome & { readonly winner: string };

export function wonPotOf(outcome: unknown): WonPot | null {
  const [total, ticket, first, last] = ["total", "ticket", "first", "last"].map((name) =>
    wholeNumberOf(fieldOf(outcome, name)),
  );
  const winner = fieldOf(outcome, "winner");
  if (total == null || ticket == null || first == null || last == null || typeof winner !== "string") return null;
  return { total, ticket, winner, first, last };
}
