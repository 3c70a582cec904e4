import type pg from "pg";
import { skeletonOf } from "../../../machinery/text/skeleton.ts";
import { violatedConstraint } from "../registration.ts";

/** Accounts per statement. */
const PORTION = 1_000;

/**
 * Gives names that are older than skeletons theirs at the start of a server, the eldest account first. A name that
 * looks like another one with a skeleton stays without, and its player keeps it.
 */
export async function prepareSkeletons(pool: pg.Pool): Promise<void> {
  // Account ids begin with their time of creation.
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await pool.query<{ id: string; username: string }>(
      `select id, username from account where username_skeleton is null and closed_at is null and id > $1 order by id limit ${PORTION}`,
      [after],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    try {
      await give(pool, rows);
      after = last.id;
    } catch (error) {
      // A player has just chosen one of these names: the statement now sees it.
      if (violatedConstraint(error) === undefined) throw error;
    }
  }
}

async function give(pool: pg.Pool, accounts: readonly { id: string; username: string }[]): Promise<void> {
  // A player who changes their name meanwhile sets the skeleton of the new one.
  await pool.query(
    `update account a set username_skeleton = s.skeleton
     from (select distinct on (skeleton) id, username, skeleton
           from unnest($1::uuid[], $2::text[], $3::text[]) as s(id, username, skeleton) order by skeleton, id) s
     where a.id = s.id and a.username = s.username
       and not exists (select from account other where other.username_skeleton = s.skeleton)`,
    [
      accounts.map(({ id }) => id),
      accounts.map(({ username }) => username),
      accounts.map(({ username }) => skeletonOf(username)),
    ],
  );
}
