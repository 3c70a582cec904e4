import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type pg from "pg";
import { type Act, AdminRefusal, MOST_REASON } from "./authority.ts";

/**
 * Makes the function that does each act of an operator together with its line in the audit trail, or not at all. Works
 * beside running servers.
 */
export function auditedActs(pool: pg.Pool): Act {
  return async (act, subject, by, details, work) => {
    if (by.reason.length > MOST_REASON) throw new AdminRefusal(`a reason has at most ${MOST_REASON} characters`);
    return inTransaction(pool, async (client) => {
      const value = await work(client);
      await client.query("insert into admin_act (actor, act, subject, reason, details) values ($1, $2, $3, $4, $5)", [
        by.actor,
        act,
        subject,
        by.reason,
        JSON.stringify(details),
      ]);
      return value;
    });
  };
}

export interface ActLine {
  readonly at: Date;
  readonly actor: string;
  readonly act: string;
  readonly subject: string;
  readonly reason: string;
  readonly details: object;
}

/** Reads the newest lines of the audit trail. */
export async function readTrail(pool: pg.Pool, limit: number): Promise<readonly ActLine[]> {
  const { rows } = await pool.query<ActLine>(
    "select at, actor, act, subject, reason, details from admin_act order by id desc limit $1",
    [limit],
  );
  return rows;
}
