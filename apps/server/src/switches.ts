import type { Clock } from "@fairhouse/platform/clock.ts";
import { every, type Job } from "@fairhouse/platform/every.ts";
import type { Switches } from "@fairhouse/play/ports.ts";
import type pg from "pg";
import type { Logger } from "pino";

const READ_EVERY_MS = 1000;
/** Names in `house_switch`. */
export const BETS_SWITCH = "bets";
export const gameSwitch = (game: string) => `game:${game}`;

/** The operator's switches, read from the database once a second: every server follows within that time. */
export class HouseSwitches implements Switches {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #log: Logger;
  #off: ReadonlySet<string> = new Set();
  #stopping = false;
  #reading: Job | null = null;

  constructor(parts: { pool: pg.Pool; clock: Clock; log: Logger }) {
    this.#pool = parts.pool;
    this.#clock = parts.clock;
    this.#log = parts.log;
  }

  gameOff(game: string): boolean {
    return this.#off.has(gameSwitch(game));
  }

  /** True if no new bets are taken: the operator drains the house, or this server stops. */
  draining(): boolean {
    return this.#stopping || this.#off.has(BETS_SWITCH);
  }

  gamesOff(): readonly string[] {
    return [...this.#off].filter((name) => name.startsWith("game:")).map((name) => name.slice("game:".length));
  }

  /** Reads the switches now, and from now on. @throws if they cannot be read the first time. */
  async watch(): Promise<void> {
    await this.#read();
    this.#reading = every(this.#clock, READ_EVERY_MS, () => this.#read(), {
      failed: (error) => this.#log.warn({ err: error }, "switches could not be read"),
    });
  }

  /** Takes no new bets from here on, because this server stops. */
  drain(): void {
    this.#stopping = true;
  }

  async stop(): Promise<void> {
    await this.#reading?.stop();
  }

  async #read(): Promise<void> {
    const { rows } = await this.#pool.query<{ name: string }>({
      name: "switches",
      text: "select name from house_switch",
    });
    this.#off = new Set(rows.map((row) => row.name));
  }
}
