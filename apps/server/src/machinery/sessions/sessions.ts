import type { Clock } from "@fairhouse/platform/clock.ts";
import { every, type Job } from "@fairhouse/platform/every.ts";
import type { Role } from "@fairhouse/protocol/account.ts";
import type pg from "pg";
import type { Logger } from "pino";
import type { Claims, Tokens } from "./tokens.ts";

/** Interval at which changes made by other servers are read. */
const WATCH_EVERY_MS = 1000;
/** Time without such a read after which the memory is not trusted, and every request asks the database. */
const NEWS_VALID_MS = 5000;
/** Changes become visible at their commit, a little after the time they carry: reads look back that far behind the last one. */
const LOOK_BACK_MS = 30_000;
/** No token outlives this, so nothing before it is of use to a server that has not read for longer. */
const LONGEST_LOOK_BACK_MS = 24 * 60 * 60_000;
const FORGET_EVERY_MS = 60_000;
/** Tokens in memory; at the limit the oldest are forgotten and read again when they come back. */
const MAX_TOKENS = 100_000;
/** Ended sessions in memory. None comes back to life; at the limit the oldest are looked up again. */
const MAX_DEAD = 50_000;

/** The player who makes a request. */
export interface SignedIn {
  /** Id of both the account and the player. */
  readonly id: string;
  readonly sessionId: string;
  readonly role: Role;
}

interface LiveSession {
  player: SignedIn;
  ended: boolean;
}
interface KnownToken {
  readonly session: LiveSession;
  readonly expiresAt: number;
}
export interface EndedSession {
  readonly id: string;
  readonly playerId: string;
}
export type AdmitRefusal = "unauthenticated" | "token_expired" | "too_many_requests";

/**
 * The valid access tokens, answered from memory. A session that ends here is over at once; one that ends on another
 * server, within {@link NEWS_VALID_MS}. The database has the last word on every session that is met for the first time.
 */
export class Sessions {
  readonly #pool: pg.Pool;
  readonly #tokens: Tokens;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #known = new Map<string, KnownToken>();
  readonly #live = new Map<string, LiveSession>();
  readonly #announced = new Map<string, number>();
  readonly #dead = new Set<string>();
  /** Running queries to the database, by session: however many ask at once, it is queried once. */
  readonly #asking = new Map<string, Promise<Role | null>>();
  readonly #listeners = new Set<(session: EndedSession) => void>();
  #newsAt = Number.NEGATIVE_INFINITY;
  #forgotAt = Number.NEGATIVE_INFINITY;
  #watching: Job | null = null;

  constructor(parts: { pool: pg.Pool; tokens: Tokens; clock: Clock; log: Logger }) {
    this.#pool = parts.pool;
    this.#tokens = parts.tokens;
    this.#clock = parts.clock;
    this.#log = parts.log;
  }

  /**
   * Returns the player of a token that memory knows to be good; null if {@link admit} must decide. Runs before every
   * bet.
   */
  recall(token: string): SignedIn | null {
    const known = this.#known.get(token);
    if (known === undefined || known.session.ended) return null;
    if (known.expiresAt <= this.#clock.now()) return null;
    if (this.#clock.monotonic() - this.#newsAt > NEWS_VALID_MS) return null;
    return known.session.player;
  }

  /**
   * Decides about a token from its signature, its expiry and its session's row.
   * @param mayAsk called before the database is queried; returns true if this caller may cause a query.
   */
  async admit(token: string, mayAsk: () => boolean = () => true): Promise<SignedIn | AdmitRefusal> {
    const claims = this.#tokens.read(token);
    if (claims === null) return "unauthenticated";
    if (claims.exp * 1000 <= this.#clock.now()) return "token_expired";
    if (this.#dead.has(keyOf(claims.sid, claims.sub))) return "unauthenticated";
    if (!mayAsk()) return "too_many_requests";
    const role = await this.#roleOf(claims);
    if (role === null) {
      this.#bury(keyOf(claims.sid, claims.sub));
      return "unauthenticated";
    }
    const session = this.#live.get(claims.sid) ?? {
      player: { id: claims.sub, sessionId: claims.sid, role },
      ended: false,
    };
    // It may have been ended here during the query.
    if (session.ended || this.#announced.has(claims.sid)) return "unauthenticated";
    if (session.player.role !== role) session.player = { ...session.player, role };
    this.#live.set(claims.sid, session);
    this.#remember(token, { session, expiresAt: claims.exp * 1000 });
    return session.player;
  }

  /**
   * Returns the role of a live session's player; null if it is over, or does not belong to the player that the token
   * names.
   */
  async #roleOf({ sid, sub }: Claims): Promise<Role | null> {
    const key = keyOf(sid, sub);
    const asking = this.#asking.get(key);
    if (asking !== undefined) return asking;
    const now = new Date(this.#clock.now());
    const answer = this.#pool
      .query<{ role: Role }>({
        name: "session-admit",
        text: `update account_session s set seen_at = $3 from play_player p
          where s.id = $1 and s.account = $2 and p.id = s.account and s.ended_at is null and s.expires_at > $3
          returning p.role`,
        values: [sid, sub, now],
      })
      .then(({ rows }) => rows[0]?.role ?? null)
      .finally(() => this.#asking.delete(key));
    this.#asking.set(key, answer);
    return answer;
  }

  #bury(key: string): void {
    if (this.#dead.size >= MAX_DEAD) {
      const oldest = this.#dead.keys().next();
      if (!oldest.done) this.#dead.delete(oldest.value);
    }
    this.#dead.add(key);
  }

  /** Returns the player of a token, or null; for sockets. */
  async identify(token: string): Promise<SignedIn | null> {
    const known = this.recall(token) ?? (await this.admit(token));
    return typeof known === "string" ? null : known;
  }

  /**
   * Calls the listener for every session that ends, once, on whichever server. Returns a function that stops listening.
   */
  onEnded(listener: (session: EndedSession) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Call this after the commit that ended a session: from here on its tokens are refused. */
  ended(session: EndedSession): void {
    if (this.#announced.has(session.id)) return;
    this.#announced.set(session.id, this.#clock.monotonic());
    this.#bury(keyOf(session.id, session.playerId));
    const live = this.#live.get(session.id);
    if (live !== undefined) live.ended = true;
    this.#live.delete(session.id);
    for (const listener of this.#listeners) listener(session);
  }

  /** Starts to read changes made by other servers: ended sessions and new roles. */
  async watch(): Promise<void> {
    const failed = (error: unknown) => this.#log.warn({ err: error }, "sessions could not be read");
    await this.#readNews().catch(failed);
    this.#watching = every(this.#clock, WATCH_EVERY_MS, () => this.#readNews(), { failed });
  }

  async stop(): Promise<void> {
    await this.#watching?.stop();
  }

  async #readNews(): Promise<void> {
    const asked = this.#clock.monotonic();
    // A server that could not read for long must catch up on what ended meanwhile; one that starts remembers nothing.
    const missedMs = this.#newsAt === Number.NEGATIVE_INFINITY ? 0 : asked - this.#newsAt;
    const lookBackMs = Math.min(LONGEST_LOOK_BACK_MS, LOOK_BACK_MS + missedMs);
    const { rows } = await this.#pool.query<{ id: string; account: string; ended: boolean; role: Role }>({
      name: "session-news",
      text: `select s.id, s.account, s.ended_at is not null as ended, p.role
        from account_session s join play_player p on p.id = s.account
        where s.changed_at > now() - $1 * interval '1 second'`,
      values: [lookBackMs / 1000],
    });
    this.#newsAt = asked;
    for (const row of rows) {
      const live = this.#live.get(row.id);
      if (row.ended) this.ended({ id: row.id, playerId: row.account });
      else if (live !== undefined && live.player.role !== row.role) live.player = { ...live.player, role: row.role };
    }
    if (asked - this.#forgotAt > FORGET_EVERY_MS) this.#forget(asked);
  }

  #remember(token: string, known: KnownToken): void {
    if (this.#known.size >= MAX_TOKENS) {
      const oldest = this.#known.keys().next();
      if (!oldest.done) this.#known.delete(oldest.value);
    }
    this.#known.set(token, known);
  }

  /** Drops entries that are no longer needed. */
  #forget(monotonic: number): void {
    this.#forgotAt = monotonic;
    const now = this.#clock.now();
    for (const [token, known] of this.#known) {
      if (known.session.ended || known.expiresAt <= now) this.#known.delete(token);
    }
    const used = new Set([...this.#known.values()].map((known) => known.session.player.sessionId));
    for (const id of this.#live.keys()) if (!used.has(id)) this.#live.delete(id);
    for (const [id, at] of this.#announced) if (monotonic - at > 2 * FORGET_EVERY_MS) this.#announced.delete(id);
  }
}

/** Returns the key of a session as a token names it. */
function keyOf(session: string, player: string): string {
  return `${session} ${player}`;
}
