import type pg from "pg";
import { AdminRefusal } from "./authority.ts";

export interface AccountLine {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly role: string;
  readonly balance: number;
  readonly created: Date;
  readonly state: string;
}

/** Accounts whose address, name or id contains a text, newest first. */
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

/** The id of the account with this id, address or name. @throws AdminRefusal when there is none. */
export async function accountId(pool: pg.Pool, who: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from account where id::text = $1 or lower(email) = lower($1) or lower(username) = lower($1)",
    [who],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new AdminRefusal(`no account ${who}`);
  return id;
}

export interface MovementLine {
  readonly reference: string;
  readonly act: number;
  readonly kind: string;
  readonly amount: number;
  readonly balance: number;
  readonly at: Date;
}

/** The newest movements of an account: what `correct` undoes. */
export async function movements(pool: pg.Pool, account: string, limit: number): Promise<readonly MovementLine[]> {
  const { rows } = await pool.query<MovementLine>(
    `select m.reference, m.act, m.kind, m.amount, m.balance, m.at from ledger_movement m join play_player p on p.account = m.account
     where p.id = $1 order by m.sequence desc limit $2`,
    [account, limit],
  );
  return rows;
}

export interface ActLine {
  readonly at: Date;
  readonly actor: string;
  readonly act: string;
  readonly subject: string;
  readonly reason: string;
  readonly details: object;
}

export async function auditTrail(pool: pg.Pool, limit: number): Promise<readonly ActLine[]> {
  const { rows } = await pool.query<ActLine>(
    "select at, actor, act, subject, reason, details from admin_act order by id desc limit $1",
    [limit],
  );
  return rows;
}

/** What is switched off, and since when. */
export async function switchesOff(pool: pg.Pool): Promise<readonly { name: string; off_since: Date }[]> {
  return (await pool.query<{ name: string; off_since: Date }>("select name, off_since from house_switch order by name"))
    .rows;
}

export interface SupportLine {
  readonly number: number;
  readonly at: Date;
  readonly state: string;
  readonly from: string;
  readonly topic: string;
  readonly message: string;
}

/** How much of a message a list shows. */
const BEGINNING = 60;

/** Messages of the support form that are open, or all of them, newest first. */
export async function supportMessages(pool: pg.Pool, all: boolean, limit: number): Promise<readonly SupportLine[]> {
  const { rows } = await pool.query<SupportLine>(
    `select m.id as number, m.created_at as at,
       concat_ws(', ', case when m.closed_at is null then 'open' else 'closed' end, case when m.mailed_at is not null then 'mailed' end) as state,
       coalesce(m.email, a.email) as from, m.topic,
       regexp_replace(left(m.message, ${BEGINNING}), '\\s+', ' ', 'g') || case when length(m.message) > ${BEGINNING} then ' …' else '' end as message
     from support_message m left join account a on a.id = m.player
     where $1 or m.closed_at is null order by m.id desc limit $2`,
    [all, limit],
  );
  return rows;
}

/** One message whole: the form takes no control characters, so it may be printed. @throws AdminRefusal when there is none. */
export async function supportMessage(pool: pg.Pool, number: number): Promise<string> {
  const { rows } = await pool.query<{ facts: Readonly<Record<string, string | null>>; message: string }>(
    `select jsonb_build_object('from', coalesce(m.email, a.email), 'user', a.username, 'account', m.player, 'topic', m.topic, 'bet', m.bet,
       'reads', m.language, 'at', m.created_at, 'mailed', m.mailed_at, 'tries', m.mail_attempts, 'closed', m.closed_at) as facts, m.message
     from support_message m left join account a on a.id = m.player where m.id = $1`,
    [number],
  );
  const found = rows[0];
  if (found === undefined) throw new AdminRefusal(`no support message ${number}`);
  const facts = Object.entries(found.facts).filter(([, value]) => value !== null);
  return [...facts.map(([name, value]) => `${name}: ${value}`), "", found.message].join("\n");
}
