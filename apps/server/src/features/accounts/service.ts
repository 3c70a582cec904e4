import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { LoginBody, RegisterBody, Session, User } from "@fairhouse/protocol/account.ts";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Config } from "../../machinery/config.ts";
import type { EndedWhy, Schema } from "../../machinery/database/schema.ts";
import { AppError } from "../../machinery/http/errors.ts";
import type { Sessions, SignedIn } from "../../machinery/sessions/sessions.ts";
import type { Tokens } from "../../machinery/sessions/tokens.ts";
import { REFERRAL_CODE } from "./profile/names.ts";
import type { Registration } from "./registration.ts";
import { isCommonPassword } from "./sign-in/common-passwords.ts";
import type { CookieJar, RefreshTicket } from "./sign-in/cookies.ts";
import type { PasswordHasher } from "./sign-in/hash-queue.ts";
import type { SignInWatch } from "./sign-in/sign-in-watch.ts";
import type { Attempt, Throttle } from "./sign-in/throttle.ts";
import type { TwoFactor } from "./sign-in/two-factor.ts";
import {
  type AccountRow,
  endSessions,
  findAccount,
  findPassword,
  findReferrer,
  findSession,
  listSessions,
  rotateSession,
} from "./store.ts";

/**
 * Two tabs that start together refresh with the same cookie; within this time the second gets the answer of the first.
 */
const ROTATION_GRACE_MS = 30_000;

interface SessionTimes {
  readonly generation: number;
  readonly rotated_at: Date;
  readonly seen_at: Date;
}

export interface AccountParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly random: Random;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly passwords: PasswordHasher;
  readonly throttle: Throttle;
  readonly twoFactor: TwoFactor;
  readonly cookies: CookieJar;
  readonly registration: Registration;
  readonly watch: SignInWatch;
}

/** The origin of a sign-in. */
export interface Visitor {
  /** IP address; IPv6 by its /64. */
  readonly address: string;
  /** The browser's name for itself. */
  readonly device: string;
  readonly deviceCookie: string | undefined;
  readonly referral: string | undefined;
}

export interface Opened {
  readonly answer: Session;
  readonly ticket: RefreshTicket;
}

/** A session that a password has opened. */
export interface Entered extends Opened {
  /** Marks the browser as known to the account. */
  readonly deviceCookie: string;
}

/** Accounts and their sessions: everything that the routes of this folder do. */
export class Accounts {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  /** @throws AppError `password_too_common`, `email_taken`, `busy`. */
  async register(body: RegisterBody, visitor: Visitor): Promise<Entered> {
    const { config, db, passwords, random, registration, watch } = this.#parts;
    if (isCommonPassword(body.password, body.email, config.houseName)) throw new AppError("password_too_common");
    await registration.demandFree(body.email, this.#now());
    const { password, ...person } = body;
    const account = {
      ...person,
      id: random.uuid(),
      passwordHash: await passwords.hash(password),
      referredBy: REFERRAL_CODE.test(visitor.referral ?? "") ? await findReferrer(db, visitor.referral ?? "") : null,
      now: this.#now(),
    };
    await registration.insert(account);
    const opened = await this.#open(account.id, visitor, account.passwordHash);
    watch.opened("registered", account.id, opened.ticket.sessionId, visitor.address);
    return opened;
  }

  /**
   * Signs in. An unknown address and a wrong password get the same answer after the same work.
   * @throws AppError `bad_credentials`, `code_required`, `code_wrong`, `too_many_requests`, `busy`.
   */
  async login(body: LoginBody, visitor: Visitor): Promise<Entered> {
    const { db, throttle, cookies, watch } = this.#parts;
    const known = await findPassword(db, body.email);
    const device = known === undefined ? null : cookies.openDevice(visitor.deviceCookie, known.id, known.password);
    const { address } = visitor;
    const attempt = { account: known?.id ?? null, email: body.email.toLowerCase(), address, device };
    const failures = await throttle.begin(attempt);
    const matches = await this.#compare(attempt, known?.password ?? null, body.password);
    if (known === undefined || !matches) {
      watch.wrongPassword(attempt, failures);
      throw new AppError("bad_credentials");
    }
    await throttle.succeeded(attempt);
    await this.#secondStep(attempt, known.id, body.code);
    const opened = await this.#open(known.id, visitor, known.password);
    watch.opened("signed in", known.id, opened.ticket.sessionId, address);
    return opened;
  }

  /** Compares the password. One that is not compared, because too many wait, does not count as a try. */
  async #compare(attempt: Attempt, stored: string | null, password: string): Promise<boolean> {
    try {
      return await this.#parts.passwords.verify(stored, password);
    } catch (error) {
      await this.#parts.throttle.takeBack(attempt);
      throw error;
    }
  }

  async #secondStep(attempt: Attempt, account: string, code: string | undefined): Promise<void> {
    const { twoFactor, watch } = this.#parts;
    const { address, device } = attempt;
    await watch.overCode(account, { address }, device !== null, () => twoFactor.pass(account, code, device ?? ""));
  }

  async me(player: SignedIn, accessToken: string): Promise<Session> {
    return sessionAnswer(await this.#account(player.id), accessToken, this.#parts.config);
  }

  /**
   * Exchanges a refresh cookie for a new access token and the next cookie. A cookie whose successor is in use has been
   * copied: its session ends, for the thief and for the player, who signs in again.
   */
  async refresh(cookie: string | undefined, visitor: Visitor): Promise<Opened | null> {
    const { db, cookies, config } = this.#parts;
    const ticket = cookies.openRefresh(cookie);
    if (ticket === null) return null;
    const now = this.#now();
    const rotated = await rotateSession(db, {
      id: ticket.sessionId,
      ...visitor,
      generation: ticket.generation,
      now,
      idleMs: config.sessionMs,
      longestMs: config.sessionLongestMs,
    });
    const session = await findSession(db, ticket.sessionId);
    if (session === undefined || session.ended_at !== null || session.expires_at <= now) return null;
    if (session.created_at.getTime() + config.sessionLongestMs <= now.getTime()) return null;
    if (!rotated && !this.#mayFollow(ticket, session, now)) {
      await this.end({ account: session.account, id: session.id }, "cookie_reused");
      return null;
    }
    return this.#answer(session.account, { sessionId: session.id, generation: session.generation }, session.expires_at);
  }

  #mayFollow(ticket: RefreshTicket, { generation, rotated_at, seen_at }: SessionTimes, now: Date): boolean {
    const justNow = now.getTime() - rotated_at.getTime() <= ROTATION_GRACE_MS;
    // Nobody has used the session since: the answer with the next cookie may have been lost on its way.
    const isUnused = seen_at <= rotated_at;
    return ticket.generation === generation - 1 && (justNow || isUnused);
  }

  /** Returns the session that a refresh cookie belongs to, for signing out after the access token expired. */
  async sessionOf(cookie: string | undefined): Promise<{ account: string; id: string } | null> {
    const ticket = this.#parts.cookies.openRefresh(cookie);
    if (ticket === null) return null;
    const session = await findSession(this.#parts.db, ticket.sessionId);
    return session === undefined ? null : { account: session.account, id: session.id };
  }

  /** Ends sessions and tells everybody who holds one. @returns the number of sessions. */
  async end(which: { account: string; id?: string; except?: string }, why: EndedWhy): Promise<number> {
    const ids = await endSessions(this.#parts.db, which, why, this.#now());
    this.#parts.watch.ended(why, which.account, ids);
    for (const id of ids) this.#parts.sessions.ended({ id, playerId: which.account });
    return ids.length;
  }

  async listSessions(player: SignedIn) {
    return listSessions(this.#parts.db, player.id, this.#now());
  }

  /** Records that the player declared to be 18 or older. @throws AppError `age_confirmed` the second time. */
  async confirmAge(player: SignedIn): Promise<User> {
    const confirmed = await this.#parts.pool.query(
      "update play_player set adult_at = $2, version = version + 1 where id = $1 and adult_at is null",
      [player.id, this.#now()],
    );
    if (confirmed.rowCount === 0) throw new AppError("age_confirmed");
    return userAnswer(await this.#account(player.id));
  }

  async user(id: string): Promise<User> {
    return userAnswer(await this.#account(id));
  }

  /**
   * Opens a session.
   * @param passwordHash the hash that was compared: a session opened during a password change would outlive it.
   */
  async #open(account: string, visitor: Visitor, passwordHash: string): Promise<Entered> {
    const { pool, random, config, cookies } = this.#parts;
    const now = this.#now();
    const expiresAt = new Date(now.getTime() + Math.min(config.sessionMs, config.sessionLongestMs));
    const id = random.uuid();
    const { device, address } = visitor;
    const opened = await pool.query(
      `insert into account_session (id, account, device, address, rotated_at, created_at, seen_at, expires_at)
       select $1, id, $3, $4, $5, $5, $5, $6 from account where id = $2 and password = $7 and closed_at is null for share`,
      [id, account, device, address, now, expiresAt, passwordHash],
    );
    if (opened.rowCount === 0) throw new AppError("bad_credentials");
    const deviceCookie = cookies.sealDevice(visitor.deviceCookie, account, passwordHash);
    return { ...(await this.#answer(account, { sessionId: id, generation: 0 }, expiresAt)), deviceCookie };
  }

  async #answer(account: string, ticket: RefreshTicket, expiresAt: Date): Promise<Opened> {
    const { tokens, clock, config } = this.#parts;
    const accessToken = tokens.issue(account, ticket.sessionId, clock.now(), expiresAt.getTime());
    return { answer: sessionAnswer(await this.#account(account), accessToken, config), ticket };
  }

  async #account(id: string): Promise<AccountRow> {
    const row = await findAccount(this.#parts.db, id, this.#parts.clock.now());
    if (row === undefined) throw new Error(`account ${id} has no player`);
    return row;
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}

function userAnswer(row: AccountRow): User {
  return {
    _id: row.id,
    email: row.email,
    username: row.username,
    iReferral: row.referral_code,
    avatar: row.avatar,
    role: row.role,
    firstName: row.first_name,
    lastName: row.last_name,
    adultAt: row.adult_at?.toISOString() ?? null,
  };
}

function sessionAnswer(row: AccountRow, accessToken: string, { currency }: Config): Session {
  const balance = {
    _id: String(row.ledger_account),
    amount: row.balance ?? 0,
    currency,
    version: row.entries ?? 0,
    ...(row.held.length > 0 && { held: row.held }),
  };
  return {
    accessToken,
    user: userAnswer(row),
    session: { accessToken },
    balance,
    balances: [balance],
    // No payment provider is configured.
    adminAddress: "",
    solAdminAddress: "",
    ethAdminAddress: "",
  };
}
