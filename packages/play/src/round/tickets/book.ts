import type { Pool, PoolClient } from "pg";
import type { BookTicket } from "../round.ts";

/**
 * Reads all tickets of a round but those taken back, in the order of acceptance, with the client seeds that their
 * players had when the round opened; players who arrived later bet with their first seed, which the house gave them.
 * Nobody can therefore choose a seed for a round whose bettors they know: neither by rotating, nor by setting that of a
 * first pair, which is free until its first bet.
 */
export async function readBook(
  db: Pool | PoolClient,
  round: { readonly id: string; readonly openedAt: Date },
): Promise<readonly BookTicket[]> {
  const { rows } = await db.query<BookTicket>({
    name: "round-book",
    text: `select b.id, b.player, b.bet, b.stake, b.payout, b.left_at as "leftAt", b.created_at as "createdAt", b.currency,
        p.name, p.avatar, p.simulated, s.client_seed as "clientSeed"
      from play_bet b join play_player p on p.id = b.player
      cross join lateral (
        select coalesce(
          (select e ->> 'seed' from jsonb_array_elements(earlier) with ordinality as known(e, place)
            where (e ->> 'until')::timestamptz > $2 order by place limit 1), client_seed) as client_seed
        from play_seed where player = b.player and activated_at is not null
        order by activated_at > $2, case when activated_at > $2 then activated_at end, activated_at desc limit 1
      ) s
      where b.round = $1 and b.ended is distinct from 'taken_back' order by b.ticket`,
    values: [round.id, round.openedAt],
  });
  return rows;
}
