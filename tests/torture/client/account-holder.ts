import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SeededRandom } from "../random.ts";
import { call, type Listener, type Reply } from "./http.ts";
import { type Command, Journal, newCommand } from "./journal.ts";
import { WatchingSocket } from "./socket.ts";

const PASSWORD = "violet kettle 88";
/** Repetitions until a command's fate must be known. */
const MAX_REPEATS = 60;
/** Ten a second: a killed server may be a minute away on a machine that does other work. */
const MOST_TRIES = 600;

export interface AccountOptions {
  /** Servers of one house: each request goes to one of them. */
  readonly urls: readonly string[];
  readonly random: SeededRandom;
  readonly heard?: Listener;
}

/** A client with an account: it forgets nothing, and repeats a request under the same key if no answer came. */
export abstract class AccountHolder {
  readonly random: SeededRandom;
  readonly journal = new Journal();
  readonly socket: WatchingSocket;
  readonly #urls: readonly string[];
  readonly #heard: Listener | undefined;
  readonly #credentials = { email: `${randomUUID()}@example.com`, password: PASSWORD };
  #token = "";
  #id = "";

  constructor(options: AccountOptions) {
    this.random = options.random;
    this.#urls = options.urls;
    this.#heard = options.heard;
    this.socket = new WatchingSocket(this.journal, options.heard);
  }

  /** Reads what an answer to a command says about the game. */
  protected abstract follow(command: Command, reply: Reply): void;

  get id(): string {
    return this.#id;
  }

  get token(): string {
    return this.#token;
  }

  /** Registers and confirms the age; repeats until it succeeds, on any server that answers. */
  async arrive(): Promise<void> {
    const person = { ...this.#credentials, firstName: "Ada", lastName: "Byron" };
    let opened = await this.ask("POST", "/api/auth/register", person);
    // The answer of a first attempt was lost: the account exists.
    if (opened.body?.code === "email_taken") opened = await this.ask("POST", "/api/auth/login", this.#credentials);
    if (opened.status !== 200) throw new Error(`registration failed: ${opened.text}`);
    this.#token = opened.body.accessToken;
    this.#id = opened.body.user._id;
    await this.ask("POST", "/api/account/age", { adult: true });
    this.socket.connect(this.#url(), this.#token);
  }

  /** Repeats requests until every command's fate is known. */
  async settle(): Promise<void> {
    for (let round = 0; round < MAX_REPEATS; round++) {
      const open = this.journal.open;
      if (open.length === 0) return;
      for (const command of open) await this.try(command);
      if (round > 0) await sleep(200);
    }
    for (const { kind, path, refused } of this.journal.open) {
      this.journal.broken.push({
        invariant: "3: repeating a key tells whether it happened",
        what: `${kind} ${path} is still unknown after ${MAX_REPEATS} tries, last answer ${refused}`,
      });
    }
  }

  /** Repeats every acknowledged command: each must be answered as the first time. */
  async repeatAll(): Promise<void> {
    for (const command of this.journal.acknowledged) {
      for (let tries = 0; tries < 5; tries++) {
        const reply = await this.try(command);
        if (reply !== null && reply.status < 500) break;
        await sleep(200);
      }
    }
  }

  /** Makes a new command and sends it. */
  async command(kind: Command["kind"], path: string, body: unknown): Promise<Reply | null> {
    const command = newCommand(kind, path, body);
    this.journal.commands.push(command);
    return this.try(command);
  }

  /** Sends a command, perhaps once more. Null: no answer came. */
  async try(command: Command): Promise<Reply | null> {
    const { path, body, key } = command;
    let reply: Reply;
    try {
      reply = await call(this.#url(), "POST", path, {
        token: this.#token,
        body,
        ...(key === null ? {} : { key }),
        heard: this.#heard,
      });
    } catch {
      this.journal.lost(command);
      // The house is down: requests without a pause would only heat the machine.
      await sleep(this.random.between(20, 120));
      return null;
    }
    if (reply.status === 401) await this.signIn();
    else this.journal.note(command, reply);
    this.follow(command, reply);
    return reply;
  }

  /** Sends a request that may simply be repeated. @throws if no server answers for as long as one may take to start. */
  async ask(method: "GET" | "POST", path: string, body?: unknown, tries = MOST_TRIES): Promise<Reply> {
    for (let left = tries; ; left--) {
      try {
        const token = this.#token === "" ? {} : { token: this.#token };
        const reply = await call(this.#url(), method, path, { ...token, body, heard: this.#heard });
        if (reply.status < 500 || left <= 1) return reply;
      } catch (error) {
        if (left <= 1 && tries > 1) throw error;
        if (left <= 1) return { status: 0, text: "", body: null, cookies: [] };
      }
      await sleep(100);
    }
  }

  leave(): void {
    this.socket.close();
  }

  protected async signIn(): Promise<void> {
    const reply = await this.ask("POST", "/api/auth/login", this.#credentials, 1);
    if (reply.status !== 200) return;
    this.#token = reply.body.accessToken;
    this.journal.noteBalance(reply.body.balance);
    this.socket.signIn(this.#token);
  }

  #url(): string {
    return this.random.pick(this.#urls);
  }
}
