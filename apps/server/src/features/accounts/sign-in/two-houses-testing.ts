import { afterAll, beforeAll } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../../tests/database.ts";
import { type House, startHouse } from "../../../house.ts";
import { testConfig } from "../../../testing.ts";
import { startAccounts } from "../start.ts";
import { call, stillClock } from "../testing.ts";

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Starts two servers of accounts on one database, with one clock, for the tests of a file. */
export function twoHouses() {
  const time = stillClock();
  let database: TestDatabase;
  let first: House;
  let second: House;
  beforeAll(async () => {
    database = await freshDatabase();
    const start = () =>
      startHouse(testConfig({ databaseUrl: database.url }), {
        site: null,
        features: [startAccounts],
        clock: time.clock,
      });
    first = await start();
    second = await start();
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await database.drop();
  });
  return {
    time,
    get database() {
      return database;
    },
    get first() {
      return first;
    },
    get second() {
      return second;
    },
    /** Returns "in" if a token is taken, or the code of the refusal. */
    async ping(token: string, on = first): Promise<string> {
      const answer = await call(on.app, "GET", "/api/account/ping", { headers: bearer(token) });
      return answer.status === 204 ? "in" : answer.body.code;
    },
    refresh: (cookie: string | undefined, on = first) =>
      call(on.app, "POST", "/api/auth/refresh", { headers: { cookie: `refresh=${cookie}` } }),
  };
}
