import type pg from "pg";

/**
 * Marks a player as simulated, with a line in the audit trail that names the command. The version tells every server
 * that its memory of the player is stale.
 */
export async function markSimulated(pool: pg.Pool, player: string, command: string): Promise<void> {
  const { rowCount } = await pool.query(
    `with marked as (
       update play_player set simulated = true, version = version + 1 where id = $1 returning id
     )
     insert into admin_act (actor, act, subject, reason) select $2, 'simulate', id, 'npm run ' || $2 from marked`,
    [player, command],
  );
  if (rowCount !== 1) throw new Error(`player ${player} is not in this database: it belongs to another house`);
}
