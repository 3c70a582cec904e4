import type { PlayerState } from "../../commit/player.ts";
import type { Decision, Players } from "../../settlement/batch-settlement.ts";
import type { WaitingBet } from "./waiting-bets.ts";

/** Bets that were read together, with their players. */
interface Reading {
  /** Facts whose bets were not taken yet. */
  readonly facts: Set<string>;
  readonly bets: Map<string, WaitingBet>;
  readonly players: Map<string, PlayerState>;
}

/**
 * Open bets that were read before their facts are known, with their players. Some bets may have ended since, and some
 * players may have played since: the settlement tells by what it locks.
 */
export class BetsAhead {
  #readings: readonly Reading[] = [];

  /** Drops what was read for other facts than these. @returns those of them whose bets are still to be read. */
  keep(facts: readonly string[]): readonly string[] {
    const kept = new Set(facts);
    this.#readings = this.#readings.filter(({ facts: read }) => [...read].some((fact) => kept.has(fact)));
    return facts.filter((fact) => !this.#readings.some((reading) => reading.facts.has(fact)));
  }

  /** @param bets all open bets on these facts, none of which takes bets any more. */
  add(facts: readonly string[], bets: readonly WaitingBet[], players: Players): void {
    const reading = {
      facts: new Set(facts),
      bets: new Map(bets.map((bet) => [bet.id, bet])),
      players: new Map(players),
    };
    this.#readings = [...this.#readings, reading];
  }

  /** Returns the bets on a fact, once; null if they were not read. */
  take(fact: string): { readonly bets: readonly WaitingBet[]; readonly players: Players } | null {
    const reading = this.#readings.find(({ facts }) => facts.delete(fact));
    if (reading === undefined) return null;
    return { bets: [...reading.bets.values()].filter((bet) => bet.facts.includes(fact)), players: reading.players };
  }

  /** Notes bets that have ended, and their players in their state after it. */
  note(ended: readonly Decision<WaitingBet>[], players: Players): void {
    for (const reading of this.#readings) {
      for (const { ticket } of ended) reading.bets.delete(ticket.id);
      for (const [id, state] of players) if (reading.players.has(id)) reading.players.set(id, state);
    }
  }
}
