import { type Chain, leadsTo, linkAt } from "@fairhouse/fairness/chain.ts";
import type { VerifiableTicket } from "@fairhouse/fairness/recompute.ts";
import { roundSeeds } from "@fairhouse/fairness/round-outcome.ts";
import { type Ended, isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { BookTicket } from "@fairhouse/play/round/round.ts";
import { readBook } from "@fairhouse/play/round/tickets/book.ts";
import { type SealedChain, unsealed } from "@fairhouse/play/seed/sealed-chain.ts";
import type pg from "pg";
import type { KnownRules } from "./known-rules.ts";

/** A round as it is stored beside each of its bets. */
export interface RoundFacts {
  readonly round: string | null;
  readonly carry: unknown;
  readonly round_outcome: unknown;
  readonly opened_at: Date | null;
  readonly chain: string | null;
  /** The link itself; null until it is shown. The link of a shoe is shown when all of its hands were dealt. */
  readonly revealed: string | null;
  readonly link: number | null;
  readonly salt: string | null;
  readonly terminal_hash: string | null;
}

export const roundColumns = `b.round, r.carry, r.outcome as round_outcome, r.opened_at, r.chain, r.revealed, r.link, c.salt, c.terminal_hash`;

interface Bet extends RoundFacts {
  readonly id: string;
  readonly game: string;
  readonly game_version: number;
  readonly bet: unknown;
  readonly stake: number;
  readonly payout: number;
  readonly left_at: number | null;
  readonly ended: Ended | null;
}

/**
 * Collects tickets into their rounds. Bets come in the order of time, so the last round read is nearly always the next
 * one.
 */
export class RoundBooks {
  readonly #pool: pg.Pool;
  readonly #vault: Vault | null;
  readonly #rules: KnownRules;
  readonly #chains = new Map<string, Chain>();
  #round = "";
  #book: readonly BookTicket[] = [];
  #link = "";

  /** With a vault, links that are not shown yet are computed from their sealed chain. */
  constructor(pool: pg.Pool, vault: Vault | null, rules: KnownRules) {
    this.#pool = pool;
    this.#vault = vault;
    this.#rules = rules;
  }

  async record(bet: Bet): Promise<VerifiableTicket> {
    const { round, salt, link: index, opened_at: openedAt } = bet;
    if (round === null || openedAt === null || salt === null || index === null)
      throw new Error(`bet ${bet.id} has no round`);
    if (round !== this.#round) {
      this.#round = round;
      this.#book = await readBook(this.#pool, { id: round, openedAt });
      const link = bet.revealed ?? (await this.#hiddenLink(bet.chain, index));
      // A link that does not lead to the published terminal hash proves nothing: no outcome matches it.
      this.#link = leadsTo(bet.terminal_hash ?? "", link, index) ? link : "";
    }
    const game = this.#rules(bet.game, bet.game_version);
    const seeding = game?.kind === "round" ? game.seeding : "salted";
    return {
      kind: "round",
      game: bet.game,
      version: bet.game_version,
      bet: bet.bet,
      stake: bet.stake,
      payout: bet.payout,
      refunded: isGivenBack(bet),
      carry: bet.carry,
      book: this.#book,
      ticket: { id: bet.id, leftAt: bet.left_at },
      outcome: bet.round_outcome,
      source: {
        link: this.#link,
        salt,
        index,
        seeds: roundSeeds(seeding, this.#book).map(({ clientSeed }) => clientSeed),
      },
    };
  }

  async #hiddenLink(id: string | null, index: number): Promise<string> {
    if (this.#vault === null || id === null) return "";
    const known = this.#chains.get(id);
    if (known !== undefined) return linkAt(known, index);
    const { rows } = await this.#pool.query<SealedChain>(
      "select id, terminal_hash, length, stride, sealed from play_chain where id = $1",
      [id],
    );
    const [row] = rows;
    if (row === undefined) return "";
    const chain = unsealed(this.#vault, row);
    this.#chains.set(id, chain);
    return linkAt(chain, index);
  }
}
