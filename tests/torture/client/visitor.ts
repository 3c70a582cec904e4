import { randomUUID } from "node:crypto";
import { type CallOptions, call, type Reply } from "./http.ts";

export const PASSWORD = "violet kettle 88";

/** A client without a session of its own: it signs in and out from any requested network address. */
export class Visitor {
  readonly #urls: readonly string[];
  #turn = 0;

  /** @param urls servers that trust this machine's X-Forwarded-For; they are asked in turn. */
  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  post(path: string, body: unknown, options: Omit<CallOptions, "body"> = {}): Promise<Reply> {
    const url = this.#urls[this.#turn++ % this.#urls.length] ?? "";
    return call(url, "POST", path, { timeoutMs: 30_000, ...options, ...(body === undefined ? {} : { body }) });
  }

  register(email = `${randomUUID()}@example.com`): Promise<Reply> {
    return this.post("/api/auth/register", { email, password: PASSWORD, firstName: "Ada", lastName: "Byron" });
  }

  /** @throws Error if the house refuses it. */
  async newAccount(email = `${randomUUID()}@example.com`): Promise<NewAccount> {
    const reply = await this.register(email);
    if (reply.status !== 200) throw new Error(`registration failed: ${reply.text}`);
    return { email, id: reply.body.user._id, token: reply.body.accessToken, cookies: reply.cookies.join("; ") };
  }

  login(
    email: string,
    password: string,
    address: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    return this.post("/api/auth/login", { email, password }, { headers: { ...headers, "x-forwarded-for": address } });
  }
}

export interface NewAccount {
  readonly email: string;
  readonly id: string;
  readonly token: string;
  /** The cookies as a browser would send them. */
  readonly cookies: string;
}
