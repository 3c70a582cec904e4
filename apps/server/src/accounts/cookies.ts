import { createHmac, timingSafeEqual } from "node:crypto";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply } from "fastify";

/** Carries the right to a new access token. Only the auth routes ever receive it. */
export const REFRESH_COOKIE = "refresh";
/**
 * Beside the refresh cookie, readable by the page: only where it is does a page ask for a session, so that a first visit is not drawn
 * twice. Says nothing but that, and opens nothing.
 */
const HINT_COOKIE = "session";
/** Marks a browser in which an account was signed in before, so that attacks from elsewhere do not lock it out. */
export const DEVICE_COOKIE = "device";
/** Set by the page from `?ref=`: the code of who recommended the house. */
export const REFERRAL_COOKIE = "ref";

/** The only paths that receive the refresh cookie. */
const AUTH_PATH = "/api/auth";

const YEAR_S = 365 * 24 * 60 * 60;

export interface RefreshTicket {
  readonly sessionId: string;
  readonly generation: number;
}

/**
 * Cookies are signed, and say what they mean: the database holds no secret that would open a session, and a ticket that was rotated can be
 * made again for a second tab that asked with the old one.
 */
export interface CookieJar {
  sealRefresh(ticket: RefreshTicket): string;
  openRefresh(cookie: string | undefined): RefreshTicket | null;
  /** @param device random name of the browser. */
  sealDevice(accountId: string, device: string): string;
  /** The device's name when the cookie was made for this account. */
  openDevice(cookie: string | undefined, accountId: string): string | null;
  options(path: string, maxAgeMs: number): CookieSerializeOptions;
}

/** Leaves a session with the browser. @param lastsMs unless it is renewed before. */
export function leaveSession(reply: FastifyReply, jar: CookieJar, ticket: RefreshTicket, lastsMs: number): void {
  reply.setCookie(REFRESH_COOKIE, jar.sealRefresh(ticket), jar.options(AUTH_PATH, lastsMs));
  reply.setCookie(HINT_COOKIE, "1", { ...jar.options("/", lastsMs), httpOnly: false });
}

/** The browser's session is over. */
export function takeSession(reply: FastifyReply, jar: CookieJar): void {
  reply.clearCookie(REFRESH_COOKIE, jar.options(AUTH_PATH, 0));
  reply.clearCookie(HINT_COOKIE, { ...jar.options("/", 0), httpOnly: false });
}

export function createCookieJar(key: Buffer, tls: boolean): CookieJar {
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}:${text}`).digest("base64url");
  const open = (purpose: string, cookie: string | undefined): string | null => {
    const at = cookie?.lastIndexOf(".") ?? -1;
    if (cookie === undefined || at < 0) return null;
    const given = Buffer.from(cookie.slice(at + 1));
    const wanted = Buffer.from(sign(purpose, cookie.slice(0, at)));
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? cookie.slice(0, at) : null;
  };
  return {
    sealRefresh({ sessionId, generation }) {
      const text = `${sessionId}.${generation}`;
      return `${text}.${sign("refresh", text)}`;
    },
    openRefresh(cookie) {
      const [sessionId, generation] = open("refresh", cookie)?.split(".") ?? [];
      return sessionId === undefined ? null : { sessionId, generation: Number(generation) };
    },
    sealDevice(accountId, device) {
      const text = `${accountId}.${device}`;
      return `${text}.${sign("device", text)}`;
    },
    openDevice(cookie, accountId) {
      const [account, device] = open("device", cookie)?.split(".") ?? [];
      return account === accountId && device !== undefined ? device : null;
    },
    options: (path, maxAgeMs) => ({
      path,
      httpOnly: true,
      sameSite: "strict",
      secure: tls,
      maxAge: Math.min(YEAR_S, Math.floor(maxAgeMs / 1000)),
    }),
  };
}
