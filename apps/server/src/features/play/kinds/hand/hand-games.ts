import type { AnyHandGame } from "@fairhouse/kernel/any-game.ts";
import { readBet } from "@fairhouse/play/commit/bet-store.ts";
import type { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import type { Pool } from "pg";
import { AppError } from "../../../../machinery/http/errors.ts";

interface OwnedHand {
  readonly player: string;
  readonly game: AnyHandGame;
}

const MAX_REMEMBERED = 20_000;

/**
 * The games of hands, which determine the schema of a move. Neither owner nor rules of a hand ever change, so the
 * memory is never stale.
 */
export class HandGames {
  readonly #pool: Pool;
  readonly #players: PlayerStore;
  readonly #known = new Map<string, OwnedHand>();

  constructor(pool: Pool, players: PlayerStore) {
    this.#pool = pool;
    this.#players = players;
  }

  remember(hand: string, player: string, game: AnyHandGame): void {
    if (this.#known.size >= MAX_REMEMBERED) {
      const oldest = this.#known.keys().next();
      if (!oldest.done) this.#known.delete(oldest.value);
    }
    this.#known.set(hand, { player, game });
  }

  /**
   * Finds the game of a hand.
   * @throws AppError `not_found` for a hand that does not exist or belongs to another player.
   */
  async find(hand: string, player: string): Promise<AnyHandGame> {
    const known = this.#known.get(hand);
    if (known?.player === player) return known.game;
    const bet = known ? null : await readBet(this.#pool, hand);
    if (bet?.kind !== "hand" || bet.player_id !== player) throw new AppError("not_found");
    const game = this.#players.handGame(bet.game, bet.game_version);
    this.remember(hand, player, game);
    return game;
  }
}
