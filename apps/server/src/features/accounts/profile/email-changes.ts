import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { ChangeEmailBody } from "@fairhouse/protocol/account-security.ts";
import type pg from "pg";
import type { Config } from "../../../machinery/config.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import type { Mailer } from "../../../machinery/mail/mailer.ts";
import type { SignedIn } from "../../../machinery/sessions/sessions.ts";
import { accountMails } from "../account-mails.ts";
import { forgetMailedSecrets, noteAct } from "../changes.ts";
import { isRefused, keepRefusal } from "../refusals.ts";
import { isReserved, isTaken, unlessTaken } from "../registration.ts";
import { hashOf } from "../sign-in/resets.ts";
import type { SharedAttempts } from "../sign-in/shared-attempts.ts";
import type { MailboxHash } from "./mailbox.ts";
import type { Profiles } from "./profile.ts";

const CODE_MS = 60 * 60 * 1000;
const CODE_DIGITS = 8;
/** Guesses at one code: it has eight digits, so one guess in ten million is right. */
const MAX_TRIES = 5;
/** New codes of one account in a quarter of an hour: more would be spam in the house's name. */
const MAX_CODES = 5;
const TOKEN_BYTES = 32;
/** Days for which the old mailbox can undo a change. */
const RETURN_DAYS = 7;
export const RETURN_MS = RETURN_DAYS * 24 * 60 * 60 * 1000;

export interface EmailChangeParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly profiles: Profiles;
  readonly shared: SharedAttempts;
  readonly mailer: Mailer;
  readonly mailboxHash: MailboxHash;
  /** The key with which codes are hashed: eight digits alone could be brute-forced. */
  readonly codeKey: Buffer;
  readonly siteOrigin: () => string;
}

/**
 * Changes of an account's address. A house that sends mail changes nothing before the new mailbox has shown its code,
 * and gives the old one a way back for some days. A house without mail never verified a mailbox at all: the change
 * takes effect at once.
 */
export class EmailChanges {
  readonly #parts: EmailChangeParts;

  constructor(parts: EmailChangeParts) {
    this.#parts = parts;
  }

  /**
   * Asks for a change of the address.
   * @returns the address that waits for its code; null if the change is already in effect.
   * @throws AppError `email_taken`, `too_many_requests`, and like `Profiles.confirm`.
   */
  async ask(player: SignedIn, body: ChangeEmailBody): Promise<string | null> {
    const { profiles, shared, mailer, config, pool } = this.#parts;
    await profiles.confirmPassword(player.id, body.password);
    // Checked before a code is spent, but after the password, so that strangers learn nothing about other addresses.
    await this.#demandFree(player, body.email);
    await profiles.confirmCode(player, body.code);
    if (!mailer.delivers) {
      await this.#change(player, body.email);
      return null;
    }
    if (!(await shared.take(`email code ${player.id}`, MAX_CODES))) throw new AppError("too_many_requests");
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
    await inTransaction(pool, async (client) => {
      await client.query(
        `insert into account_email_change as c (account, email, code_hash, expires_at) values ($1, $2, $3, $4)
         on conflict (account) do update set email = excluded.email, code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
        [player.id, body.email, this.#codeHash(player.id, code), this.#later(CODE_MS)],
      );
      await noteAct(client, player.id, "email_change_asked", player.sessionId, this.#now());
    });
    mailer.send({ to: body.email, ...accountMails.emailCode(config.houseName, code) });
    return body.email;
  }

  /**
   * Confirms the change with the code that the new mailbox got.
   * @throws AppError `code_wrong`, `link_expired`, `email_taken`.
   */
  async confirm(player: SignedIn, code: string): Promise<void> {
    const { rows } = await this.#parts.pool.query<{ email: string; code_hash: Buffer }>(
      `update account_email_change set tries = tries + 1 where account = $1 and expires_at > $2 and tries < ${MAX_TRIES}
       returning email, code_hash`,
      [player.id, this.#now()],
    );
    const waiting = rows[0];
    if (waiting === undefined) throw new AppError("link_expired");
    const given = this.#codeHash(player.id, code.replaceAll(/\D/g, ""));
    if (!timingSafeEqual(given, waiting.code_hash)) throw new AppError("code_wrong");
    await this.#demandFree(player, waiting.email);
    await this.#change(player, waiting.email);
  }

  async cancel(player: SignedIn): Promise<void> {
    await this.#parts.pool.query("delete from account_email_change where account = $1", [player.id]);
  }

  async #demandFree(player: SignedIn, email: string): Promise<void> {
    const { pool, mailboxHash } = this.#parts;
    const taken = await isTaken(pool, email, this.#now(), player.id);
    if (taken || (await isRefused(pool, mailboxHash(email), this.#now(), player.id))) throw new AppError("email_taken");
  }

  /** Changes the address, tells both mailboxes, and gives the old one the way back. */
  async #change(player: SignedIn, email: string): Promise<void> {
    const { pool, mailer, config, siteOrigin } = this.#parts;
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    let before = "";
    await unlessTaken(["account_email"], "email_taken", () =>
      inTransaction(pool, async (client) => {
        before = await this.#move(client, player, email);
        if (mailer.delivers && before.toLowerCase() !== email.toLowerCase()) {
          await this.#leaveWayBack(client, player.id, before, token);
        }
      }),
    );
    const link = `${siteOrigin()}/auth/jwt/restore-email#token=${token}`;
    mailer.send({ to: email, ...accountMails.emailChanged(config.houseName) });
    if (before !== email) mailer.send({ to: before, ...accountMails.emailLeft(config.houseName, link, RETURN_DAYS) });
  }

  async #move(client: pg.PoolClient, player: SignedIn, email: string): Promise<string> {
    const { mailboxHash } = this.#parts;
    // A longer exclusion waits, and then finds the refusal of the address. Closing an account locks in this order, too.
    await client.query("select from play_player where id = $1 for share", [player.id]);
    const { rows } = await client.query<{ email: string }>(
      "select email from account where id = $1 and closed_at is null for update",
      [player.id],
    );
    const before = rows[0]?.email;
    if (before === undefined) throw new AppError("unauthenticated");
    await keepRefusal(client, player.id, mailboxHash(before), this.#now());
    await client.query("update account set email = $2, mailbox = $3 where id = $1", [
      player.id,
      email,
      mailboxHash(email),
    ]);
    await client.query("delete from account_email_return where account = $1 and lower(email) = lower($2)", [
      player.id,
      email,
    ]);
    if (await isReserved(client, email, this.#now(), player.id)) throw new AppError("email_taken");
    // Links that went to the old mailbox are invalid now, except the way back.
    await forgetMailedSecrets(client, player.id);
    await noteAct(client, player.id, "email_changed", player.sessionId, this.#now());
    return before;
  }

  async #leaveWayBack(client: pg.PoolClient, account: string, email: string, token: string): Promise<void> {
    await client.query("delete from account_email_return where expires_at <= $1", [this.#now()]);
    await client.query(
      `insert into account_email_return (token_hash, account, email, changed_at, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (lower(email)) do update set token_hash = excluded.token_hash, changed_at = excluded.changed_at, expires_at = excluded.expires_at`,
      [hashOf(token), account, email, this.#now(), this.#later(RETURN_MS)],
    );
  }

  #codeHash(account: string, code: string): Buffer {
    return createHmac("sha256", this.#parts.codeKey).update(`email code:${account}:${code}`).digest();
  }

  #later(ms: number): Date {
    return new Date(this.#parts.clock.now() + ms);
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}
