import type pg from "pg";
import type { MailboxHash } from "./profile/mailbox.ts";

/** Accounts that get their hash in one statement at the start. */
const PORTION = 1000;

/**
 * Checks if a mailbox belongs to a player who is banned or excluded: with an open account (whose aliases are then
 * refused too), or with one that is closed or has moved on. `own` is left out: a restricted player gains nothing by
 * another address.
 */
export async function isRefused(
  db: pg.Pool | pg.PoolClient,
  mailbox: Buffer,
  now: Date,
  own: string | null = null,
): Promise<boolean> {
  const { rows } = await db.query<{ refused: boolean }>(
    `select (exists (select from account_refusal r where r.mailbox = $1 and (r.until is null or r.until > $2))
       or exists (select from account a join play_player p on p.id = a.id
         where a.mailbox = $1 and a.id is distinct from $3::uuid and (p.banned_at is not null or p.excluded_until > $2)))
       and not exists (select from play_player o where o.id = $3 and (o.banned_at is not null or o.excluded_until > $2)) as refused`,
    [mailbox, now, own],
  );
  return rows[0]?.refused ?? false;
}

/**
 * Keeps refusing a mailbox that a restricted account leaves: for ever after a ban, otherwise until the exclusion ends.
 * The transaction holds a lock of the player's row, so that an act of the operator comes before or after it.
 */
export async function keepRefusal(client: pg.PoolClient, account: string, mailbox: Buffer, now: Date): Promise<void> {
  await client.query(
    `insert into account_refusal as r (mailbox, until, accounts)
     select $2, case when banned_at is null then excluded_until end, array[id] from play_player
     where id = $1 and (banned_at is not null or excluded_until > $3)
     on conflict (mailbox) do update set
       until = case when r.until is null or excluded.until is null then null else greatest(r.until, excluded.until) end,
       accounts = array_remove(r.accounts, $1) || $1`,
    [account, mailbox, now],
  );
}

/** Refuses mailboxes that an account has left for longer; null is for ever. Those that are free again stay so. */
export async function lengthenRefusals(client: pg.PoolClient, account: string, until: Date | null): Promise<void> {
  await client.query(
    `update account_refusal set until = $2
     where $1 = any(accounts) and until > now() and (until < $2 or $2::timestamptz is null)`,
    [account, until],
  );
}

/** Forgets which account left the refused mailboxes. */
export async function detachRefusals(client: pg.PoolClient, account: string): Promise<void> {
  await client.query("update account_refusal set accounts = array_remove(accounts, $1) where $1 = any(accounts)", [
    account,
  ]);
}

/**
 * Forgets refusals that are over, and makes the hashes of accounts that are older than them. Runs before the house
 * opens.
 */
export async function prepareRefusals(pool: pg.Pool, hash: MailboxHash, now: Date): Promise<void> {
  await pool.query("delete from account_refusal where until <= $1", [now]);
  for (;;) {
    const { rows } = await pool.query<{ id: string; email: string }>(
      `select id, email from account where mailbox is null and closed_at is null limit ${PORTION}`,
    );
    if (rows.length === 0) return;
    // A player who changes the address meanwhile sets the hash of the new one.
    await pool.query(
      `update account a set mailbox = m.mailbox from unnest($1::uuid[], $2::text[], $3::bytea[]) as m(id, email, mailbox)
       where a.id = m.id and a.email = m.email`,
      [rows.map(({ id }) => id), rows.map(({ email }) => email), rows.map(({ email }) => hash(email))],
    );
  }
}
