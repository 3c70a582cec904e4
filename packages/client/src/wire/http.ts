import type { ErrorBody, ErrorCode } from "@fairhouse/protocol/errors.ts";
import type { ServerClock } from "./clock.ts";

/** Rejection of a request without an answer, in the specification's words. */
export const NO_RESPONSE = "Something went wrong";

export interface Http {
  /**
   * `path` is below `/api`, with a leading slash. Rejects with an {@link ErrorBody}, with anything else that a failed
   * answer says (a text, or a body with only a message), or with {@link NO_RESPONSE}.
   */
  get<Answer>(path: string): Promise<Answer>;
  /**
   * `key` is the Idempotency-Key of a command that moves money. `before` is the moment, by the server's clock, after
   * which it must not be placed any more. Rejects like {@link Http.get}.
   */
  post<Answer>(path: string, body?: unknown, key?: string, before?: number): Promise<Answer>;
}

export interface HttpOptions {
  /** Origin and prefix: `https://house.example/api`. */
  readonly base: string;
  /** Returns the current access token, or null for visitors. */
  token(): string | null;
  /** Returns the player whose token it is, null until they are known. Absent if there never is one. */
  player?(): string | null;
  /**
   * Trades the session cookie for a new token; null if the session is over. Called once for many requests that expired
   * together.
   */
  refresh(): Promise<string | null>;
  readonly clock: ServerClock;
  /** Called after each request; true if the house has answered it. */
  readonly onAnswer?: (answered: boolean) => void;
  readonly fetch: typeof globalThis.fetch;
}

interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string | undefined;
  readonly before?: number | undefined;
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
    const player = options.player?.() ?? null;
    try {
      return await exchange(options, asked, token);
    } catch (error) {
      if (token === null || errorCode(error) !== "token_expired") throw error;
      // Another request may have brought a new token while this one was in flight.
      const current = options.token();
      const fresh = current !== null && current !== token ? current : await refreshOnce();
      // The cookie may be of another player by now, who has asked for nothing.
      if (fresh === null || (player !== null && player !== options.player?.())) throw error;
      return await exchange(options, asked, fresh);
    }
  }

  return {
    get: (path) => request({ method: "GET", path }),
    post: (path, body, key, before) => request({ method: "POST", path, body, key, before }),
  };
}

async function exchange<Answer>(options: HttpOptions, asked: Request, token: string | null): Promise<Answer> {
  const headers = new Headers();
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (asked.body !== undefined) headers.set("Content-Type", "application/json");
  if (asked.key !== undefined) headers.set("Idempotency-Key", asked.key);
  if (asked.before !== undefined) headers.set("Place-Before", String(Math.floor(asked.before)));
  const { response, body } = await send(options, asked, headers);
  const date = response.headers.get("Date");
  if (date !== null) options.clock.learnDate(date, options.clock.localNow());
  // A page of something between browser and house may come with 200: a bet must be asked for again after it.
  const isAnswer = response.ok && body !== undefined;
  options.onAnswer?.(isAnswer || isErrorBody(body));
  // The edge: bodies are typed by the protocol that the server itself parses with.
  if (isAnswer) return body as Answer;
  throw saysSomething(body) ? body : NO_RESPONSE;
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
    return { response, body: parse(text, response.headers.get("Content-Type") ?? "") };
  } catch {
    options.onAnswer?.(false);
    throw NO_RESPONSE;
  }
}

/** Parses an answer. Plain text stands for itself; the page of a proxy is not shown in an alert. */
function parse(text: string, type: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return type.startsWith("text/plain") && !text.trimStart().startsWith("<") ? text : undefined;
  }
}

function saysSomething(body: unknown): boolean {
  return (typeof body === "string" && body !== "") || hasMessage(body);
}

function hasMessage(body: unknown): body is { readonly message: string } {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}

export function isErrorBody(error: unknown): error is ErrorBody {
  return hasMessage(error) && "code" in error;
}

/**
 * Returns true if a rejection says nothing about a command, because no answer came or an intermediary answered instead
 * of the house: nobody knows whether the command arrived.
 */
export function isUnanswered(error: unknown): boolean {
  return typeof error === "string" || (hasMessage(error) && !(error instanceof Error) && !("code" in error));
}

/** Returns the code of a rejection; null if no answer came or something else was thrown. */
export function errorCode(error: unknown): ErrorCode | null {
  return isErrorBody(error) ? error.code : null;
}
