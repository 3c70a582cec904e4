import type { AnyCarry, AnyEntry, AnyOutcome, AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Seeding } from "@fairhouse/kernel/game.ts";
import { MIXED_BETTORS, type RoundSource, roundChance } from "./round.ts";

/** The bettor of one ticket of a round. Lists are in the order of acceptance, so a player may appear several times. */
export interface Bettor {
  readonly player: string;
  /** Client seed as it stood when the round opened. Rounds whose chance mixes the seeds of their bettors use it. */
  readonly clientSeed: string;
}

/**
 * Lists the bettors whose seeds a round mixes, in order: one per bettor however many tickets they have, in the order of
 * first tickets; none if the seeding mixes none. Nothing else lists them, so that host, verifier and public page agree.
 */
export function roundSeeds(seeding: Seeding, bettors: readonly Bettor[]): readonly Bettor[] {
  if (seeding === "salted" || seeding === "stream") return [];
  const first = new Map<string, Bettor>();
  for (const bettor of bettors) if (!first.has(bettor.player)) first.set(bettor.player, bettor);
  return seeding === "first-three" ? [...first.values()].slice(0, MIXED_BETTORS) : [...first.values()];
}

/** Computes the outcome of a round and what it hands to the next. House, verifier and browser share this function. */
export function roundOutcome(
  game: AnyRoundGame,
  source: RoundSource,
  carry: AnyCarry,
  book: readonly AnyEntry[],
): { readonly outcome: AnyOutcome; readonly carry: AnyCarry } {
  return outcomeFrom(game, roundChance(game.seeding, source), carry, book);
}

/**
 * Does the same from the chance of the round's source, for callers that play many rounds of one link: a shoe is then
 * drawn only once.
 */
export function outcomeFrom(
  game: AnyRoundGame,
  chance: Chance,
  carry: AnyCarry,
  book: readonly AnyEntry[],
): { readonly outcome: AnyOutcome; readonly carry: AnyCarry } {
  return game.outcome(chance, carry, readsBook(game) ? book.map(entry) : []);
}

/** Returns true if the book is part of the proof of a round of this game. */
export function readsBook({ seeding }: { readonly seeding: Seeding }): boolean {
  return seeding === "all-bettors";
}

/** Keeps only what a public page shows, because nothing else may decide an outcome. */
function entry({ id, bet }: AnyEntry): AnyEntry {
  return { id, bet };
}
