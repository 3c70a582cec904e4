import { EventEmitter } from "node:events";
import type { Pool } from "pg";
import { pino } from "pino";
import { expect, test } from "vitest";
import { FakeClock } from "../../../../../tests/round-house.ts";
import { Line } from "./line.ts";

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
class Database {
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

async function setUp() {
  const database = new Database();
  const clock = new FakeClock();
  const heard: string[] = [];
  const parts = { pool: database.pool, clock, log: pino({ enabled: false }), serverId: SERVER };
  let mended = 0;
  const line = new Line<string>(
    parts,
    (_from, message) => heard.push(message),
    () => {
      mended += 1;
    },
  );
  await line.open();
  /** Lets so many seconds pass, with a message in each. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1_000);
      line.send("alive");
      // The message is on its way, then an opened connection listens.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  return { database, line, heard, pass, mended: () => mended };
}
const SERVER = "00000000-0000-4000-8000-000000000001";

test("a connection that died without a word is replaced, and messages arrive again", async () => {
  const { database, line, heard, pass, mended } = await setUp();
  const [first] = database.connections;
  await pass(60);
  expect([database.connections.length, first?.isReleased]).toEqual([1, false]);
  if (first !== undefined) first.isDead = true;
  database.say("missed");
  await pass(15);
  expect([database.connections.length, first?.isReleased, mended()]).toEqual([2, true, 1]);
  // The other end may have been slow instead of gone.
  if (first !== undefined) first.isDead = false;
  database.say("heard");
  expect(heard).toEqual(["heard"]);
  await pass(60);
  expect(database.connections).toHaveLength(2);
  await line.close();
});

test("a connection that hears nothing while nothing can be said is kept", async () => {
  const { database, line, pass } = await setUp();
  database.pool.query = () => Promise.reject(new Error("no connection is free"));
  await pass(60);
  expect(database.connections).toHaveLength(1);
  await line.close();
});
