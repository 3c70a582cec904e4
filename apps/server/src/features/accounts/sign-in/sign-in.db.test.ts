import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../../tests/database.ts";
import { type House, startHouse } from "../../../house.ts";
import { catchMail, type MailCatcher } from "../../../machinery/mail/testing.ts";
import { createLog } from "../../../machinery/observability/log.ts";
import { testConfig } from "../../../testing.ts";
import { startAccounts } from "../start.ts";
import { type Answer, appCode, call, PASSWORD, register, stillClock } from "../testing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let house: House;
let second: House;
let mail: MailCatcher;
let logged = "";
const time = stillClock();

beforeAll(async () => {
  database = await freshDatabase();
  mail = await catchMail();
  const config = testConfig({
    databaseUrl: database.url,
    smtpUrl: mail.url,
    publicUrl: "https://house.test",
    tls: true,
  });
  const to = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const overrides = { site: null, features: [startAccounts], clock: time.clock, log: createLog("info", to) };
  house = await startHouse(config, overrides);
  second = await startHouse(config, overrides);
});
afterAll(async () => {
  await house.close();
  await second.close();
  await mail.close();
  await database.drop();
});

let addresses = 0;
const newAddress = () => `10.${(addresses >> 8) & 255}.${addresses++ & 255}.1`;
const login = (email: string, password: string, more: { headers?: Record<string, string>; code?: string } = {}) =>
  call(addresses % 2 === 0 ? house.app : second.app, "POST", "/api/auth/login", {
    body: { email, password, ...(more.code !== undefined && { code: more.code }) },
    headers: more.headers ?? {},
    address: newAddress(),
  });
const deviceOf = (answer: Answer) => ({ cookie: `__Host-device=${answer.cookies["__Host-device"]}` });
const notices = async (account: string) =>
  (
    await database.pool.query("select data from notification where player = $1 and kind = 'sign_in_failures'", [
      account,
    ])
  ).rows;

test("a guesser with many addresses meets one ceiling on all servers; the owner's browser passes it, and the owner is told once", async () => {
  const owner = await register(house.app, "guessed@example.com");
  const id = owner.body.user._id;
  const codes: string[] = [];
  for (let tries = 0; tries < 103; tries++)
    codes.push((await login("guessed@example.com", `wrong ${tries}`)).body.code);
  expect(codes.filter((code) => code === "bad_credentials")).toHaveLength(100);
  expect(codes.slice(100)).toEqual(["too_many_requests", "too_many_requests", "too_many_requests"]);
  // The password is no longer compared.
  expect((await login("guessed@example.com", PASSWORD)).body.code).toBe("too_many_requests");
  expect((await login("guessed@example.com", PASSWORD, { headers: deviceOf(owner) })).status).toBe(200);
  expect((await login("guessed@example.com", PASSWORD, { headers: { cookie: "__Host-device=forged" } })).status).toBe(
    429,
  );

  expect((await mail.next("guessed@example.com")).text).toContain("Several attempts to sign in");
  // Each failure from the tenth to the nineteenth tells the owner unless one has: the first to be written counts.
  const told = await notices(id);
  expect(told).toMatchObject([{ data: { passwordKnown: false } }]);
  expect(told[0]?.data.failures).toBeGreaterThanOrEqual(10);
  expect(told[0]?.data.failures).toBeLessThan(20);
  expect(mail.received.filter(({ to }) => to === "guessed@example.com")).toHaveLength(1);
  const failures = logged.split("\n").filter((line) => line.includes("sign-in failed") && line.includes(id));
  expect(failures).toHaveLength(100);
  expect(logged).toContain("sign-ins of unknown devices are refused for this hour");
  expect(logged).not.toMatch(/guessed@|wrong \d|violet/);
});

test("a changed password ends what browsers were known by; the browser that changed it is known by the new one", async () => {
  const owner = await register(house.app, "changer@example.com");
  const headers = { authorization: `Bearer ${owner.body.accessToken}` };
  const changed = await call(house.app, "POST", "/api/account/password", {
    body: { password: PASSWORD, newPassword: "copper meadow 77" },
    headers,
  });
  expect(changed.status).toBe(204);
  const id = owner.body.user._id;
  const isKnown = async (browser: Answer) => {
    await login("changer@example.com", "not it at all", { headers: deviceOf(browser) });
    const failed = logged.split("\n").filter((line) => line.includes("sign-in failed") && line.includes(id));
    return JSON.parse(failed.at(-1) ?? "{}").knownDevice;
  };
  expect([await isKnown(owner), await isKnown(changed)]).toEqual([false, true]);
});

test("an address without an account is refused like one with an account", async () => {
  await register(house.app, "here@example.com");
  const codes = async (email: string) => {
    const address = newAddress();
    const answers: string[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const body = { email, password: `wrong ${tries}` };
      answers.push((await call(house.app, "POST", "/api/auth/login", { body, address })).body.code);
    }
    return answers;
  };
  const known = await codes("here@example.com");
  expect(known.slice(9)).toEqual(["bad_credentials", "too_many_requests", "too_many_requests"]);
  expect(await codes("nobody@example.com")).toEqual(known);
});

test("wrong codes after the right password are reported at once, and sign-ins are logged", async () => {
  const { body } = await register(house.app, "coded@example.com");
  const headers = { authorization: `Bearer ${body.accessToken}` };
  const start = await call(house.app, "POST", "/api/account/two-factor/start", {
    body: { password: PASSWORD },
    headers,
  });
  const { secret } = start.body as unknown as { secret: string };
  const code = appCode(secret, time.clock.now());
  await call(house.app, "POST", "/api/account/two-factor/enable", { body: { code }, headers });
  for (let tries = 0; tries < 3; tries++) {
    expect((await login("coded@example.com", PASSWORD, { code: "abc" })).body.code).toBe("code_wrong");
  }
  expect((await mail.next("coded@example.com")).text).toContain("takes a code");
  expect((await mail.next("coded@example.com")).text).toContain("Somebody entered the right password");
  expect(await notices(body.user._id)).toEqual([{ data: { failures: 3, passwordKnown: true } }]);
  expect(logged).toMatch(
    new RegExp(`"account":"${body.user._id}","session":"[^"]+","address":"[^"]+","msg":"registered"`),
  );
});

test("over TLS every cookie is bound to this very host, and only those names are read", async () => {
  const { cookies, headers } = await register(house.app, "tls@example.com");
  const set = headers.get("set-cookie") ?? "";
  expect(Object.keys(cookies).sort()).toEqual(["__Host-device", "__Host-refresh", "__Host-session"]);
  expect(set.match(/__Host-[^;]+; Max-Age=\d+; Path=\/; (HttpOnly; )?Secure; SameSite=Strict/g)).toHaveLength(3);
  expect(set).not.toContain("Domain");
  const refresh = (name: string) =>
    call(house.app, "POST", "/api/auth/refresh", { headers: { cookie: `${name}=${cookies["__Host-refresh"]}` } });
  expect((await refresh("refresh")).body).toBeNull();
  expect((await refresh("__Host-refresh")).body.user.username).toBeDefined();
});

test("only the house's own pages can sign in or out, regardless of the rest of the request", async () => {
  const { cookies } = await register(house.app, "subdomain@example.com");
  const cookie = `__Host-refresh=${cookies["__Host-refresh"]}`;
  const body = { email: "subdomain@example.com", password: PASSWORD };
  const routes: readonly (readonly [string, object | undefined])[] = [
    ["/api/auth/logout", undefined],
    ["/api/auth/refresh", undefined],
    ["/api/auth/login", body],
    ["/%61pi/auth/logout", undefined],
    ["/api/auth/restore-email", { token: "x", password: PASSWORD }],
  ];
  for (const [path, sent] of routes) {
    for (const site of ["same-site", "cross-site"]) {
      const headers = { cookie, "sec-fetch-site": site };
      const answer = await call(house.app, "POST", path, { body: sent, headers });
      expect([path, site, answer.status, answer.body.code]).toEqual([path, site, 403, "foreign_origin"]);
    }
  }
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  expect((await call(house.app, "POST", "/api/auth/refresh", { headers })).body.accessToken).toBeDefined();
});

test("a session ends ninety days after its sign-in, however often it is used, and no token outlives it", async () => {
  let { cookies, body } = await register(house.app, "old@example.com");
  const refresh = () =>
    call(house.app, "POST", "/api/auth/refresh", {
      headers: { cookie: `__Host-refresh=${cookies["__Host-refresh"]}` },
    });
  for (let day = 0; day < 80; day += 20) {
    time.advance(20 * DAY_MS);
    const next = await refresh();
    cookies = next.cookies;
    body = next.body;
    expect(body).not.toBeNull();
  }
  time.advance(10 * DAY_MS - 60_000);
  ({ cookies, body } = await refresh());
  const claims = JSON.parse(Buffer.from(body.accessToken.split(".")[1] ?? "", "base64url").toString());
  expect(claims.exp * 1000 - time.clock.now()).toBeLessThanOrEqual(60_000);
  time.advance(60_001);
  expect((await refresh()).body).toBeNull();
  const ended = await database.pool.query("select ended_why from account_session where ended_why = 'cookie_reused'");
  expect(ended.rowCount).toBe(0);
  time.advance(-90 * DAY_MS - 1);
});
