import { foldHand, type OpenHand } from "@fairhouse/kernel/hand.ts";
import type { Pool } from "pg";
import { type BetRow, readMoves } from "../commit/bet-store.ts";
import type { PlayerStore } from "../commit/player-store.ts";

/** A recorded hand as it stood after its first `moves` moves, open or closed, from its own seed pair. */
export async function readHand(pool: Pool, players: PlayerStore, bet: BetRow, moves: number): Promise<OpenHand> {
  if (bet.seed === null || bet.nonce === null) throw new Error(`bet ${bet.id} is not a hand`);
  const recorded = await readMoves(pool, bet.id);
  const chance = await players.chanceOf(pool, bet.seed, bet.nonce);
  const game = players.handGame(bet.game, bet.game_version);
  const hand = { id: bet.id, game, bet: bet.bet, nonce: bet.nonce, createdAt: bet.created_at.getTime() };
  return foldHand(hand, recorded.slice(0, moves), chance);
}
