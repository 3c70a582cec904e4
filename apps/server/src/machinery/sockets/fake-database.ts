import { EventEmitter } from "node:events";
import type { Pool } from "pg";

/** A connection that hears what the database is told, until it dies without a word. */
class Listening extends EventEmitter {
  isDead = false;
  isReleased = false;
  async query(): Promise<void> {}
  release(): void {
    this.isReleased = true;
  }
}

/** A database that tells every listening connection everything. */
export class FakeDatabase {
  readonly connections: Listening[] = [];
  #batches = 0;

  readonly pool = {
    connect: async () => {
      const connection = new Listening();
      this.connections.push(connection);
      return connection;
    },
    query: async ({ values: [, parts] }: { values: [string, string[]] }) => {
      for (const part of parts) this.#tell(part);
    },
  } as unknown as Pool;

  /** Tells what another server says. */
  say(message: string): void {
    this.#batches += 1;
    this.#tell(`00000000-0000-4000-8000-000000000002 ${this.#batches} 1 1 ${JSON.stringify([message])}`);
  }

  #tell(payload: string): void {
    for (const connection of this.connections) if (!connection.isDead) connection.emit("notification", { payload });
  }
}

/** Lets messages arrive, and connections open, that are on their way. */
export async function arrived(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
