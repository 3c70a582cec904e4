import type { Clock } from "@fairhouse/platform/clock.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type pg from "pg";
import type { Config } from "../../../machinery/config.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import type { Mailer } from "../../../machinery/mail/mailer.ts";
import type { Sessions } from "../../../machinery/sessions/sessions.ts";
import { accountMails } from "../account-mails.ts";
import { endSessionsWith, forgetMailedSecrets, noteAct } from "../changes.ts";
import { unlessTaken } from "../registration.ts";
import { isCommonPassword } from "../sign-in/common-passwords.ts";
import type { PasswordHasher } from "../sign-in/hash-queue.ts";
import { hashOf } from "../sign-in/resets.ts";
import type { SignInWatch } from "../sign-in/sign-in-watch.ts";
import { RETURN_MS } from "./email-changes.ts";
import type { MailboxHash } from "./mailbox.ts";

export interface EmailReturnParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer;
  readonly watch: SignInWatch;
  readonly mailboxHash: MailboxHash;
}

/** The row of a way back that a token opens. */
interface WayBack {
  readonly account: string;
  readonly email: string;
  readonly changed_at: Date;
}

/**
 * Takes an account back to the address that it has left. The thief knew the password, so a new one is set in the same
 * step, and every session ends. A second factor that was turned on since shortly before the change is removed as well,
 * because a thief turns one on first. Later ways back lead to strangers and are removed.
 * @throws AppError `link_expired`, `password_too_common`, `busy`.
 */
export async function returnToEmail(parts: EmailReturnParts, token: string, password: string): Promise<void> {
  const { config, pool, clock, passwords, sessions, mailer, watch } = parts;
  const now = new Date(clock.now());
  const hash = hashOf(token);
  const found = await pool.query<WayBack>(
    "select account, email, changed_at from account_email_return where token_hash = $1 and expires_at > $2",
    [hash, now],
  );
  const way = found.rows[0];
  if (way === undefined) throw new AppError("link_expired");
  if (isCommonPassword(password, way.email, config.houseName)) throw new AppError("password_too_common");
  const passwordHash = await passwords.hash(password);
  let left = "";
  let ended: readonly string[] = [];
  await unlessTaken(["account_email"], "email_taken", () =>
    inTransaction(pool, async (client) => {
      left = await restore(client, parts, { way, hash, passwordHash, now });
      ended = await endSessionsWith(client, way.account, null, "email_restored", now);
      await noteAct(client, way.account, "email_restored", null, now);
    }),
  );
  for (const id of ended) sessions.ended({ id, playerId: way.account });
  watch.ended("email_restored", way.account, ended);
  for (const to of new Set([way.email, left])) mailer.send({ to, ...accountMails.emailRestored(config.houseName) });
}

/** @returns the address that the account leaves. */
async function restore(
  client: pg.PoolClient,
  { mailboxHash }: EmailReturnParts,
  { way, hash, passwordHash, now }: { way: WayBack; hash: Buffer; passwordHash: string; now: Date },
): Promise<string> {
  const { account, email, changed_at } = way;
  const { rows } = await client.query<{ email: string }>(
    "select email from account where id = $1 and closed_at is null for update",
    [account],
  );
  const used = await client.query("delete from account_email_return where token_hash = $1 and expires_at > $2", [
    hash,
    now,
  ]);
  const left = rows[0]?.email;
  if (used.rowCount === 0 || left === undefined) throw new AppError("link_expired");
  await client.query("delete from account_email_return where account = $1 and changed_at >= $2", [account, changed_at]);
  await client.query("update account set email = $2, mailbox = $3, password = $4 where id = $1", [
    account,
    email,
    mailboxHash(email),
    passwordHash,
  ]);
  await forgetMailedSecrets(client, account);
  await client.query(
    `with gone as (delete from account_two_factor where account = $1 and (secret is null or enabled_at >= $2) returning secret)
     delete from account_recovery_code where account = $1 and exists (select from gone where secret is not null)`,
    [account, new Date(changed_at.getTime() - RETURN_MS)],
  );
  return left;
}
