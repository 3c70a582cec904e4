import { type BetRow, betColumns } from "@fairhouse/play/commit/bet-store.ts";
import type { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import { readHand } from "@fairhouse/play/hand/hand-store.ts";
import { handFacts } from "@fairhouse/protocol/hand-facts.ts";
import type { Hand } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";

/** The open hands of the player $1, by the index of open hands. */
export const openHandsSql = `select id, game, kind, currency, stake, created_at from play_bet
  where player = $1 and settled_at is null and seed is not null`;

/**
 * Reads a player's open hands, oldest first, of one game or of all. Each is folded from its own seed and its current
 * moves; one that closes meanwhile is left out.
 */
export async function readOpenHands(
  parts: { pool: Pool; players: PlayerStore },
  player: string,
  game: string | null,
): Promise<readonly Hand[]> {
  const { rows } = await parts.pool.query<BetRow>({
    name: "play-open-hands",
    text: `select ${betColumns} from play_bet b join play_player p on p.id = b.player
      where b.player = $1 and b.settled_at is null and b.seed is not null and b.game = coalesce($2, b.game) order by b.id`,
    values: [player, game],
  });
  const hands = await Promise.all(
    rows.map((row) => readHand(parts.pool, parts.players, row, Number.POSITIVE_INFINITY)),
  );
  return hands.filter((hand) => hand.payout === null).map(handFacts);
}
