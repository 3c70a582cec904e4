import { Connection } from "../http-client/connection.ts";
import { requestText } from "../http-client/request.ts";

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

/** Gets the events of simulated players. */
export interface Witness {
  /** A stake was accepted. */
  bet(): void;
  answered(request: string, status: number, body: unknown, tookMs: number): void;
  unreachable(): void;
  /** The house broke a promise. */
  breach(what: string): void;
}

/** One player's connection to the house: one request at a time, each reported to the witness. */
export class Caller {
  readonly #url: URL;
  readonly #address: string | undefined;
  readonly #witness: Witness;
  #connection: Connection | null = null;

  constructor(url: URL, address: string | undefined, witness: Witness) {
    this.#url = url;
    this.#address = address;
    this.#witness = witness;
  }

  /** @throws if the house cannot be reached; the next call connects again. */
  async call(method: "GET" | "POST", path: string, { token, key, body }: Command = {}): Promise<Reply> {
    const options = {
      ...(token === undefined ? {} : { token }),
      ...(key === undefined ? {} : { key }),
      ...(body === undefined ? {} : { body: inAscii(JSON.stringify(body)) }),
    };
    const startedAt = performance.now();
    try {
      const answer = await this.#send(requestText(this.#url, method, path, options));
      const parsed: unknown = answer.body === "" ? null : JSON.parse(Buffer.from(answer.body, "latin1").toString());
      this.#witness.answered(`${method} ${path}`, answer.status, parsed, performance.now() - startedAt);
      return { status: answer.status, body: parsed };
    } catch (error) {
      this.#connection = null;
      this.#witness.unreachable();
      throw error;
    }
  }

  /** An idle connection may have been closed: commands have keys, so that they can be sent again. */
  async #send(text: string) {
    if (this.#connection !== null) {
      try {
        return await this.#connection.send(text);
      } catch {
        this.#connection = null;
      }
    }
    this.#connection = await Connection.open(this.#url, this.#address);
    return this.#connection.send(text);
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }
}

/** JSON with characters beyond ASCII escaped, as requests are sent. */
function inAscii(json: string): string {
  return json.replaceAll(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
