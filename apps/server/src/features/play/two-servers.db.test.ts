import { someFlight } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { connect } from "../../machinery/sockets/testing.ts";
import { canonical } from "./command.ts";
import { type TableTime, tableTime } from "./table-testing.ts";
import { type PlayTest, startPlayTest, TABLE, type TestPlayer, TICKETS } from "./testing.ts";

const BY_HAND = { bet: someFlight.leavingAt(null) };

let database: TestDatabase;
let time: TableTime;
/** Started first, so it drives the table. */
let driver: PlayTest;
let other: PlayTest;
let player: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  time = tableTime();
  const options = { clock: time.clock, config: { shutdownMs: 100, tableLeaseMs: 60_000 } };
  driver = await startPlayTest(database, options);
  await time.until(driver, "betting");
  other = await startPlayTest(database, options);
  player = await other.player();
});
afterAll(async () => {
  await other.house.close();
  await driver.house.close();
  time.stop();
  await database.drop();
});

test("both show the same table, event by event", async () => {
  const [here, there] = [await connect(driver.house.url), await connect(other.house.url)];
  await Promise.all([here.watch(`table:${someFlight.table}`), there.watch(`table:${someFlight.table}`)]);
  const { round } = await time.until(driver, "betting");
  await time.until(driver, "betting", round.number);
  await expect.poll(() => there.of("table").length).toBe(here.of("table").length);
  expect(there.of("table")).toEqual(here.of("table"));
  const snapshots = async () =>
    (await Promise.all([driver, other].map((play) => play.visitor.get(TABLE)))).map(({ body }) =>
      canonical({ ...body, now: 0 }),
    );
  await expect.poll(async () => new Set(await snapshots()).size).toBe(1);
  for (const { socket } of [here, there]) socket.disconnect();
});

test("a ticket that was placed on the one is seen and cashed out on the other, once", async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { round } = await time.until(driver, "betting");
    await time.until(driver, "betting", round.number);
    const placed = await player.post(TICKETS, BY_HAND);
    if (placed.status !== 200) continue;
    const { id } = placed.body.ticket;
    const named = async () => (await driver.visitor.get(TABLE)).body.tickets.map((ticket: { id: string }) => ticket.id);
    await expect.poll(named).toContain(id);
    await time.until(driver, "running");
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => player.post(`/api/tickets/${id}/cash-out`, undefined)),
    );
    if (replies[0]?.status !== 200) continue;
    expect(new Set(replies.map(({ body }) => canonical(body))).size).toBe(1);
    expect(replies[0]?.body.ticket.leftAt).toBeGreaterThanOrEqual(100);
    expect(await driver.audit()).toEqual([]);
    return;
  }
  throw new Error("no flight lasted long enough");
});
