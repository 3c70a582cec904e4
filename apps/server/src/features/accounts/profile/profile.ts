import type { Clock } from "@fairhouse/platform/clock.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { avatarPath } from "@fairhouse/protocol/account-avatars.ts";
import type {
  ChangePasswordBody,
  IdentityChange,
  PasswordBody,
  Profile,
} from "@fairhouse/protocol/account-security.ts";
import type pg from "pg";
import type { Config } from "../../../machinery/config.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import type { Mailer } from "../../../machinery/mail/mailer.ts";
import type { Sessions, SignedIn } from "../../../machinery/sessions/sessions.ts";
import { skeletonOf } from "../../../machinery/text/skeleton.ts";
import { accountMails } from "../account-mails.ts";
import { endSessionsWith, forgetMailedSecrets, noteAct } from "../changes.ts";
import { unlessTaken } from "../registration.ts";
import { isCommonPassword } from "../sign-in/common-passwords.ts";
import type { CookieJar } from "../sign-in/cookies.ts";
import type { PasswordHasher } from "../sign-in/hash-queue.ts";
import type { SharedAttempts } from "../sign-in/shared-attempts.ts";
import type { SignInWatch } from "../sign-in/sign-in-watch.ts";
import type { TwoFactor } from "../sign-in/two-factor.ts";
import { isReservedName } from "./reserved-names.ts";

/** Limits within a quarter of an hour. */
const MAX_PASSWORDS = 10;
const MAX_IDENTITIES = 20;
const REFERRED_SHOWN = 50;

export interface ProfileParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly passwords: PasswordHasher;
  readonly shared: SharedAttempts;
  readonly mailer: Mailer;
  readonly twoFactor: TwoFactor;
  readonly cookies: CookieJar;
  readonly watch: SignInWatch;
}

/** The row that {@link Profiles.confirmPassword} read to compare. */
export interface Confirmed {
  readonly email: string;
  readonly passwordHash: string;
}

/** Changes that players make to their own accounts. */
export class Profiles {
  readonly #parts: ProfileParts;

  constructor(parts: ProfileParts) {
    this.#parts = parts;
  }

  async read(account: string): Promise<Profile> {
    const { pool, twoFactor } = this.#parts;
    const own = await pool.query<{ created_at: Date; hidden: boolean; referred: number; waiting: string | null }>(
      `select a.created_at, p.name is null as hidden,
         (select c.email from account_email_change c where c.account = a.id and c.expires_at > $2) as waiting,
         (select count(*)::int from account r where r.referred_by = a.id) as referred
       from account a join play_player p on p.id = a.id where a.id = $1`,
      [account, this.#now()],
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
      // The initials' colours come from the id, which would identify a hidden player.
      avatar: name === null ? "" : avatar,
      joinedAt: created_at.toISOString(),
    }));
    return {
      createdAt: row.created_at.toISOString(),
      hidden: row.hidden,
      waitingEmail: row.waiting,
      twoFactor: await twoFactor.state(account),
      referral: { count: row.referred, players },
    };
  }

  /**
   * Requires the account's password. Slow, and throttled by account.
   * @returns the account's address.
   * @throws AppError `wrong_password`, `too_many_requests`, `busy`.
   */
  async confirmPassword(account: string, password: string): Promise<Confirmed> {
    const { pool, passwords, shared, watch } = this.#parts;
    const key = `password ${account}`;
    await shared.demand(key, MAX_PASSWORDS);
    const { rows } = await pool.query<{ email: string; password: string }>(
      "select email, password from account where id = $1 and closed_at is null",
      [account],
    );
    const row = rows[0];
    const matches = await passwords.verify(row?.password ?? null, password);
    if (row === undefined || !matches) {
      await watch.wrongPasswordInside(account);
      throw new AppError("wrong_password");
    }
    await shared.forget(key);
    return { email: row.email, passwordHash: row.password };
  }

  /**
   * Required for changes of who can sign in: checks the password, and a fresh code if there is a second factor. A
   * browser that was left open, even together with a stolen password, must not be enough.
   * @throws AppError like {@link confirmPassword}, and `code_required`, `code_wrong`.
   */
  async confirm(player: SignedIn, body: PasswordBody): Promise<Confirmed> {
    const confirmed = await this.confirmPassword(player.id, body.password);
    await this.confirmCode(player, body.code);
    return confirmed;
  }

  /** Does the second half of {@link confirm}. */
  async confirmCode(player: SignedIn, code: string | undefined): Promise<void> {
    const { twoFactor, watch } = this.#parts;
    const { id, sessionId } = player;
    await watch.overCode(id, { session: sessionId }, true, () => twoFactor.pass(id, code, sessionId));
  }

  async emailOf(account: string): Promise<string> {
    const { rows } = await this.#parts.pool.query<{ email: string }>("select email from account where id = $1", [
      account,
    ]);
    const row = rows[0];
    if (row === undefined) throw new Error(`no account ${account}`);
    return row.email;
  }

  /**
   * Changes the password; all other sessions end, and links mailed earlier become invalid.
   * @returns the device cookie for this browser: those made with the password before are worth nothing.
   * @throws AppError like {@link confirm}, and `password_too_common`.
   */
  async changePassword(player: SignedIn, body: ChangePasswordBody): Promise<string> {
    const { pool, passwords, sessions, mailer, cookies, config } = this.#parts;
    // Checked before a code is spent.
    if (isCommonPassword(body.newPassword, await this.emailOf(player.id), config.houseName))
      throw new AppError("password_too_common");
    const { email, passwordHash: before } = await this.confirm(player, body);
    const passwordHash = await passwords.hash(body.newPassword);
    const ended = await inTransaction(pool, async (client) => {
      // The second of two concurrent changes was confirmed by a password that is no longer valid.
      const changed = await client.query("update account set password = $2 where id = $1 and password = $3", [
        player.id,
        passwordHash,
        before,
      ]);
      if (changed.rowCount === 0) throw new AppError("wrong_password");
      await forgetMailedSecrets(client, player.id);
      await noteAct(client, player.id, "password_changed", player.sessionId, this.#now());
      return endSessionsWith(client, player.id, player.sessionId, "password_changed", this.#now());
    });
    for (const id of ended) sessions.ended({ id, playerId: player.id });
    mailer.send({ to: email, ...accountMails.passwordChanged(config.houseName) });
    return cookies.sealDevice(undefined, player.id, passwordHash);
  }

  /** Changes names, picture and visibility, as far as they are given. @throws AppError `username_taken`, `too_many_requests`. */
  async changeIdentity(player: SignedIn, change: IdentityChange): Promise<void> {
    const { pool, shared, config } = this.#parts;
    await shared.demand(`identity ${player.id}`, MAX_IDENTITIES);
    const before = await this.#usernameOf(player.id);
    const { username = before, firstName, lastName, avatar, hidden } = change;
    // A player keeps an existing name, even if it would not be given today.
    const kept = username === before;
    if (!kept && isReservedName(username, config.houseName)) throw new AppError("username_taken");
    const skeleton = kept ? null : skeletonOf(username);
    const picture = avatar === undefined ? null : avatar === null ? player.id : avatarPath(avatar);
    await unlessTaken(["account_username", "account_username_skeleton_key"], "username_taken", () =>
      inTransaction(pool, async (client) => {
        // The player's row is locked first, as everywhere.
        await client.query(
          `update play_player set name = case when coalesce($2, name is null) then null else $3 end,
             avatar = coalesce($4, avatar), version = version + 1 where id = $1`,
          [player.id, hidden ?? null, username, picture],
        );
        await client.query(
          `update account set username = $2, first_name = coalesce($3, first_name), last_name = coalesce($4, last_name),
             username_skeleton = coalesce($5, username_skeleton) where id = $1`,
          [player.id, username, firstName ?? null, lastName ?? null, skeleton],
        );
        await noteAct(client, player.id, "identity_changed", player.sessionId, this.#now());
      }),
    );
  }

  async #usernameOf(account: string): Promise<string> {
    const { rows } = await this.#parts.pool.query<{ username: string }>("select username from account where id = $1", [
      account,
    ]);
    const row = rows[0];
    if (row === undefined) throw new Error(`no account ${account}`);
    return row.username;
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}
