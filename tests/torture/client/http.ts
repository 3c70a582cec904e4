/** An answer with its whole text, for checks that search it for things that must not be in it. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the attacks name the fields that they look into
  readonly body: any;
  /** `name=value` of every cookie that was set. */
  readonly cookies: readonly string[];
}

/** Gets every byte that the house sends, with the time of its arrival. */
export type Listener = (at: number, from: string, text: string) => void;

export interface CallOptions {
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
  /** Headers in addition to those of the other options. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly heard?: Listener | undefined;
}

const TIMEOUT_MS = 20_000;

/** Sends one request. @throws if no answer came: then nobody knows whether it took effect. */
export async function call(
  base: string,
  method: "GET" | "POST" | "DELETE",
  path: string,
  options: CallOptions = {},
): Promise<Reply> {
  const { token, key, body, heard } = options;
  const answer = await fetch(base + path, {
    method,
    headers: {
      ...options.headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
  });
  const text = await answer.text();
  heard?.(performance.now(), `${method} ${path} ${answer.status}`, `${JSON.stringify([...answer.headers])}\n${text}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return { status: answer.status, text, body: text === "" ? null : JSON.parse(text), cookies };
}

/** JSON with sorted keys: equal values are equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
