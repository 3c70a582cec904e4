import type pg from "pg";
import { auditedActs } from "../../acts/trail.ts";
import { BETS_SWITCH } from "../../switches.ts";

/**
 * Lets no server take new bets, until the operator says otherwise: a database that lost what was signed may lack bets, and
 * play their results again.
 * @returns false if no bets were taken before.
 */
export async function stopBets(pool: pg.Pool, reason: string): Promise<boolean> {
  const { rowCount } = await pool.query("select from house_switch where name = $1", [BETS_SWITCH]);
  if (rowCount !== 0) return false;
  await auditedActs(pool)("drain", "house", { actor: "the log of the house", reason }, {}, (client) =>
    client.query("insert into house_switch (name) values ($1) on conflict do nothing", [BETS_SWITCH]),
  );
  return true;
}
