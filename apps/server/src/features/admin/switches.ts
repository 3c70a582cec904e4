import type { Clock, Switches } from "@fairhouse/play/ports.ts";
import type pg from "pg";
import type { Logger } from "pino";

const READ_EVERY_MS = 1000;
/** Names in `house_switch`. */
export const BETS_SWITCH = "bets";
export const gameSwitch = (game: string) => `game:${game}`;

/** What the operator switched off, read from the database once a second: every server follows within that time. */
export class HouseSwitches implements Switches {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #log: Logger;
  #off: ReadonlySet<string> = new Set();
  #stopping = false;
  #cancel: (() => void) | null = null;

  constructor(parts: { pool: pg.Pool; clock: Clock; log: Logger }) {
    this.#pool = parts.pool;
    this.#clock = parts.clock;
    this.#log = parts.log;
  }

  gameOff(game: string): boolean {
    return this.#off.has(gameSwitch(game));
  }

  /** No new bets: the operator drains the house, or this server stops. */
  draining(): boolean {
    return this.#stopping || this.#off.has(BETS_SWITCH);
  }

  gamesOff(): readonly string[] {
    return [...this.#off].filter((name) => name.startsWith("game:")).map((name) => name.slice("game:".length));
  }

  /** Reads the switches now, and from now on. @throws when they cannot be read the first time. */
  async watch(): Promise<void> {
    await this.#read();
    const next = () => {
      this.#cancel = this.#clock.after(READ_EVERY_MS, async () => {
        await this.#read().catch((error: unknown) => this.#log.warn({ err: error }, "switches could not be read"));
        if (this.#cancel !== null) next();
      });
    };
    next();
  }

  /** This server stops: it takes no new bets from here on. */
  drain(): void {
    this.#stopping = true;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  async #read(): Promise<void> {
    const { rows } = await this.#pool.query<{ name: string }>({
      name: "switches",
      text: "select name from house_switch",
    });
    this.#off = new Set(rows.map((row) => row.name));
  }
}
