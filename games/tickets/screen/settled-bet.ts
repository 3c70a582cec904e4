import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled, listOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { ALIKE, alikeOf, CELLS, hasTriple, type ScratchTicket } from "../rules/board.ts";
import { isPrize } from "../rules/prizes.ts";

/** The facts of a bet on its public page. */
export interface SettledBet {
  readonly price: number;
  readonly tickets: readonly ScratchTicket[];
}

/** Reads a bet from its public page; null for another version of the rules or facts of another shape. */
export function settledBetOf({ bet }: BetPage): SettledBet | null {
  if (!isSettled(bet, [1])) return null;
  const price = wholeNumberOf(fieldOf(bet.bet, "amount"));
  const listed = fieldOf(bet.outcome, "tickets");
  if (price === null || !Array.isArray(listed) || listed.length === 0) return null;
  const tickets = listed.map(ticketOf).filter((ticket) => ticket !== null);
  return tickets.length === listed.length ? { price, tickets } : null;
}

function ticketOf(value: unknown): ScratchTicket | null {
  const pays = fieldOf(value, "pays");
  const cells = listOf(fieldOf(value, "cells"), isPrize);
  if (cells === null || cells.length !== CELLS) return null;
  if (pays === 0) return hasTriple(cells) ? null : { pays, cells };
  if (!isPrize(pays) || alikeOf({ pays, cells }).length !== ALIKE) return null;
  return { pays, cells };
}
