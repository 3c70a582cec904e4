import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import type { Pool, PoolClient } from "pg";

/** A borrowed connection with the number of statements on it. */
interface Line {
  readonly client: Promise<PoolClient>;
  statements: number;
  broken: boolean;
}

/**
 * Sends statements over one connection without waiting for each other's answer, so that the database begins the next as
 * soon as it has committed one. The connection is borrowed from the pool while any statement is on its way; each
 * statement is a transaction of its own. The pool's clients must have been made with `pipeline: true`: without it the
 * statements are still right, only slower.
 */
export class Pipeline {
  readonly #pool: Pool;
  #line: Line | null = null;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Runs `work` on the shared connection.
   * @throws what `work` throws, or the database's error if no connection can be had.
   */
  async run<Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> {
    this.#line ??= { client: this.#pool.connect(), statements: 0, broken: false };
    const line = this.#line;
    line.statements += 1;
    try {
      return await work(await line.client);
    } catch (error) {
      if (isUnreachable(error)) this.#abandon(line);
      throw error;
    } finally {
      line.statements -= 1;
      if (line.statements === 0) this.#giveBack(line);
    }
  }

  /** Makes later statements take a new connection. */
  #abandon(line: Line): void {
    line.broken = true;
    if (this.#line === line) this.#line = null;
  }

  #giveBack(line: Line): void {
    if (this.#line === line) this.#line = null;
    line.client.then(
      (client) => client.release(line.broken),
      () => {
        // There is nothing to release if the connection failed.
      },
    );
  }
}
