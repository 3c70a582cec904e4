import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply } from "fastify";

/** The refresh cookie, which carries the right to a new access token. */
const REFRESH = "refresh";
/**
 * Set beside the refresh cookie and readable by the page: a page asks for a session only if it is there, so that a
 * first visit is not drawn twice. It states nothing else, and grants nothing.
 */
const HINT = "session";
/** Marks a browser in which an account was signed in before, so that attacks from elsewhere do not lock it out. */
const DEVICE = "device";
/** Set by the page from `?ref=`: the referral code of the player who recommended the house. */
const REFERRAL = "ref";

/**
 * The prefix of every name over TLS: browsers then accept the cookie from this very host alone, over TLS, and for all
 * its paths, so that no page of a sub-domain can plant one. Without TLS there is no such rule; cookies are then at
 * least limited to the auth routes.
 */
const HOST_PREFIX = "__Host-";
const AUTH_PATH = "/api/auth";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type Cookies = Readonly<Record<string, string | undefined>>;

export interface RefreshTicket {
  readonly sessionId: string;
  readonly generation: number;
}

/**
 * Cookies are signed and self-contained: the database holds no secret that would open a session, and a rotated ticket
 * can be made again for a second tab that asked with the old one.
 */
export interface CookieJar {
  sealRefresh(ticket: RefreshTicket): string;
  openRefresh(cookie: string | undefined): RefreshTicket | null;
  /**
   * Returns the cookie of a browser that has proven a password: the name in `before`, if it is good, or a new one.
   * @param passwordHash hash of that password, so that the cookie is worth nothing after the password has changed.
   */
  sealDevice(before: string | undefined, accountId: string, passwordHash: string): string;
  /** Returns the browser's name if the cookie was made for this account and its present password. */
  openDevice(cookie: string | undefined, accountId: string, passwordHash: string): string | null;
  /** Returns the cookies that a browser sent. */
  read(cookies: Cookies): {
    readonly refresh: string | undefined;
    readonly device: string | undefined;
    readonly referral: string | undefined;
  };
  /** Sets the cookies of a session. @param lastsMs lifetime unless renewed. */
  leaveSession(reply: FastifyReply, ticket: RefreshTicket, lastsMs: number): void;
  /** Sets the device cookie in a browser in which an account was signed in. @param sealed by {@link sealDevice}. */
  leaveDevice(reply: FastifyReply, sealed: string): void;
  /** Removes the cookies of an ended session. */
  takeSession(reply: FastifyReply): void;
}

export function createCookieJar(key: Buffer, tls: boolean): CookieJar {
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}:${text}`).digest("base64url");
  /** @param bound what is signed along, without standing in the cookie. */
  const open = (purpose: string, cookie: string | undefined, bound = ""): string | null => {
    const at = cookie?.lastIndexOf(".") ?? -1;
    if (cookie === undefined || at < 0) return null;
    const given = Buffer.from(cookie.slice(at + 1));
    const wanted = Buffer.from(sign(purpose, cookie.slice(0, at) + bound));
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? cookie.slice(0, at) : null;
  };
  const nameOf = (name: string) => (tls ? `${HOST_PREFIX}${name}` : name);
  const options = (path: string, maxAgeMs: number): CookieSerializeOptions => ({
    path: tls ? "/" : path,
    httpOnly: true,
    sameSite: "strict",
    secure: tls,
    maxAge: Math.floor(Math.min(YEAR_MS, maxAgeMs) / 1000),
  });
  const jar: CookieJar = {
    sealRefresh({ sessionId, generation }) {
      const text = `${sessionId}.${generation}`;
      return `${text}.${sign("refresh", text)}`;
    },
    openRefresh(cookie) {
      const [sessionId, generation] = open("refresh", cookie)?.split(".") ?? [];
      return sessionId === undefined ? null : { sessionId, generation: Number(generation) };
    },
    sealDevice(before, accountId, passwordHash) {
      const device = jar.openDevice(before, accountId, passwordHash) ?? randomBytes(9).toString("base64url");
      const text = `${accountId}.${device}`;
      return `${text}.${sign("device", text + passwordHash)}`;
    },
    openDevice(cookie, accountId, passwordHash) {
      const [account, device] = open("device", cookie, passwordHash)?.split(".") ?? [];
      return account === accountId && device !== undefined ? device : null;
    },
    read: (cookies) => ({
      refresh: cookies[nameOf(REFRESH)],
      device: cookies[nameOf(DEVICE)],
      // Set by a page, which knows its own scheme but not the configuration of this house.
      referral: cookies[`${HOST_PREFIX}${REFERRAL}`] ?? cookies[REFERRAL],
    }),
    leaveSession(reply, ticket, lastsMs) {
      reply.setCookie(nameOf(REFRESH), jar.sealRefresh(ticket), options(AUTH_PATH, lastsMs));
      reply.setCookie(nameOf(HINT), "1", { ...options("/", lastsMs), httpOnly: false });
    },
    leaveDevice(reply, sealed) {
      reply.setCookie(nameOf(DEVICE), sealed, options(AUTH_PATH, YEAR_MS));
    },
    takeSession(reply) {
      reply.clearCookie(nameOf(REFRESH), options(AUTH_PATH, 0));
      reply.clearCookie(nameOf(HINT), { ...options("/", 0), httpOnly: false });
    },
  };
  return jar;
}
