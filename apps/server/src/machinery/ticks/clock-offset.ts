import type { Logger } from "pino";
import { Gauge, type Registry } from "prom-client";

/** The most that clocks of servers may differ: each takes bets for so long after the closing time of another's round. */
const MOST_APART_MS = 250;

/**
 * The difference of this server's clock from the database's, by which those of several servers are compared: a server
 * shows flights and countdowns of another one by its own clock.
 */
export class ClockOffset {
  readonly #log: Logger;
  #ms = 0;
  #isTold = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Milliseconds by which this server's clock is ahead at least; below 0 if it is behind. */
  get ms(): number {
    return this.#ms;
  }

  /** Notes one exchange, and tells the operator when clocks drift apart. All times are in milliseconds since 1970. */
  note(sentAt: number, databaseAt: number, answeredAt: number): void {
    const uncertain = Math.max(0, answeredAt - sentAt) / 2;
    const ahead = (sentAt + answeredAt) / 2 - databaseAt;
    this.#ms = Math.sign(ahead) * Math.max(0, Math.abs(ahead) - uncertain);
    const isApart = Math.abs(this.#ms) > MOST_APART_MS;
    if (isApart && !this.#isTold) {
      this.#log.warn(
        { aheadMs: Math.round(this.#ms) },
        "the clocks of this server and of the database differ: with several servers, players see flights and countdowns too early or too late",
      );
    }
    this.#isTold = isApart;
  }
}

export function measureClock(registry: Registry, offset: ClockOffset): void {
  new Gauge({
    name: "fairhouse_clock_ahead_seconds",
    help: "Seconds by which this server's clock is ahead of the database's at least; below 0 if it is behind",
    registers: [registry],
    collect() {
      this.set(offset.ms / 1000);
    },
  });
}
