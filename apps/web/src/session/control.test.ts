import { type Http, NO_RESPONSE } from "@fairhouse/client/wire/http.ts";
import type { Session } from "@fairhouse/protocol/account.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SessionControl, type SessionPorts } from "./control.ts";
import { createSessionStore, defaultCurrency } from "./session.ts";
import { TOKEN_KEY } from "./token.ts";

const NOW = 1_800_000_000_000;

function tokenFor(seconds: number): string {
  return `${btoa("{}")}.${btoa(JSON.stringify({ exp: NOW / 1000 + seconds }))}.s`;
}

function answerWith(accessToken: string): Session {
  const currency = { ...defaultCurrency, symbol: "SC" };
  const balance = { _id: "b1", amount: 5_000, currency, version: 1 };
  return {
    accessToken,
    session: { accessToken },
    user: {
      _id: "3f1c1a52-3d50-4d3a-9f0e-000000000001",
      email: "a@b.example",
      username: "calm-fox",
      iReferral: "",
      avatar: "",
      role: "player",
      firstName: "A",
      lastName: "B",
      adultAt: null,
    },
    balance,
    balances: [balance],
    adminAddress: "",
    solAdminAddress: "",
    ethAdminAddress: "",
  };
}

const refusal = (code: string) => ({ code, message: code, requestId: "r" });

function setUp(stored: string | null, { cookie = true } = {}) {
  const kept = new Map(stored === null ? [] : [[TOKEN_KEY, stored]]);
  const store = createSessionStore();
  const answers = new Map<string, () => unknown>();
  const asked: string[] = [];
  const ask = async (path: string) => {
    asked.push(path);
    const answer = answers.get(path);
    if (answer === undefined) throw NO_RESPONSE;
    return answer() as never;
  };
  const http: Http = { get: ask, post: ask };
  const retries: (() => void)[] = [];
  const ports: SessionPorts = {
    store,
    http,
    bareHttp: http,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    mayHaveCookie: () => cookie,
    now: () => NOW,
    houseCurrency: () => defaultCurrency,
    oneTabAtATime: (work) => work(),
    tellTabs: vi.fn(),
    whenOnline: (retry) => void retries.push(retry),
    onSignedOut: vi.fn(),
    onExpired: vi.fn(),
    log: () => {},
  };
  return { control: new SessionControl(ports), store, answers, asked, kept, retries, ports };
}

function throwing(error: unknown) {
  return () => {
    throw error;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("start", () => {
  test("a valid stored token is applied and the player fetched with it", async () => {
    const token = tokenFor(600);
    const { control, store, answers, asked } = setUp(token);
    answers.set("/auth/me", () => {
      expect(store.getState()).toMatchObject({ token, status: "loading", method: "jwt" });
      return answerWith(token);
    });
    await control.start();
    expect(asked).toEqual(["/auth/me"]);
    expect(store.getState()).toMatchObject({
      isInitialized: true,
      isLoggedIn: true,
      loading: false,
      status: "authenticated",
      token,
      dgToken: token,
      balance: 5_000,
      balanceId: "b1",
      currency: { symbol: "SC" },
      user: { username: "calm-fox", accessToken: token },
    });
  });

  test("without a token, or with an expired one, the cookie is tried once; null is a visitor", async () => {
    for (const stored of [null, tokenFor(-1)]) {
      const { control, store, answers, asked, kept } = setUp(stored);
      answers.set("/auth/refresh", () => null);
      await control.start();
      expect(asked).toEqual(["/auth/refresh"]);
      expect(store.getState()).toMatchObject({
        isInitialized: true,
        status: "unauthenticated",
        user: null,
        token: null,
      });
      expect(kept.has(TOKEN_KEY)).toBe(false);
    }
  });

  test("a browser without any trace of a session sends nothing; one with an old token does", async () => {
    const fresh = setUp(null, { cookie: false });
    await fresh.control.start();
    expect(fresh.asked).toEqual([]);
    expect(fresh.store.getState()).toMatchObject({ isInitialized: true, isVisitor: true, isLoggedIn: false });
    const old = setUp(tokenFor(-1), { cookie: false });
    old.answers.set("/auth/refresh", () => null);
    await old.control.start();
    expect(old.asked).toEqual(["/auth/refresh"]);
  });

  test("without a network the token is kept, the player is a visitor for now, and it is tried again", async () => {
    const token = tokenFor(600);
    const { control, store, answers, kept, retries } = setUp(token);
    await control.start();
    expect(store.getState()).toMatchObject({ isInitialized: true, isLoggedIn: false, user: null });
    expect(kept.get(TOKEN_KEY)).toBe(token);
    answers.set("/auth/me", () => answerWith(token));
    retries[0]?.();
    await vi.waitFor(() => expect(store.getState().isLoggedIn).toBe(true));
  });

  test("only the house's own 401 removes the token", async () => {
    for (const [error, left] of [
      [refusal("unauthenticated"), false],
      [refusal("internal"), true],
    ] as const) {
      const { control, answers, kept } = setUp(tokenFor(600));
      answers.set("/auth/me", throwing(error));
      answers.set("/auth/refresh", () => null);
      await control.start();
      expect(kept.has(TOKEN_KEY)).toBe(left);
    }
  });

  test("a tab whose session has ended takes the one that another tab has begun", async () => {
    const { control, store, answers, asked } = setUp(tokenFor(600));
    const other = tokenFor(900);
    answers.set("/auth/me", throwing(refusal("unauthenticated")));
    answers.set("/auth/refresh", () => answerWith(other));
    await control.start();
    expect(asked).toEqual(["/auth/me", "/auth/refresh"]);
    expect(store.getState()).toMatchObject({ isLoggedIn: true, token: other });
  });
});

describe("expiry", () => {
  test("the session is renewed before the token expires, without a message to the player", async () => {
    const { control, store, answers, ports } = setUp(null);
    answers.set("/auth/login", () => answerWith(tokenFor(60)));
    const renewed = tokenFor(600);
    answers.set("/auth/refresh", () => answerWith(renewed));
    await control.login({ email: "a@b.example", password: "x" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getState().token).toBe(renewed);
    expect(ports.onExpired).not.toHaveBeenCalled();
  });

  test("when the session is really over the player is told and everything is cleared", async () => {
    const { control, store, answers, ports, kept } = setUp(null);
    answers.set("/auth/login", () => answerWith(tokenFor(60)));
    answers.set("/auth/refresh", () => null);
    await control.login({ email: "a@b.example", password: "x" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ports.onExpired).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({ isLoggedIn: false, user: null, token: null, balance: 0 });
    expect(store.getState().currency).toEqual(defaultCurrency);
    expect(kept.has(TOKEN_KEY)).toBe(false);
  });

  test("a token of another player, who has signed in elsewhere, is not given to requests of the one before", async () => {
    const { control, store, answers } = setUp(null);
    answers.set("/auth/login", () => answerWith(tokenFor(60)));
    await control.login({ email: "a@b.example", password: "x" });
    const answer = answerWith(tokenFor(600));
    answers.set("/auth/refresh", () => answer);
    expect(await control.renew()).toBe(answer.accessToken);
    answers.set("/auth/refresh", () => ({ ...answer, user: { ...answer.user, _id: "another" } }));
    expect(await control.renew()).toBeNull();
    expect(store.getState().user?._id).toBe("another");
  });

  test("a renewal that is answered after a sign-out signs nobody in again", async () => {
    const { control, store, answers, ports } = setUp(null);
    answers.set("/auth/login", () => answerWith(tokenFor(60)));
    await control.login({ email: "a@b.example", password: "x" });
    let answer: (session: Session | null) => void = () => {};
    answers.set("/auth/refresh", () => new Promise((resolve) => (answer = resolve)));
    const renewed = control.renew();
    await control.hear("signed-out");
    answer(answerWith(tokenFor(600)));
    expect(await renewed).toBeNull();
    expect(store.getState()).toMatchObject({ isLoggedIn: false, user: null, token: null });
    expect(ports.onExpired).not.toHaveBeenCalled();
  });

  test("a network failure at that moment does not end the session", async () => {
    const { control, store, answers, retries } = setUp(null);
    answers.set("/auth/login", () => answerWith(tokenFor(60)));
    await control.login({ email: "a@b.example", password: "x" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getState().isLoggedIn).toBe(true);
    expect(retries).toHaveLength(1);
  });
});

describe("sign-in and sign-out", () => {
  test("a refused sign-in rejects with the body and is no longer loading", async () => {
    const { control, store, answers } = setUp(null);
    answers.set("/auth/login", throwing(refusal("bad_credentials")));
    const answer = control.login({ email: "a@b.example", password: "x" });
    expect(store.getState().status).toBe("loading");
    await expect(answer).rejects.toMatchObject({ code: "bad_credentials" });
    expect(store.getState()).toMatchObject({ status: "unauthenticated", isLoggedIn: false });
  });

  test("sign-out clears everything and tells the other tabs; if the house is unreachable the player stays signed in", async () => {
    const { control, store, answers, ports } = setUp(null);
    answers.set("/auth/login", () => answerWith(tokenFor(600)));
    await control.login({ email: "a@b.example", password: "x" });
    await expect(control.logout()).rejects.toBe(NO_RESPONSE);
    expect(store.getState().isLoggedIn).toBe(true);
    answers.set("/auth/logout", () => null);
    await control.logout();
    expect(store.getState()).toMatchObject({ isLoggedIn: false, token: null, user: null });
    expect(ports.tellTabs).toHaveBeenLastCalledWith("signed-out");
    expect(ports.onSignedOut).toHaveBeenCalledOnce();
  });

  test("a tab follows the sign-out of another one, and its sign-in through the cookie", async () => {
    const { control, store, answers, ports } = setUp(null);
    answers.set("/auth/login", () => answerWith(tokenFor(600)));
    await control.login({ email: "a@b.example", password: "x" });
    await control.hear("signed-out");
    expect(store.getState().isLoggedIn).toBe(false);
    expect(ports.onSignedOut, "what must not outlive the session goes here too").toHaveBeenCalledOnce();
    answers.set("/auth/refresh", () => answerWith(tokenFor(600)));
    await control.hear("signed-in");
    expect(store.getState().isLoggedIn).toBe(true);
  });
});
