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
  await database.pool.query(
    `create function full_disk() returns trigger language plpgsql as
       $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
     create trigger planted before insert on house_probe execute function full_disk()`,
  );
  const status = () => {
    time.advance(1000);
    return get("/healthz").then(({ statusCode }) => statusCode);
  };
  await expect.poll(status, { interval: 500 }).toBe(503);
  await database.pool.query("drop function full_disk() cascade");
  await expect.poll(status, { interval: 500 }).toBe(200);
});
