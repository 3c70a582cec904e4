import { Connection } from "../http-client/connection.ts";
import { requestText } from "../http-client/request.ts";
import type { Report } from "./report.ts";

export interface Reply {
  readonly status: number;
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
}

export interface Command {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly body?: unknown;
}

/** One player's connection to the house: one request at a time, each noted in the report. */
export class Caller {
  readonly #url: URL;
  readonly #address: string | undefined;
  readonly #report: Report;
  #connection: Connection | null = null;

  constructor(url: URL, address: string | undefined, report: Report) {
    this.#url = url;
    this.#address = address;
    this.#report = report;
  }

  /** @throws when the house cannot be reached; the next call connects again. */
  async call(method: "GET" | "POST", path: string, { token, key, body }: Command = {}): Promise<Reply> {
    const options = {
      ...(token === undefined ? {} : { token }),
      ...(key === undefined ? {} : { key }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const startedAt = performance.now();
    try {
      this.#connection ??= await Connection.open(this.#url, this.#address);
      const answer = await this.#connection.send(requestText(this.#url, method, path, options));
      const parsed: unknown = answer.body === "" ? null : JSON.parse(Buffer.from(answer.body, "latin1").toString());
      this.#report.answered(`${method} ${path}`, answer.status, parsed, performance.now() - startedAt);
      return { status: answer.status, body: parsed };
    } catch (error) {
      this.#connection = null;
      this.#report.unreachable();
      throw error;
    }
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }
}
