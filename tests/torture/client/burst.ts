import { randomUUID } from "node:crypto";
import type { Broken } from "../attack.ts";
import { call, canonical, type Reply } from "./http.ts";

/** Calls of one player that leave at the same moment, to all servers in turn. */
export class Burst {
  readonly #urls: readonly string[];
  readonly #token: string;

  constructor(urls: readonly string[], token: string) {
    this.#urls = urls;
    this.#token = token;
  }

  /** Sends the same body this many times; with one key, or each with its own. */
  post(path: string, body: unknown, times: number, key?: string): Promise<BurstResult> {
    return this.each(
      path,
      Array.from({ length: times }, () => body),
      key,
    );
  }

  /** Sends each body once. */
  async each(path: string, bodies: readonly unknown[], key?: string): Promise<BurstResult> {
    const replies = await Promise.all(
      bodies.map((body, i) =>
        call(this.#urls[i % this.#urls.length] ?? "", "POST", path, {
          token: this.#token,
          key: key ?? randomUUID(),
          body,
          timeoutMs: 30_000,
        }),
      ),
    );
    return new BurstResult(path, bodies, replies);
  }
}

export class BurstResult {
  readonly path: string;
  readonly bodies: readonly unknown[];
  readonly replies: readonly Reply[];

  constructor(path: string, bodies: readonly unknown[], replies: readonly Reply[]) {
    this.path = path;
    this.bodies = bodies;
    this.replies = replies;
  }

  /** Checks that all were accepted, with one answer. */
  allAlike(promise: string): readonly Broken[] {
    const answers = new Set(this.replies.map(({ status, body }) => `${status} ${canonical(body)}`));
    return answers.size === 1 && this.replies[0]?.status === 200 ? [] : this.broken(promise, `${answers.size} answers`);
  }

  /** Checks that exactly this many were accepted; the others were refused with one of these codes. */
  accepted(promise: string, count: number, ...codes: readonly string[]): readonly Broken[] {
    const accepted = this.acceptedCount;
    if (accepted !== count) return this.broken(promise, `${accepted} of ${this.replies.length} instead of ${count}`);
    return this.refusedBy(promise, codes);
  }

  /** Checks that all calls that were not accepted were refused with one of these codes. */
  refusedBy(promise: string, codes: readonly string[]): readonly Broken[] {
    const wrong = this.replies.find(({ status, body }) => status !== 200 && !codes.includes(body.code));
    return wrong === undefined ? [] : this.broken(promise, `refused with ${wrong.text}`);
  }

  get acceptedCount(): number {
    return this.replies.filter(({ status }) => status === 200).length;
  }

  broken(invariant: string, what: string): readonly Broken[] {
    const statuses = this.replies.map(({ status }) => status).join(" ");
    const answers = this.replies.slice(0, 3).map(({ text }) => text);
    return [{ invariant, what: `${this.path}: ${what} (${statuses}) ${answers.join(" | ")}` }];
  }
}
