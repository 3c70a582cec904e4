import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Pool, PoolClient } from "pg";
import type { Logger } from "pino";

const CHANNEL = "fairhouse";
/** A notification holds less than 8,000 bytes; the rest is for the header of a part. */
const PART_CHARACTERS = 7_800;
const RECONNECT_MS = 1_000;
/** Time in which a message comes back to its sender, which listens too. */
const ECHO_MS = 10_000;
/** Messages that wait while the database is unreachable. A further one is kept, and all that wait are lost. */
const MAX_WAITING = 10_000;
const HEAD = /^([0-9a-f-]{36}) (\d+) (\d+) (\d+) /;

export interface LineParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly serverId: string;
}

export interface LineEvents<Message> {
  readonly receive: (from: string, message: Message) => void;
  /** Called when messages arrive again after an interruption: some were missed. */
  readonly mended: () => void;
  /** Called when messages of this server were lost to the others. */
  readonly lost: () => void;
}

/**
 * Carries messages between the servers of one database by its own LISTEN and NOTIFY. One batch is on its way at a time,
 * so messages arrive in order and those sent meanwhile travel together. Nothing is stored: a message that a server
 * misses is lost to it.
 */
export class Line<Message> {
  readonly #parts: LineParts;
  readonly #events: LineEvents<Message>;
  readonly #incoming = new Map<string, string>();
  #waiting: Message[] = [];
  #sending: Promise<void> | null = null;
  #batches = 0;
  #client: PoolClient | null = null;
  #heardAt = 0;
  /** Since when this server has told the database messages and heard nothing; null if it hears. */
  #deafSince: number | null = null;
  #stopRetry: (() => void) | null = null;
  #closed = false;

  constructor(parts: LineParts, events: LineEvents<Message>) {
    this.#parts = parts;
    this.#events = events;
  }

  /** Resolves once messages of others arrive. */
  async open(): Promise<void> {
    const client = await this.#parts.pool.connect();
    const lost = (error?: Error) => this.#lose(client, error);
    this.#client = client;
    this.#deafSince = null;
    client.on("error", lost);
    client.on("end", lost);
    client.on("notification", ({ payload }) => {
      if (this.#client === client) this.#read(payload ?? "");
    });
    await client.query(`listen ${CHANNEL}`);
  }

  send(message: Message): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#waiting = [];
      this.#events.lost();
    }
    this.#waiting.push(message);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopRetry?.();
    await this.#sending;
    const client = this.#client;
    this.#client = null;
    client?.release(true);
  }

  async #sendAll(): Promise<void> {
    // Messages of the same turn of the event loop travel together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const messages = this.#waiting;
      this.#waiting = [];
      const startedAt = this.#parts.clock.monotonic();
      try {
        await this.#parts.pool.query({
          name: "line-send",
          text: "select pg_notify($1, part) from unnest($2::text[]) part",
          values: [CHANNEL, this.#partsOf(messages)],
        });
        this.#expectEcho(startedAt);
      } catch (error) {
        this.#parts.log.warn({ err: error }, "messages to the other servers are lost");
        this.#events.lost();
      }
    }
  }

  /**
   * Splits messages into parts. Header of a part: sender, number of the batch (equal texts of one transaction would be
   * sent once), position, count.
   */
  #partsOf(messages: readonly Message[]): string[] {
    const text = JSON.stringify(messages).replace(/[\u0080-\uffff]/g, escaped);
    const count = Math.ceil(text.length / PART_CHARACTERS);
    this.#batches += 1;
    return Array.from({ length: count }, (_, place) => {
      const part = text.slice(place * PART_CHARACTERS, (place + 1) * PART_CHARACTERS);
      return `${this.#parts.serverId} ${this.#batches} ${place + 1} ${count} ${part}`;
    });
  }

  /**
   * Replaces a connection that hears nothing of messages that the database has taken. It only listens, so the system
   * would find out after hours that its other end is gone without a word.
   */
  #expectEcho(startedAt: number): void {
    const client = this.#client;
    if (client === null || this.#heardAt >= startedAt) return;
    const now = this.#parts.clock.monotonic();
    this.#deafSince ??= now;
    if (now - this.#deafSince < ECHO_MS) return;
    this.#parts.log.warn("the connection to the other servers hears nothing, and is replaced");
    this.#lose(client);
  }

  #lose(client: PoolClient, error?: Error): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.release(error ?? true);
    this.#reopenLater();
  }

  #read(payload: string): void {
    this.#heardAt = this.#parts.clock.monotonic();
    this.#deafSince = null;
    const head = HEAD.exec(payload);
    if (head === null) return;
    const [whole, from = "", , place, count] = head;
    if (from === this.#parts.serverId) return;
    const text = (place === "1" ? "" : (this.#incoming.get(from) ?? "")) + payload.slice(whole.length);
    this.#incoming.set(from, text);
    if (place !== count) return;
    this.#incoming.delete(from);
    try {
      // The edge: only servers of this house write to the channel.
      for (const message of JSON.parse(text) as Message[]) this.#events.receive(from, message);
    } catch (error) {
      this.#parts.log.error({ err: error }, "a message of another server could not be read");
    }
  }

  #reopenLater(): void {
    if (this.#closed) return;
    // A connection that breaks while it begins to listen reports so twice.
    this.#stopRetry?.();
    this.#stopRetry = this.#parts.clock.after(RECONNECT_MS, () => {
      this.open().then(this.#events.mended, () => this.#reopenLater());
    });
  }
}

/** Escapes one UTF-16 unit like JSON, so that a character is a byte. */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
