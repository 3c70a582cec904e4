import type { Clock } from "@fairhouse/platform/clock.ts";
import { factsOf, type Language } from "@fairhouse/protocol/languages.ts";
import type { SupportTopic } from "@fairhouse/protocol/support.ts";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../../machinery/config.ts";
import type { Mail, Transport } from "../../machinery/mail/transport.ts";

/** Wait after the first failure; doubled by each further one up to the longest. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;
/** About five days of tries. The message itself stays. */
const MAX_ATTEMPTS = 30;

export interface SupportMailParts {
  readonly pool: pg.Pool;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly config: Pick<Config, "houseName" | "publicUrl" | "mailFrom">;
  readonly transport: Transport;
  /** The address that gets the messages. */
  readonly to: string;
}

interface DueMessage {
  readonly number: number;
  readonly player: string | null;
  readonly username: string | null;
  readonly email: string;
  readonly topic: SupportTopic;
  readonly message: string;
  readonly bet: string | null;
  readonly language: Language;
  readonly created_at: Date;
  readonly mail_attempts: number;
}

/**
 * Mails every stored message that is due, each by one server: a try is recorded before it is made. A server that dies
 * between sending and recording makes the mail go out a second time, under the same id.
 */
export async function mailDueMessages(parts: SupportMailParts, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    const due = await takeDue(parts);
    if (due === null) return;
    const about = { number: due.number, attempt: due.mail_attempts };
    try {
      await parts.transport.deliver(mailOf(due, parts));
    } catch (error) {
      const isLast = due.mail_attempts >= MAX_ATTEMPTS;
      parts.log.error(
        { err: error, ...about },
        isLast
          ? "a support message could not be mailed; it is given up, and stays stored"
          : "a support message could not be mailed; it is tried again",
      );
      continue;
    }
    await parts.pool.query("update support_message set mailed_at = $2 where id = $1", [
      due.number,
      new Date(parts.clock.now()),
    ]);
  }
}

async function takeDue({ pool, clock }: SupportMailParts): Promise<DueMessage | null> {
  const { rows } = await pool.query<DueMessage>({
    name: "support-take-due",
    text: `with due as (
        select id from support_message
        where mailed_at is null and closed_at is null and mail_due_at <= $1 and mail_attempts < ${MAX_ATTEMPTS}
        order by mail_due_at, id limit 1 for update skip locked
      ), taken as (
        update support_message m set mail_attempts = m.mail_attempts + 1,
          mail_due_at = $1 + least(${LONGEST_WAIT_MS}, ${FIRST_WAIT_MS} * 2 ^ least(m.mail_attempts, 20)) * interval '1 ms'
        from due where m.id = due.id returning m.*
      )
      select t.id as number, t.player, a.username, coalesce(t.email, a.email) as email, t.topic, t.message, t.bet, t.language,
        t.created_at, t.mail_attempts
      from taken t left join account a on a.id = t.player`,
    values: [new Date(clock.now())],
  });
  return rows[0] ?? null;
}

function mailOf(due: DueMessage, { config, to }: SupportMailParts): Mail {
  const { number, bet } = due;
  const lines = [
    `Message ${number} of the support form, ${due.created_at.toISOString()}`,
    `Topic: ${topics[due.topic]}`,
    due.player === null
      ? `From: a visitor, ${due.email}`
      : `From: ${due.username}, ${due.email}, account ${due.player}`,
    `Reads: ${factsOf(due.language).english}`,
    ...(bet === null ? [] : [`Bet: ${config.publicUrl ?? ""}/bet/${bet}`]),
    "",
    due.message,
    "",
    "--",
    `An answer to this mail goes to the sender. When it is done: npm run admin -- support close ${number} --reason answered`,
  ];
  return {
    to,
    replyTo: due.email,
    id: `<support-${number}@${config.mailFrom.split("@")[1]}>`,
    subject: `${config.houseName}: support message ${number} (${topics[due.topic]})`,
    text: `${lines.join("\n")}\n`,
  };
}

const topics: Readonly<Record<SupportTopic, string>> = {
  account: "account and sign-in",
  bet: "a bet or a game",
  coins: "coins and rewards",
  break: "a break from play",
  privacy: "privacy",
  technical: "something does not work",
  other: "something else",
};
