import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/database.ts";
import { startAccounts } from "./features/accounts/start.ts";
import { call, register } from "./features/accounts/testing.ts";
import { startHouse } from "./house.ts";
import type { HouseParts, StartFeature } from "./parts.ts";
import { testConfig } from "./testing.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

test("closing takes no new bets, lets features finish, answers requests in flight, then frees everything in reverse", async () => {
  const steps: string[] = [];
  let house: HouseParts | null = null;
  let answerNow = () => {};
  const feature =
    (name: string): StartFeature =>
    async (parts) => {
      house = parts;
      return {
        routes: (app) => {
          if (name === "first") {
            app.get(
              "/api/slow",
              () =>
                new Promise((resolve) => {
                  answerNow = () => resolve({ late: true });
                }),
            );
          }
        },
        finish: async () => {
          steps.push(`finish ${name}, draining: ${house?.switches.draining()}`);
          await house?.pool.query("select 1");
        },
        close: async () => {
          steps.push(`close ${name}`);
          await house?.pool.query("select 1");
        },
      };
    };
  const running = await startHouse(testConfig({ databaseUrl: database.url, shutdownMs: 60_000 }), {
    site: null,
    features: [feature("first"), feature("second")],
  });
  const slow = fetch(`${running.url}/api/slow`).then(async (answer) => steps.push(`answered ${answer.status}`));
  await expect.poll(() => String(answerNow)).not.toBe("() => {}");
  const closed = running.close();
  await expect.poll(() => steps).toHaveLength(2);
  answerNow();
  await Promise.all([slow, closed]);
  expect(steps).toEqual([
    "finish first, draining: true",
    "finish second, draining: true",
    "answered 200",
    "close second",
    "close first",
  ]);
  await expect(fetch(running.url)).rejects.toThrow();
});

test("a feature that never finishes does not keep the house open", async () => {
  const stuck: StartFeature = async () => ({ finish: () => new Promise(() => {}) });
  const house = await startHouse(testConfig({ databaseUrl: database.url, shutdownMs: 200, logLevel: "silent" }), {
    site: null,
    features: [stuck],
  });
  await house.close();
  await expect(fetch(house.url)).rejects.toThrow();
});

test("a start that fails half-way frees everything it had taken", async () => {
  const broken: StartFeature = async () => {
    throw new Error("no such table");
  };
  await expect(
    startHouse(testConfig({ databaseUrl: database.url }), { site: null, features: [broken] }),
  ).rejects.toThrow("no such table");
  const connections = async () =>
    (
      await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and application_name = 'fairhouse server'",
      )
    ).rowCount;
  await expect.poll(connections).toBe(0);
});

test("a SECRET_KEY other than the database's is refused before anything is sealed with it", async () => {
  const config = testConfig({ databaseUrl: database.url });
  await (await startHouse(config, { site: null, features: [] })).close();
  await expect(
    startHouse({ ...config, secretKey: "fedcba9876543210".repeat(4) }, { site: null, features: [] }),
  ).rejects.toThrow("SECRET_KEY");
});

test("sessions and accounts survive a restart", async () => {
  const config = testConfig({ databaseUrl: database.url });
  const first = await startHouse(config, { site: null, features: [startAccounts] });
  const { body, cookies } = await register(first.app, "stays@example.com");
  await first.close();
  const second = await startHouse(config, { site: null, features: [startAccounts] });
  const me = await call(second.app, "GET", "/api/auth/me", {
    headers: { authorization: `Bearer ${body.accessToken}` },
  });
  expect(me.body.user._id).toBe(body.user._id);
  const refreshed = await call(second.app, "POST", "/api/auth/refresh", {
    headers: { cookie: `refresh=${cookies.refresh}` },
  });
  expect(refreshed.body.user._id).toBe(body.user._id);
  await second.close();
});

test("login and registration floods are refused as busy or too many, while others are served", async () => {
  const limits = { betsPerSecond: 1e6, readsPerSecond: 1e6, signInsPerMinute: 1e6, socketsPerAddress: 1e6 };
  const house = await startHouse(testConfig({ databaseUrl: database.url, limits }), {
    site: null,
    features: [startAccounts],
  });
  const { body } = await register(house.app, "calm@example.com");
  const flood = Array.from({ length: 300 }, (_, n) =>
    call(house.app, "POST", "/api/auth/login", {
      body: { email: `${n}@example.com`, password: "wrong password" },
      address: `10.0.${n % 200}.1`,
    }),
  );
  let waiting = flood.length;
  for (const login of flood) void login.then(() => waiting--);
  for (let n = 0; n < 20; n += 1) {
    const ping = await call(house.app, "GET", "/api/account/ping", {
      headers: { authorization: `Bearer ${body.accessToken}` },
    });
    expect(ping.status).toBe(204);
  }
  expect(waiting).toBeGreaterThan(0);
  const codes = new Map<string, number>();
  for (const answer of await Promise.all(flood)) codes.set(answer.body.code, (codes.get(answer.body.code) ?? 0) + 1);
  expect(codes.get("bad_credentials")).toBeGreaterThan(10);
  expect(codes.get("busy")).toBeGreaterThan(100);
  expect([...codes.keys()].sort()).toEqual(["bad_credentials", "busy"]);
  await house.close();
});

test("a reader who does not read is cut off, and everything is freed all the same", async () => {
  const steps: string[] = [];
  const begun = Promise.withResolvers<void>();
  const endless: StartFeature = async () => ({
    routes: (app) => {
      app.get("/api/endless", (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200).write("the first of many bytes");
        begun.resolve();
      });
    },
    close: async () => {
      steps.push("closed");
    },
  });
  const running = await startHouse(testConfig({ databaseUrl: database.url }), { site: null, features: [endless] });
  const answer = await fetch(`${running.url}/api/endless`);
  await begun.promise;
  await running.close();
  expect(steps).toEqual(["closed"]);
  await expect(answer.text()).rejects.toThrow();
});
