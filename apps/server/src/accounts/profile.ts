import { inTransaction } from "@fairhouse/ledger/transaction.ts";
import type { Clock } from "@fairhouse/play/ports.ts";
import { avatarPath } from "@fairhouse/protocol/account-avatars.ts";
import type {
  ChangeEmailBody,
  ChangePasswordBody,
  IdentityBody,
  Profile,
} from "@fairhouse/protocol/account-security.ts";
import type pg from "pg";
import type { Config } from "../config.ts";
import { AppError } from "../http/errors.ts";
import { accountMails } from "../mail/account-mails.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Attempts } from "./attempts.ts";
import { endSessionsWith, noteAct } from "./changes.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { PasswordHasher } from "./hash-queue.ts";
import { violatedConstraint } from "./registration.ts";
import type { Sessions, SignedIn } from "./sessions.ts";
import type { TwoFactor } from "./two-factor.ts";

/** In a quarter of an hour. */
const MAX_PASSWORDS = 10;
const MAX_IDENTITIES = 20;
const REFERRED_SHOWN = 50;
/** Names that others would take for the house, or for nobody. */
const RESERVED = /^(admin|administrator|support|operator|moderator|staff|system|hidden|guest|fairhouse)$/i;

export interface ProfileParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly passwords: PasswordHasher;
  readonly attempts: Attempts;
  readonly mailer: Mailer;
  readonly twoFactor: TwoFactor;
}

/** What players change about their own accounts. */
export class Profiles {
  readonly #parts: ProfileParts;

  constructor(parts: ProfileParts) {
    this.#parts = parts;
  }

  async read(account: string): Promise<Profile> {
    const { pool, twoFactor } = this.#parts;
    const own = await pool.query<{ created_at: Date; hidden: boolean; referred: number }>(
      `select a.created_at, p.name is null as hidden,
         (select count(*)::int from account r where r.referred_by = a.id) as referred
       from account a join play_player p on p.id = a.id where a.id = $1`,
      [account],
    );
    const row = own.rows[0];
    if (row === undefined) throw new Error(`account ${account} has no player`);
    const referred = await pool.query<{ name: string | null; avatar: string; created_at: Date }>(
      `select p.name, p.avatar, a.created_at from account a join play_player p on p.id = a.id
       where a.referred_by = $1 order by a.created_at desc limit ${REFERRED_SHOWN}`,
      [account],
    );
    const players = referred.rows.map(({ name, avatar, created_at }) => ({
      name,
      // The initials' colours come from the id, and who hides must not be known by them.
      avatar: name === null ? "" : avatar,
      joinedAt: created_at.toISOString(),
    }));
    return {
      createdAt: row.created_at.toISOString(),
      hidden: row.hidden,
      twoFactor: await twoFactor.state(account),
      referral: { count: row.referred, players },
    };
  }

  /**
   * Lets pass who knows the account's password. Slow, and throttled by account.
   * @returns the account's address. @throws AppError `wrong_password`, `too_many_requests`, `busy`.
   */
  async confirm(account: string, password: string): Promise<{ readonly email: string; readonly passwordHash: string }> {
    const { pool, passwords, attempts } = this.#parts;
    const key = `password ${account}`;
    attempts.demand(key, MAX_PASSWORDS);
    const { rows } = await pool.query<{ email: string; password: string }>(
      "select email, password from account where id = $1 and closed_at is null",
      [account],
    );
    const row = rows[0];
    const matches = await passwords.verify(row?.password ?? null, password);
    if (row === undefined || !matches) throw new AppError("wrong_password");
    attempts.forget(key);
    return { email: row.email, passwordHash: row.password };
  }

  async emailOf(account: string): Promise<string> {
    const { rows } = await this.#parts.pool.query<{ email: string }>("select email from account where id = $1", [
      account,
    ]);
    const row = rows[0];
    if (row === undefined) throw new Error(`no account ${account}`);
    return row.email;
  }

  /** All other sessions end. @throws AppError like {@link confirm}, and `password_too_common`. */
  async changePassword(player: SignedIn, body: ChangePasswordBody): Promise<void> {
    const { pool, passwords, sessions, mailer, config } = this.#parts;
    const { email, passwordHash: before } = await this.confirm(player.id, body.password);
    if (isCommonPassword(body.newPassword, email)) throw new AppError("password_too_common");
    const passwordHash = await passwords.hash(body.newPassword);
    const ended = await inTransaction(pool, async (client) => {
      // Of two changes at once the second was confirmed by a password that is no longer.
      const changed = await client.query("update account set password = $2 where id = $1 and password = $3", [
        player.id,
        passwordHash,
        before,
      ]);
      if (changed.rowCount === 0) throw new AppError("wrong_password");
      await client.query("delete from account_reset where account = $1", [player.id]);
      await noteAct(client, player.id, "password_changed", player.sessionId, this.#now());
      return endSessionsWith(client, player.id, player.sessionId, "password_changed", this.#now());
    });
    for (const id of ended) sessions.ended({ id, playerId: player.id });
    mailer.send({ to: email, ...accountMails.passwordChanged(config.houseName) });
  }

  /** Both mailboxes are told. @throws AppError like {@link confirm}, and `email_taken`. */
  async changeEmail(player: SignedIn, body: ChangeEmailBody): Promise<void> {
    const { pool, mailer, config } = this.#parts;
    const { email: before } = await this.confirm(player.id, body.password);
    await unlessTaken("account_email", "email_taken", () =>
      inTransaction(pool, async (client) => {
        await client.query("update account set email = $2 where id = $1 and closed_at is null", [
          player.id,
          body.email,
        ]);
        // Links that went to the old mailbox open nothing any more.
        await client.query("delete from account_reset where account = $1", [player.id]);
        await noteAct(client, player.id, "email_changed", player.sessionId, this.#now());
      }),
    );
    for (const to of new Set([before, body.email])) {
      mailer.send({ to, ...accountMails.emailChanged(config.houseName) });
    }
  }

  /** @throws AppError `username_taken`, `too_many_requests`. */
  async changeIdentity(player: SignedIn, body: IdentityBody): Promise<void> {
    const { pool, attempts } = this.#parts;
    attempts.demand(`identity ${player.id}`, MAX_IDENTITIES);
    const { username } = body;
    if (RESERVED.test(username) || username.toLowerCase() === this.#parts.config.houseName.toLowerCase()) {
      throw new AppError("username_taken");
    }
    await unlessTaken("account_username", "username_taken", () =>
      inTransaction(pool, async (client) => {
        // The player's row first, as everywhere.
        await client.query("update play_player set name = $2, avatar = $3, version = version + 1 where id = $1", [
          player.id,
          body.hidden ? null : username,
          body.avatar === null ? player.id : avatarPath(body.avatar),
        ]);
        await client.query("update account set username = $2, first_name = $3, last_name = $4 where id = $1", [
          player.id,
          username,
          body.firstName,
          body.lastName,
        ]);
        await noteAct(client, player.id, "identity_changed", player.sessionId, this.#now());
      }),
    );
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}

async function unlessTaken(
  constraint: string,
  code: "email_taken" | "username_taken",
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (violatedConstraint(error) === constraint) throw new AppError(code);
    throw error;
  }
}
