import { pino } from "pino";
import { expect, test } from "vitest";
import { FakeClock } from "../../../../../tests/round-house.ts";
import { arrived, FakeDatabase } from "./fake-database.ts";
import { Line } from "./line.ts";

async function setUp() {
  const database = new FakeDatabase();
  const clock = new FakeClock();
  const heard: string[] = [];
  const parts = { pool: database.pool, clock, log: pino({ enabled: false }), serverId: SERVER };
  let mended = 0;
  const line = new Line<string>(parts, {
    receive: (_from, message) => heard.push(message),
    mended: () => {
      mended += 1;
    },
    lost: () => undefined,
  });
  await line.open();
  /** Lets so many seconds pass, with a message in each. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1_000);
      line.send("alive");
      await arrived();
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
