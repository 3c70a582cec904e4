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

/** All functions that change who is signed in. */
export interface SessionControl {
  /** Runs the start-up flow (specification §4). Never rejects. */
  start(): Promise<void>;
  login(body: LoginBody): Promise<void>;
  register(body: RegisterBody): Promise<void>;
  /**
   * Ends the session on the server, then here and in the other tabs. Rejects, still signed in, if the server was not
   * reached.
   */
  logout(): Promise<void>;
  /** Gets a new token with the session cookie; null if the session is over. For the HTTP client. */
  renew(): Promise<string | null>;
  /** Checks if the session is really over after the server has ended this socket's session. */
  doubt(): Promise<void>;
  hear(message: TabMessage): Promise<void>;
}

export function createSessionControl(ports: SessionPorts): SessionControl {
  const { store, storage } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function apply(answer: Session): void {
    storage.setItem(TOKEN_KEY, answer.accessToken);
    store.setState(signedIn(answer));
    arm(answer.accessToken);
  }

  function end(): void {
    clearTimeout(timer);
    storage.removeItem(TOKEN_KEY);
    store.setState(signedOff(ports.houseCurrency()));
  }

  function arm(token: string): void {
    clearTimeout(timer);
    const expiry = expiryOf(token);
    if (expiry === null) return;
    const wait = Math.min(LONGEST_TIMER_MS, Math.max(1_000, expiry - ports.now() - RENEW_AHEAD_MS));
    timer = setTimeout(() => void renewInBackground(), wait);
  }

  async function renewInBackground(): Promise<void> {
    try {
      await renew();
    } catch (error) {
      if (isUnanswered(error)) ports.whenOnline(() => void renewInBackground());
      else ports.log("The session could not be renewed", error);
    }
  }

  function askCookie(): Promise<Session | null> {
    return ports.oneTabAtATime(() => ports.bareHttp.post<Session | null>("/auth/refresh"));
  }

  async function renew(): Promise<string | null> {
    const answer = await askCookie();
    if (answer !== null) {
      apply(answer);
      return answer.accessToken;
    }
    if (store.getState().isLoggedIn) {
      end();
      ports.onExpired();
    }
    return null;
  }

  /**
   * Makes one attempt of the start-up flow. Returns the session, or null for a visitor; rejects if the house was not
   * reached.
   */
  async function findSession(): Promise<Session | null> {
    const stored = storage.getItem(TOKEN_KEY);
    if (stored === null && !ports.mayHaveCookie()) return null;
    if (stored === null || startWith(stored, ports.now()) === "cookie") return askCookie();
    store.setState({ token: stored });
    return ports.http.get<Session>("/auth/me");
  }

  async function start(): Promise<void> {
    try {
      const answer = await findSession();
      if (answer === null) end();
      else apply(answer);
    } catch (error) {
      ports.log("Nobody is signed in", error);
      const code = errorCode(error);
      // Only the server's answer ends a session. Without one the token stays and is tried again.
      if (code === "unauthenticated" || code === "token_expired") return end();
      store.setState({ isInitialized: true, loading: false, token: null, user: null });
      ports.whenOnline(() => void start());
    }
  }

  async function enter(path: "/auth/login" | "/auth/register", body: LoginBody | RegisterBody): Promise<void> {
    store.setState({ loading: true });
    try {
      apply(await ports.bareHttp.post<Session>(path, body));
      ports.tellTabs("signed-in");
    } finally {
      store.setState({ loading: false });
    }
  }

  return {
    start,
    renew,
    login: (body) => enter("/auth/login", body),
    register: (body) => enter("/auth/register", body),
    async logout() {
      try {
        await ports.http.post("/auth/logout");
      } catch (error) {
        // Signed out from elsewhere a moment ago: the goal is reached.
        const code = errorCode(error);
        if (code !== "unauthenticated" && code !== "token_expired") throw error;
      }
      end();
      ports.tellTabs("signed-out");
      ports.onSignedOut();
    },
    async doubt() {
      const { token } = store.getState();
      if (token !== null) await renewInBackground();
    },
    async hear(message) {
      if (message === "signed-out") {
        end();
        return ports.onSignedOut();
      }
      if (!store.getState().isLoggedIn) await start();
    },
  };
}
