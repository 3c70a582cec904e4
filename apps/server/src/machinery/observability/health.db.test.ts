import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { stillClock } from "../../features/accounts/testing.ts";
import { type House, startHouse } from "../../house.ts";
import { testConfig } from "../../testing.ts";

let database: TestDatabase;
let house: House;
const time = stillClock();

beforeAll(async () => {
  database = await freshDatabase();
  const config = testConfig({ databaseUrl: database.url, logLevel: "silent" });
  house = await startHouse(config, { site: null, features: [], clock: time.clock });
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

const get = (url: string) => house.app.inject({ url });
const fillDisk = () =>
  database.pool.query(
    `create function full_disk() returns trigger language plpgsql as
       $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
     create trigger planted before insert on house_probe execute function full_disk()`,
  );
const emptyDisk = () => database.pool.query("drop function full_disk() cascade");

test("/healthz reports if the database answers, and asks it once for everybody", async () => {
  const query = vi.spyOn(house.pool, "query");
  const answers = await Promise.all(Array.from({ length: 30 }, () => get("/healthz")));
  // The house's own jobs send other queries meanwhile.
  const looks = query.mock.calls.filter(([text]) => (text as unknown) === "select 1");
  query.mockRestore();
  expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set([JSON.stringify({ status: "ok" })]));
  expect(looks).toHaveLength(1);
});

test("/healthz reports a database that answers but whose disk takes nothing, and its recovery", async () => {
  await fillDisk();
  const status = () => {
    time.advance(1000);
    return get("/healthz").then(({ statusCode }) => statusCode);
  };
  await expect.poll(status, { interval: 500 }).toBe(503);
  await emptyDisk();
  await expect.poll(status, { interval: 500 }).toBe(200);
});

test("/healthz answers while a dump reads all tables, and still reports a full disk", async () => {
  const dump = await database.pool.connect();
  await dump.query("begin");
  await dump.query("lock table house_probe in access share mode");
  const status = () => {
    time.advance(10_000);
    return get("/healthz").then(({ statusCode }) => statusCode);
  };
  for (let looks = 0; looks < 3; looks += 1) expect(await status()).toBe(200);
  await fillDisk();
  expect(await status()).toBe(503);
  await dump.query("commit");
  dump.release();
  await emptyDisk();
  expect(await status()).toBe(200);
});
