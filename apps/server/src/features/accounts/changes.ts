import type pg from "pg";
import type { EndedWhy } from "../../machinery/database/schema.ts";

/** The kinds of lines in an account's own trail. */
export type AccountAct =
  | "password_reset"
  | "password_changed"
  | "email_change_asked"
  | "email_changed"
  | "email_restored"
  | "identity_changed"
  | "sessions_ended"
  | "two_factor_on"
  | "two_factor_off"
  | "recovery_codes_renewed"
  | "recovery_code_used"
  | "data_exported"
  | "closed";

/** Records a change in the transaction that makes it. `session` is null if a mailed link did it. */
export async function noteAct(
  db: pg.Pool | pg.PoolClient,
  account: string,
  act: AccountAct,
  session: string | null,
  now: Date,
): Promise<void> {
  await db.query("insert into account_act (at, account, act, session) values ($1, $2, $3, $4)", [
    now,
    account,
    act,
    session,
  ]);
}

/**
 * Ends the sessions of an account inside the transaction that requires it. The caller tells `Sessions` after the
 * commit.
 * @returns the ids of the sessions that it ended.
 */
export async function endSessionsWith(
  client: pg.PoolClient,
  account: string,
  except: string | null,
  why: EndedWhy,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update account_session set ended_at = $3, ended_why = $4, changed_at = now()
     where account = $1 and id is distinct from $2 and ended_at is null returning id`,
    [account, except, now, why],
  );
  return rows.map((row) => row.id);
}

/** Invalidates everything that was mailed for an account: links to a new password, and the code of a new address. */
export async function forgetMailedSecrets(client: pg.PoolClient, account: string): Promise<void> {
  await client.query("delete from account_reset where account = $1", [account]);
  await client.query("delete from account_email_change where account = $1", [account]);
}
