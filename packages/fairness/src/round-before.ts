import { type AnyCarry, type AnyRoundGame, carryOfJson } from "@fairhouse/kernel/any-game.ts";
import { parsedBook, type VerifiableTicket } from "./recompute.ts";
import type { RoundSource } from "./round.ts";
import { roundOutcome } from "./round-outcome.ts";
import { sameJson } from "./same-json.ts";

/** A round as far as the beginning of the next one follows from it. */
export interface RoundBefore extends Pick<VerifiableTicket, "carry" | "book"> {
  readonly version: number;
  /** The end of its chain. */
  readonly terminalHash: string;
  readonly index: number;
  /** Null if it was not played: it hands on nothing. */
  readonly source: RoundSource | null;
}

/** The beginning of a round: its chain, its place in it, and what it was handed. */
export interface Beginning {
  readonly terminalHash: string;
  readonly index: number;
  readonly carry: unknown;
}

/** Returns true if rounds of a game are handed something by the one before, which a proof must then look at. */
export function looksBack(game: AnyRoundGame): boolean {
  return game.open(null).carry !== null;
}

/**
 * Returns true if a round begins where the one before ended, or afresh and then with a link of its own: who knows a shoe
 * could otherwise choose the place from which its next hand is dealt.
 * @param before null for the first round of a table.
 */
export function beginsRightly(game: AnyRoundGame, round: Beginning, before: RoundBefore | null): boolean {
  const isNewLink = before === null || before.terminalHash !== round.terminalHash || before.index !== round.index;
  const afresh = game.open(null);
  if (isNewLink && afresh.fresh && sameJson(round.carry, afresh.carry)) return true;
  const handed = before === null ? null : handedOn(game, before);
  if (handed === null) return false;
  const next = game.open(handed);
  return next.fresh === isNewLink && sameJson(round.carry, next.carry);
}

/** Returns what a round hands on; null if nothing, or what other rules made. */
function handedOn(game: AnyRoundGame, { version, source, carry, book }: RoundBefore): AnyCarry | null {
  if (source === null || version !== game.version) return null;
  const entries = parsedBook(game, book);
  return entries === null ? null : roundOutcome(game, source, carryOfJson(carry), entries).carry;
}
