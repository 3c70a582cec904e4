import { errorCode, type Http, isUnanswered } from "@fairhouse/client/wire/http.ts";
import type { Currency, LoginBody, RegisterBody, Session } from "@fairhouse/protocol/account.ts";
import { type SessionStore, signedIn, signedOff } from "./session.ts";
import { expiryOf, startWith, TOKEN_KEY } from "./token.ts";

/** Time before its expiry at which a token is renewed, so that no request and no socket meets the expiry itself. */
const RENEW_AHEAD_MS = 20_000;
/** Browsers fire longer timers at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Messages to other tabs of the same browser. */
export type TabMessage = "signed-in" | "signed-out";

export interface SessionPorts {
  readonly store: SessionStore;
  /** Sends requests with the token of the store. */
  readonly http: Http;
  /** Sends requests without a token: sign-in, registration and renewal must not depend on an old one. */
  readonly bareHttp: Http;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Returns true if this browser may have a session cookie, which pages cannot see themselves. */
  readonly mayHaveCookie: () => boolean;
  readonly now: () => number;
  readonly houseCurrency: () => Currency;
  /** Runs the work of one tab at a time: the session cookie rotates, and two tabs must not both spend the same one. */
  readonly oneTabAtATime: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  readonly tellTabs: (message: TabMessage) => void;
  /** Calls back once, when the network may be back. */
  readonly whenOnline: (retry: () => void) => void;
  /** Called when the player has signed out, here or in another tab. */
  readonly onSignedOut: () => void;
  /** Called when the session is really over: shows 'Token expired' and then the sign-in page. */
  readonly onExpired: () => void;
  readonly log: (message: string, cause: unknown) => void;
}

/** Changes who is signed in, and keeps them signed in. */
export class SessionControl {
  readonly #ports: SessionPorts;
  #renewal: ReturnType<typeof setTimeout> | undefined;
  /** Counts the sessions that have ended here. */
  #ends = 0;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
  }

  /** Runs the start-up flow (specification §4). Never rejects. */
  async start(): Promise<void> {
    try {
      const answer = await this.#findSession();
      if (answer === null) this.#end();
      else this.#begin(answer);
    } catch (error) {
      this.#ports.log("Nobody is signed in", error);
      // Only the server's answer ends a session. Without one the token stays and is tried again.
      if (saysOver(error)) return this.#end();
      this.#ports.store.setState({ isInitialized: true, loading: false, token: null, user: null });
      this.#ports.whenOnline(() => void this.start());
    }
  }

  login(body: LoginBody): Promise<void> {
    return this.#enter("/auth/login", body);
  }

  register(body: RegisterBody): Promise<void> {
    return this.#enter("/auth/register", body);
  }

  /**
   * Ends the session on the server, then here and in the other tabs. Rejects, still signed in, if the server was not
   * reached.
   */
  async logout(): Promise<void> {
    try {
      await this.#ports.http.post("/auth/logout");
    } catch (error) {
      // Signed out from elsewhere a moment ago: the goal is reached.
      if (!saysOver(error)) throw error;
    }
    this.#end();
    this.#ports.tellTabs("signed-out");
    this.#ports.onSignedOut();
  }

  /**
   * Gets a new token with the session cookie; null if the session is over, or the cookie is of another player by now.
   * For the HTTP client.
   */
  async renew(): Promise<string | null> {
    const { user } = this.#ports.store.getState();
    const ends = this.#ends;
    const answer = await this.#askCookie();
    // Signed out meanwhile, here or in another tab: a late answer signs nobody in again.
    if (ends !== this.#ends) return null;
    if (answer !== null) {
      this.#begin(answer);
      return user === null || user._id === answer.user._id ? answer.accessToken : null;
    }
    if (this.#ports.store.getState().isLoggedIn) {
      this.#end();
      this.#ports.onExpired();
    }
    return null;
  }

  /** Checks if the session is really over after the server has ended this socket's session. */
  async doubt(): Promise<void> {
    if (this.#ports.store.getState().token !== null) await this.#renewInBackground();
  }

  async hear(message: TabMessage): Promise<void> {
    if (message === "signed-out") {
      this.#end();
      this.#ports.onSignedOut();
    } else if (!this.#ports.store.getState().isLoggedIn) await this.start();
  }

  /**
   * Makes one attempt of the start-up flow. Returns the session, or null for a visitor; rejects if the house was not
   * reached.
   */
  async #findSession(): Promise<Session | null> {
    const { storage, store, http, mayHaveCookie, now } = this.#ports;
    const stored = storage.getItem(TOKEN_KEY);
    if (stored === null && !mayHaveCookie()) return null;
    if (stored === null || startWith(stored, now()) === "cookie") return this.#askCookie();
    store.setState({ token: stored });
    try {
      return await http.get<Session>("/auth/me");
    } catch (error) {
      // The session of this tab has ended, but another tab may have signed in since.
      if (!saysOver(error) || !mayHaveCookie()) throw error;
      store.setState({ token: null });
      return this.#askCookie();
    }
  }

  #askCookie(): Promise<Session | null> {
    return this.#ports.oneTabAtATime(() => this.#ports.bareHttp.post<Session | null>("/auth/refresh"));
  }

  async #enter(path: "/auth/login" | "/auth/register", body: LoginBody | RegisterBody): Promise<void> {
    const { store, bareHttp, tellTabs } = this.#ports;
    store.setState({ loading: true });
    try {
      this.#begin(await bareHttp.post<Session>(path, body));
      tellTabs("signed-in");
    } finally {
      store.setState({ loading: false });
    }
  }

  #begin(answer: Session): void {
    this.#ports.storage.setItem(TOKEN_KEY, answer.accessToken);
    this.#ports.store.setState(signedIn(answer));
    this.#renewAhead(answer.accessToken);
  }

  #end(): void {
    this.#ends += 1;
    clearTimeout(this.#renewal);
    this.#ports.storage.removeItem(TOKEN_KEY);
    this.#ports.store.setState(signedOff(this.#ports.houseCurrency()));
  }

  #renewAhead(token: string): void {
    clearTimeout(this.#renewal);
    const expiry = expiryOf(token);
    if (expiry === null) return;
    const wait = Math.min(LONGEST_TIMER_MS, Math.max(1_000, expiry - this.#ports.now() - RENEW_AHEAD_MS));
    this.#renewal = setTimeout(() => void this.#renewInBackground(), wait);
  }

  async #renewInBackground(): Promise<void> {
    try {
      await this.renew();
    } catch (error) {
      if (isUnanswered(error)) this.#ports.whenOnline(() => void this.#renewInBackground());
      else this.#ports.log("The session could not be renewed", error);
    }
  }
}

/** Returns true if the house has answered that there is no session. */
function saysOver(error: unknown): boolean {
  const code = errorCode(error);
  return code === "unauthenticated" || code === "token_expired";
}
