import type { Pool } from "pg";
import { pino } from "pino";
import { expect, test } from "vitest";
import { FakeClock } from "../../../../../tests/round-house.ts";
import { arrived, FakeDatabase } from "./fake-database.ts";
import { Neighbours } from "./neighbours.ts";

interface News {
  readonly type: "news";
}

/** Opens a server of the house. */
async function open(database: FakeDatabase, clock: FakeClock, number: number) {
  const server = { heard: 0, missed: 0, isCut: false };
  const query = (statement: never) => (server.isCut ? Promise.reject(broken) : database.pool.query(statement));
  const parts = {
    pool: { connect: database.pool.connect, query } as unknown as Pool,
    clock,
    log: pino({ enabled: false }),
    serverId: `00000000-0000-4000-8000-00000000000${number}`,
  };
  const neighbours = new Neighbours<News>(
    parts,
    () => [],
    () => {
      server.heard += 1;
    },
    () => {
      server.missed += 1;
    },
  );
  await neighbours.open();
  return Object.assign(server, { neighbours });
}

/** Opens as many servers, which have met. */
async function setUp(count: number) {
  const database = new FakeDatabase();
  const clock = new FakeClock();
  const servers = await Promise.all(Array.from({ length: count }, (_, number) => open(database, clock, number)));
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await arrived();
      clock.advance(1_000);
    }
    await arrived();
  };
  const told = () => servers.map(({ missed }) => missed > 0);
  const close = () => Promise.all(servers.map(({ neighbours }) => neighbours.close()));
  await pass(60);
  return { database, servers, pass, told, close };
}

const broken = new Error("the database has gone");

test("servers learn that they may have missed messages of others, on both sides of an interruption", async () => {
  const { database, pass, told, close } = await setUp(2);
  expect(told()).toEqual([false, false]);
  database.connections[0]?.emit("error", broken);
  await pass(2);
  expect(told()).toEqual([true, true]);
  await close();
});

test("a server alone has missed nothing after an interruption", async () => {
  const { database, pass, told, close } = await setUp(1);
  database.connections[0]?.emit("error", broken);
  await pass(60);
  expect(database.connections).toHaveLength(2);
  expect(told()).toEqual([false]);
  await close();
});

test("a server that others took for gone learns that they told it nothing, although it heard all the time", async () => {
  const { servers, pass, told, close } = await setUp(3);
  const [first, second, third] = servers;
  if (first === undefined) throw new Error("no server");
  first.isCut = true;
  await pass(30);
  second?.neighbours.send({ type: "news" });
  expect(told()).toEqual([false, false, false]);
  first.isCut = false;
  await pass(10);
  expect(told()).toEqual([true, true, true]);
  const before = servers.map(({ missed }) => missed);
  // The others are told once that they have missed messages of the first, not that it has missed theirs.
  expect([second?.missed, third?.missed]).toEqual([1, 1]);
  await pass(60);
  expect(servers.map(({ missed }) => missed)).toEqual(before);
  await close();
});

test("the other servers learn that messages of one were lost, once it can tell them", async () => {
  const { servers, pass, told, close } = await setUp(2);
  const [first, second] = servers;
  if (first === undefined) throw new Error("no server");
  first.isCut = true;
  first.neighbours.send({ type: "news" });
  await pass(7);
  expect([second?.heard, told()]).toEqual([0, [false, false]]);
  first.isCut = false;
  await pass(5);
  expect(told()).toEqual([false, true]);
  const before = second?.missed;
  await pass(60);
  expect(second?.missed).toBe(before);
  await close();
});
