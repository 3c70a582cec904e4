import type { ErrorBody, ErrorCode } from "@fairhouse/protocol/errors.ts";
import type { ServerClock } from "./clock.ts";

/** What a request rejects with when no answer came: the words are the specification's. */
export const NO_RESPONSE = "Something went wrong";

export interface Http {
  /** `path` is below `/api`, with a leading slash. Rejects with an {@link ErrorBody} or {@link NO_RESPONSE}. */
  get<Answer>(path: string): Promise<Answer>;
  /** `key` is the Idempotency-Key of a command that moves money. Rejects like {@link Http.get}. */
  post<Answer>(path: string, body?: unknown, key?: string): Promise<Answer>;
}

export interface HttpOptions {
  /** Origin and prefix: `https://house.example/api`. */
  readonly base: string;
  /** The access token of the moment, or null for visitors. */
  token(): string | null;
  /** Trades the session cookie for a new token; null when the session is over. Called once for many requests that expired together. */
  refresh(): Promise<string | null>;
  readonly clock: ServerClock;
  readonly fetch: typeof globalThis.fetch;
}

interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string | undefined;
}

export function createHttp(options: HttpOptions): Http {
  let refreshing: Promise<string | null> | null = null;

  function refreshOnce(): Promise<string | null> {
    refreshing ??= options.refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function request<Answer>(asked: Request): Promise<Answer> {
    const token = options.token();
    try {
      return await exchange(options, asked, token);
    } catch (error) {
      if (token === null || errorCode(error) !== "token_expired") throw error;
      // Another request may have brought a new token while this one was on its way.
      const current = options.token();
      const fresh = current !== null && current !== token ? current : await refreshOnce();
      if (fresh === null) throw error;
      return await exchange(options, asked, fresh);
    }
  }

  return {
    get: (path) => request({ method: "GET", path }),
    post: (path, body, key) => request({ method: "POST", path, body, key }),
  };
}

async function exchange<Answer>(options: HttpOptions, asked: Request, token: string | null): Promise<Answer> {
  const headers = new Headers();
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (asked.body !== undefined) headers.set("Content-Type", "application/json");
  if (asked.key !== undefined) headers.set("Idempotency-Key", asked.key);
  const sentAt = options.clock.localNow();
  const { response, body } = await send(options, asked, headers);
  const date = response.headers.get("Date");
  if (date !== null) options.clock.learnDate(date, sentAt, options.clock.localNow());
  // The edge: bodies are typed by the protocol that the server itself parses with.
  if (response.ok) return body as Answer;
  // An error page of a proxy is not an answer of the house: nobody knows whether the command arrived.
  throw isErrorBody(body) ? body : NO_RESPONSE;
}

async function send(options: HttpOptions, asked: Request, headers: Headers) {
  try {
    const response = await options.fetch(`${options.base}${asked.path}`, {
      method: asked.method,
      headers,
      credentials: "same-origin",
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
    const text = await response.text();
    return { response, body: parse(text) };
  } catch {
    throw NO_RESPONSE;
  }
}

function parse(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isErrorBody(error: unknown): error is ErrorBody {
  return typeof error === "object" && error !== null && "code" in error && "message" in error;
}

/** The code of a rejection; null when no answer came or something else was thrown. */
export function errorCode(error: unknown): ErrorCode | null {
  return isErrorBody(error) ? error.code : null;
}
