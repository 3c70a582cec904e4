import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Pool } from "pg";
import type { GroupCommit } from "../commit/group-commit.ts";
import type { PlayerStore } from "../commit/player-store.ts";
import type { Refusal } from "../commit/refusal.ts";

export interface RevealedSeedFacts {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** The nonces 0 … nonces − 1 were used. */
  readonly nonces: number;
}

/** A player's seed pairs as shown to them; the same fields as the protocol's `Seeds`. */
export interface SeedFacts {
  readonly active: {
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    /** True if the player chose it after the commitment was shown. */
    readonly chosen: boolean;
    /** True if nothing was bet with it yet. */
    readonly free: boolean;
    readonly nonce: number;
  };
  readonly nextServerSeedHash: string;
  readonly previous: RevealedSeedFacts | null;
  readonly openHands: readonly { readonly id: string; readonly game: string }[];
}

/** All choices are kept, for rounds that opened between two; nobody needs more than this. */
const MAX_CHOICES = 100;

/**
 * A condition in SQL: true if the client seed of the active pair `s` of player `p` may still be set. Nothing was bet
 * with the pair, and it is the player's first one, or one that a restoration made. Any other was made with the seed
 * that its player wanted.
 */
const isFree = `(p.nonce = 0 and case when s.restored
    then not exists (select 1 from play_bet b where b.player = p.id and b.ticket > s.after_ticket)
    else not exists (select 1 from play_bet b where b.player = p.id) end)`;

/** The life of a player's seed pairs: commit, use, reveal. */
export class SeedHost {
  readonly #pool: Pool;
  readonly #players: PlayerStore;
  readonly #random: Random;
  readonly #commit: GroupCommit;
  /** Players whose seeds are being changed: a second change would hold a connection only to wait for the first. */
  readonly #changing = new Set<string>();

  constructor(parts: { pool: Pool; players: PlayerStore; random: Random; commit: GroupCommit }) {
    this.#pool = parts.pool;
    this.#players = parts.players;
    this.#random = parts.random;
    this.#commit = parts.commit;
  }

  /** Reads a player's seed pairs; null for an unknown player. */
  async seeds(player: string): Promise<SeedFacts | null> {
    const { rows } = await this.#pool.query<{
      active: SeedFacts["active"];
      next: string;
      previous: RevealedSeedFacts | null;
      hands: { id: string; game: string }[] | null;
    }>({
      name: "play-seeds",
      text: `select
          json_build_object('serverSeedHash', s.commitment, 'clientSeed', s.client_seed, 'chosen', s.chosen_at is not null,
            'free', ${isFree}, 'nonce', p.nonce) as active,
          n.commitment as next,
          (select json_build_object('serverSeed', r.server_seed, 'serverSeedHash', r.commitment, 'clientSeed', r.client_seed,
              'nonces', r.nonces) from play_seed r where r.player = p.id and r.revealed_at is not null and r.activated_at is not null
            order by r.activated_at desc limit 1) as previous,
          (select json_agg(json_build_object('id', b.id, 'game', b.game) order by b.id) from play_bet b
            where b.player = p.id and b.settled_at is null and b.seed is not null) as hands
        from play_player p join play_seed s on s.id = p.seed join play_seed n on n.id = p.next_seed where p.id = $1`,
      values: [player],
    });
    const row = rows[0];
    if (!row) return null;
    return { active: row.active, nextServerSeedHash: row.next, previous: row.previous, openHands: row.hands ?? [] };
  }

  /**
   * Sets the client seed of the active pair, with which the player answers its commitment: allowed as long as nothing
   * was bet with it, in a first pair and in one that a restoration made. Raises the version, so that a bet computed
   * with the old seed is computed again, while a bet that came first makes this refuse.
   */
  choose(player: string, clientSeed: string, commitment: string): Promise<Result<SeedFacts, Refusal>> {
    return this.#alone(player, () => this.#choose(player, clientSeed, commitment));
  }

  async #choose(player: string, clientSeed: string, commitment: string): Promise<Result<SeedFacts, Refusal>> {
    const chosen = await inTransaction(this.#pool, async (client) => {
      // Locked first and then read: every earlier bet is seen, and nothing is bet meanwhile.
      await client.query("select 1 from play_player where id = $1 for update", [player]);
      const { rowCount } = await client.query(
        `update play_seed s set client_seed = $2, chosen_at = now(),
           earlier = s.earlier || jsonb_build_object('seed', s.client_seed, 'until', clock_timestamp())
         from play_player p
         where p.id = $1 and s.id = p.seed and s.commitment = $3 and jsonb_array_length(s.earlier) < ${MAX_CHOICES} and ${isFree}`,
        [player, clientSeed, commitment],
      );
      if (rowCount === 0) return false;
      await client.query("update play_player set version = version + 1 where id = $1", [player]);
      return true;
    });
    this.#commit.forget(player);
    const seeds = await this.seeds(player);
    if (!seeds) return refuse({ code: "not_found" });
    return chosen ? accept(seeds) : refuse({ code: "seed_in_use" });
  }

  /**
   * Reveals the active pair and starts the next one, with the given client seed and nonce 0. Refused while a hand is
   * open on the active pair: its reveal would tell the rest of the hand.
   */
  rotate(player: string, clientSeed: string): Promise<Result<SeedFacts, Refusal>> {
    return this.#alone(player, () => this.#rotate(player, clientSeed));
  }

  async #alone(player: string, change: () => Promise<Result<SeedFacts, Refusal>>): Promise<Result<SeedFacts, Refusal>> {
    if (this.#changing.has(player)) return refuse({ code: "busy" });
    this.#changing.add(player);
    try {
      return await change();
    } finally {
      this.#changing.delete(player);
    }
  }

  async #rotate(player: string, clientSeed: string): Promise<Result<SeedFacts, Refusal>> {
    const refusal = await inTransaction(this.#pool, async (client) => {
      const locked = (await this.#players.load(client, [player], true)).get(player);
      if (!locked) return { code: "not_found" } as const;
      const hands = (await this.#players.loadHands(client, [locked])).get(player);
      if (hands && hands.size > 0) {
        return {
          code: "hand_open",
          details: { hands: [...hands.values()].map(({ id, game }) => ({ id, game: game.id })) },
        } as const;
      }
      await this.#players.reveal(client, locked.seed.id, locked.nonce);
      const next = this.#random.uuid();
      await this.#players.insertSeed(client, next, player, false);
      await client.query(
        "update play_seed set client_seed = $2, activated_at = now(), chosen_at = now() where id = (select next_seed from play_player where id = $1)",
        [player, clientSeed],
      );
      await client.query(
        "update play_player set seed = next_seed, nonce = 0, next_seed = $2, version = version + 1 where id = $1",
        [player, next],
      );
      return null;
    });
    this.#commit.forget(player);
    if (refusal) return refuse(refusal);
    const seeds = await this.seeds(player);
    return seeds ? accept(seeds) : refuse({ code: "not_found" });
  }
}
