import type pg from "pg";
import { needed } from "../../acts/arguments.ts";
import { AdminRefusal } from "../../acts/authority.ts";

export interface AccountLine {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly role: string;
  readonly balance: number;
  readonly created: Date;
  readonly state: string;
}

/** Finds accounts whose address, name or id contains a text, newest first. */
export async function findAccounts(pool: pg.Pool, search: string, limit: number): Promise<readonly AccountLine[]> {
  const { rows } = await pool.query<AccountLine>(
    `select a.id, a.email, a.username, p.role, l.balance, a.created_at as created,
       concat_ws(', ', case when p.banned_at is not null then 'banned' end,
         case when p.excluded_until > now() then 'excluded until ' || to_char(p.excluded_until, 'YYYY-MM-DD') end) as state
     from account a join play_player p on p.id = a.id join ledger_account l on l.id = p.account
     where position(lower($1) in lower(a.email || ' ' || a.username || ' ' || a.id)) > 0
     order by a.created_at desc limit $2`,
    [search, limit],
  );
  return rows;
}

/**
 * Returns the id of the account with this id, address or name, from an argument.
 * @throws AdminRefusal if there is none.
 */
export async function accountId(pool: pg.Pool, argument: string | undefined): Promise<string> {
  const who = needed(argument, "<account>");
  const { rows } = await pool.query<{ id: string }>(
    "select id from account where id::text = $1 or lower(email) = lower($1) or lower(username) = lower($1)",
    [who],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new AdminRefusal(`no account ${who}`);
  return id;
}
