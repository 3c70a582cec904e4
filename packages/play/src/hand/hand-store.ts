import { foldHand, type OpenHand } from "@fairhouse/kernel/hand.ts";
import type { Pool, PoolClient } from "pg";
import { type BetRow, readMoves } from "../commit/bet-store.ts";
import type { PlayerStore } from "../commit/player-store.ts";

type Db = Pool | PoolClient;

/** Reads a recorded hand as it was after its first `moves` moves, open or closed, from its own seed pair. */
export async function readHand(db: Db, players: PlayerStore, bet: BetRow, moves: number): Promise<OpenHand> {
  if (bet.seed === null || bet.nonce === null) throw new Error(`bet ${bet.id} is not a hand`);
  const recorded = await readMoves(db, bet.id);
  const chance = await players.chanceOf(db, bet.seed, bet.nonce);
  const game = players.handGame(bet.game, bet.game_version);
  const hand = { id: bet.id, game, bet: bet.bet, nonce: bet.nonce, createdAt: bet.created_at.getTime() };
  return foldHand(hand, recorded.slice(0, moves), chance);
}

/** Reads the turn of the first move that the house made in a hand; null if its player made them all. */
export async function readHouseTurn(db: Db, bet: string): Promise<number | null> {
  const { rows } = await db.query<{ turn: number | null }>({
    name: "play-house-turn",
    text: "select min(turn) as turn from play_move where bet = $1 and by_house",
    values: [bet],
  });
  return rows[0]?.turn ?? null;
}
