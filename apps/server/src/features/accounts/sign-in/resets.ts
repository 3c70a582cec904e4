import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../../../machinery/config.ts";
import type { Attempts } from "../../../machinery/http/attempts.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import type { Mailer } from "../../../machinery/mail/mailer.ts";
import type { Sessions } from "../../../machinery/sessions/sessions.ts";
import { accountMails } from "../account-mails.ts";
import { endSessionsWith, forgetMailedSecrets, noteAct } from "../changes.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { PasswordHasher } from "./hash-queue.ts";
import type { SharedAttempts } from "./shared-attempts.ts";

const RESET_MS = 60 * 60 * 1000;
const TOKEN_BYTES = 32;
/** Limits within a quarter of an hour. */
const MAX_OF_ADDRESS = 20;
const MAX_OF_PAIR = 5;
/** Mails to one mailbox, regardless of who asks for them: more would be spam in the house's name. */
const MAX_MAILS = 5;

export interface ResetParts {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly passwords: PasswordHasher;
  readonly attempts: Attempts;
  readonly shared: SharedAttempts;
  readonly mailer: Mailer;
  /** Origin of the site, for links: from the configuration, never from the host that a request names. */
  readonly siteOrigin: () => string;
}

/** Forgotten passwords: a link by mail, then a new password. */
export class PasswordResets {
  readonly #parts: ResetParts;
  readonly #working = new Set<Promise<void>>();

  constructor(parts: ResetParts) {
    this.#parts = parts;
  }

  /**
   * Mails a link to the owner of this address; returns at once, before it checks if there is one.
   * @throws AppError `too_many_requests`, for unknown addresses as for known ones.
   */
  request(email: string, address: string): void {
    const { attempts, log } = this.#parts;
    const key = email.toLowerCase();
    attempts.demand(`reset address ${address}`, MAX_OF_ADDRESS);
    attempts.demand(`reset pair ${key} ${address}`, MAX_OF_PAIR);
    const work: Promise<void> = this.#mailLink(key)
      .catch((error: unknown) => log.error({ err: error }, "a reset link could not be made"))
      .finally(() => this.#working.delete(work));
    this.#working.add(work);
  }

  async #mailLink(email: string): Promise<void> {
    const { pool, clock, mailer, config, siteOrigin, shared } = this.#parts;
    const now = clock.now();
    const { rows } = await pool.query<{ id: string; email: string }>(
      "select id, email from account where lower(email) = $1 and closed_at is null",
      [email],
    );
    const owner = rows[0];
    if (owner === undefined || !(await shared.take(`reset mail ${owner.id}`, MAX_MAILS))) return;
    await pool.query("delete from account_reset where expires_at <= $1", [new Date(now)]);
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    await pool.query(
      "insert into account_reset (token_hash, account, expires_at) select $1, id, $3 from account where id = $2 and email = $4",
      [hashOf(token), owner.id, new Date(now + RESET_MS), owner.email],
    );
    // After the #, so that no server, log or referrer ever sees it.
    const link = `${siteOrigin()}/auth/jwt/new-password#token=${token}`;
    mailer.send({ to: owner.email, ...accountMails.reset(config.houseName, link) });
  }

  /** Sets the password and ends every session. @throws AppError `link_expired`, `password_too_common`, `busy`. */
  async redeem(token: string, password: string): Promise<void> {
    const { pool, clock, passwords, sessions, mailer, config } = this.#parts;
    const now = new Date(clock.now());
    const hash = hashOf(token);
    const found = await pool.query<{ id: string; email: string }>(
      "select a.id, a.email from account_reset r join account a on a.id = r.account where r.token_hash = $1 and r.expires_at > $2",
      [hash, now],
    );
    const owner = found.rows[0];
    if (owner === undefined) throw new AppError("link_expired");
    const { id: account, email } = owner;
    if (isCommonPassword(password, email, config.houseName)) throw new AppError("password_too_common");
    const passwordHash = await passwords.hash(password);
    const ended = await inTransaction(pool, async (client) => {
      await client.query("select from account where id = $1 for update", [account]);
      const used = await client.query("delete from account_reset where token_hash = $1 and expires_at > $2", [
        hash,
        now,
      ]);
      if (used.rowCount === 0) throw new AppError("link_expired");
      await client.query("update account set password = $2 where id = $1", [account, passwordHash]);
      await forgetMailedSecrets(client, account);
      await noteAct(client, account, "password_reset", null, now);
      return endSessionsWith(client, account, null, "password_reset", now);
    });
    for (const id of ended) sessions.ended({ id, playerId: account });
    mailer.send({ to: email, ...accountMails.passwordReset(config.houseName) });
  }

  /** Waits for links that are being made. */
  async close(): Promise<void> {
    await Promise.all(this.#working);
  }
}

/** Returns the hash of a random token, which is too long to be brute-forced. */
export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
