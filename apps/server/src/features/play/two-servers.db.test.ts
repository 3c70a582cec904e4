import { someFlight } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { LONG_LEASE, TableTime } from "../../../../../tests/table-time.ts";
import { connect } from "../../machinery/sockets/testing.ts";
import { canonical } from "./command.ts";
import { type PlayTest, startPlayTest, TABLE, type TestPlayer, TICKETS } from "./testing.ts";

const BY_HAND = { bet: someFlight.leavingAt(null) };

let database: TestDatabase;
const time = new TableTime();
/** Started first, so it drives the table. */
let driver: PlayTest;
let other: PlayTest;
let player: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  const options = { clock: time.clock, config: LONG_LEASE };
  driver = await startPlayTest(database, options);
  await time.until(driver, "betting");
  other = await startPlayTest(database, options);
  player = await other.player();
});
afterAll(async () => {
  await time.close(other);
  await time.close(driver);
  await database.drop();
});

test("both show the same table, event by event", async () => {
  const [here, there] = [await connect(driver.house.url), await connect(other.house.url)];
  await Promise.all([here.watch(`table:${someFlight.table}`), there.watch(`table:${someFlight.table}`)]);
  await time.passing(() => there.of("table").length > 0, "the servers' meeting");
  const met = there.of("table")[0]?.version ?? 0;
  const { round } = await time.until(driver, "betting");
  await time.until(driver, "betting", { after: round.number });
  const since = () => here.of("table").filter(({ version }) => version >= met);
  await expect.poll(() => there.of("table").length).toBe(since().length);
  expect(there.of("table")).toEqual(since());
  const snapshots = async () =>
    (await Promise.all([driver, other].map((play) => play.visitor.get(TABLE)))).map(({ body }) =>
      canonical({ ...body, now: 0 }),
    );
  await expect.poll(async () => new Set(await snapshots()).size).toBe(1);
  for (const { socket } of [here, there]) socket.disconnect();
});

test("a ticket that was placed on one server is seen and cashed out on the other, once", async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { round } = await time.until(driver, "betting");
    await time.until(driver, "betting", { after: round.number });
    const placed = await player.post(TICKETS, BY_HAND);
    if (placed.status !== 200) continue;
    const { id } = placed.body.ticket;
    const tickets = async () => (await driver.visitor.get(TABLE)).body.tickets;
    // In small steps, so that messages between the servers take none of the house's time.
    await time.passing(async () => (await tickets()).some((ticket) => ticket.id === id), "the ticket at the driver", 5);
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
