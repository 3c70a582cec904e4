import type { Pool } from "pg";

/**
 * Ends every chain that is played or waits: links and salt of each may have been public in the lost past. The successor
 * of a chain with an announced source has one as well, so that nobody goes back in time to draw a salt.
 * @returns the number of ended chains.
 */
export async function endChains(pool: Pool, reason: string): Promise<number> {
  const { rows } = await pool.query<{ ended: number }>(
    `with ended as (
        update play_chain set restored_at = clock_timestamp(),
          retired_at = case when salt is not null then clock_timestamp() end,
          given_up_at = case when salt is null then clock_timestamp() end,
          given_up_reason = case when salt is null then $1 end
        where retired_at is null and given_up_at is null and (salt is null or played < length)
        returning "table", source is not null or announced_only as announced
      ), owed as (
        update play_table t set next_announced = true
        where exists (select from ended e where e."table" = t.id and e.announced) returning 1
      )
      select (select count(*) from ended)::integer as ended, (select count(*) from owed) as owed`,
    [reason],
  );
  return rows[0]?.ended ?? 0;
}
