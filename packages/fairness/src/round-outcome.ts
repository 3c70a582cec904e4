import type { AnyCarry, AnyEntry, AnyOutcome, AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Seeding } from "@fairhouse/kernel/game.ts";
import { MIXED_BETTORS, type RoundSource, roundChance } from "./round.ts";

/** A bettor of a round, once a ticket, in the order of acceptance. */
export interface Bettor {
  readonly player: string;
  /** As it stood when the round opened: what they bring to a round whose chance is mixed of its bettors' seeds. */
  readonly clientSeed: string;
}

/**
 * Whose seeds a round is mixed of, in their order: one a bettor however many tickets they have, in the order of first tickets; none
 * where the seeding mixes none. The only place that lists them: host, verifier and public page agree by it.
 */
export function roundSeeds(seeding: Seeding, bettors: readonly Bettor[]): readonly Bettor[] {
  if (seeding === "salted" || seeding === "stream") return [];
  const first = new Map<string, Bettor>();
  for (const bettor of bettors) if (!first.has(bettor.player)) first.set(bettor.player, bettor);
  return seeding === "first-three" ? [...first.values()].slice(0, MIXED_BETTORS) : [...first.values()];
}

/** What a round comes to, and what it hands to the next: one function for the house, the verifier and the browser. */
export function roundOutcome(
  game: AnyRoundGame,
  source: RoundSource,
  carry: AnyCarry,
  book: readonly AnyEntry[],
): { readonly outcome: AnyOutcome; readonly carry: AnyCarry } {
  return outcomeFrom(game, roundChance(game.seeding, source), carry, book);
}

/** The same from the chance of the round's source, for whoever plays many rounds of one link: a shoe is drawn once then. */
export function outcomeFrom(
  game: AnyRoundGame,
  chance: Chance,
  carry: AnyCarry,
  book: readonly AnyEntry[],
): { readonly outcome: AnyOutcome; readonly carry: AnyCarry } {
  return game.outcome(chance, carry, readsBook(game) ? book.map(entry) : []);
}

/** Whether the book is part of what proves a round of this game. */
export function readsBook({ seeding }: { readonly seeding: Seeding }): boolean {
  return seeding === "all-bettors";
}

/** Nothing but what a public page shows may decide. */
function entry({ id, bet }: AnyEntry): AnyEntry {
  return { id, bet };
}
