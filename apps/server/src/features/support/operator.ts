import type pg from "pg";
import { type Act, AdminRefusal, type Authority } from "../../acts/authority.ts";

export interface SupportLine {
  readonly number: number;
  readonly at: Date;
  readonly state: string;
  readonly from: string;
  readonly topic: string;
  readonly message: string;
}

/** Characters of a message that a list shows. */
const BEGINNING = 60;

/** Lists messages of the support form that are open, or all of them, newest first. */
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

/** A whole message. */
export interface SupportMessage {
  /** Its facts by name; null for those that it does not have. */
  readonly facts: Readonly<Record<string, string | null>>;
  readonly message: string;
}

/** @throws AdminRefusal if there is no message of this number. */
export async function supportMessage(pool: pg.Pool, number: number): Promise<SupportMessage> {
  const { rows } = await pool.query<SupportMessage>(
    `select jsonb_build_object('from', coalesce(m.email, a.email), 'user', a.username, 'account', m.player, 'topic', m.topic, 'bet', m.bet,
       'reads', m.language, 'at', m.created_at, 'mailed', m.mailed_at, 'tries', m.mail_attempts, 'closed', m.closed_at) as facts, m.message
     from support_message m left join account a on a.id = m.player where m.id = $1`,
    [number],
  );
  const found = rows[0];
  if (found === undefined) throw new AdminRefusal(`no support message ${number}`);
  return found;
}

/** Closes a message of the support form that needs no more work; its text is deleted a year later. */
export async function closeMessage(act: Act, number: number, by: Authority): Promise<void> {
  await act("support-close", String(number), by, {}, async (client) => {
    const closed = await client.query(
      "update support_message set closed_at = now() where id = $1 and closed_at is null",
      [number],
    );
    if (closed.rowCount === 0) throw new AdminRefusal(`no open support message ${number}`);
  });
}
