import type { AccountState } from "@fairhouse/ledger/entry.ts";
import type { Pool } from "pg";

/**
 * The default limit on one player's tickets in one round: more than a person plays, and few enough that nobody fills a
 * round alone.
 */
export const MAX_TICKETS_PER_PLAYER = 100;
const MAX_REMEMBERED = 20_000;

/** A count of a player's tickets in this round, with the number of entries of their account at that moment. */
interface Known {
  readonly round: string;
  readonly tickets: number;
  readonly entries: number;
  /** Entries after the last known ticket in this round; without one, the same as before the round. */
  readonly last: number;
}

/**
 * Upper bounds on the tickets that the players of one table have in its round. Each ticket is one entry of its player's
 * account, on whichever server they bet, and a ticket is written only if the account is as it was when the ticket was
 * computed. A player who had t tickets at entry e therefore has at most t + (n − e) at entry n, and the database is
 * asked only if that could be too many: for nearly everybody never, because entries between two rounds count for
 * neither.
 */
export class TableTickets {
  readonly #pool: Pool;
  readonly #known = new Map<string, Known>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Returns true if a player may have one more ticket in the open round, of `most`, as far as is known. False is
   * certain only if the limit `isReached`. Rounds are asked for in the order in which they open: entries of an earlier
   * one no longer count.
   */
  allow(player: string, round: string, { entries }: Pick<AccountState, "entries">, most: number): boolean {
    let known = this.#known.get(player);
    if (known?.round !== round) {
      const before = known?.last ?? 0;
      known = { round, tickets: 0, entries: before, last: before };
      this.#remember(player, known);
    }
    return known.tickets + Math.max(0, entries - known.entries) < most;
  }

  isReached(player: string, round: string, most: number): boolean {
    return (this.#of(player, round)?.tickets ?? 0) >= most;
  }

  /** Notes the entries of an account after a ticket that was written. */
  note(player: string, round: string, entries: number): void {
    const known = this.#of(player, round);
    if (known && entries > known.last) this.#remember(player, { ...known, last: entries });
  }

  /** Counts the player's tickets in the database. */
  async count(player: string, round: string): Promise<void> {
    const { rows } = await this.#pool.query<{ tickets: number; entries: number }>({
      name: "round-tickets-of-player",
      text: `select a.entries, (select count(*) from play_bet b where b.round = $2 and b.player = p.id
          and b.ended is distinct from 'taken_back') as tickets
        from play_player p join ledger_account a on a.id = p.account where p.id = $1`,
      values: [player, round],
    });
    const known = this.#of(player, round);
    for (const counted of rows) if (known) this.#remember(player, { ...known, ...counted });
  }

  /** Undefined if the table has moved on to another round: a late answer says nothing about that one. */
  #of(player: string, round: string): Known | undefined {
    const known = this.#known.get(player);
    return known?.round === round ? known : undefined;
  }

  #remember(player: string, known: Known): void {
    // Moved to the end, so that the player unseen for the longest time is dropped first, and counted again.
    this.#known.delete(player);
    this.#known.set(player, known);
    if (this.#known.size <= MAX_REMEMBERED) return;
    const oldest = this.#known.keys().next();
    if (!oldest.done) this.#known.delete(oldest.value);
  }
}
