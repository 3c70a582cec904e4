import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { catalog, pathsOf } from "@fairhouse/games/catalog.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { startAccounts } from "../../features/accounts/start.ts";
import { register, stillClock } from "../../features/accounts/testing.ts";
import { startBrand } from "../../features/brand/start.ts";
import { type House, startHouse } from "../../house.ts";
import type { StartFeature } from "../../parts.ts";
import { testConfig } from "../../testing.ts";

let database: TestDatabase;
let house: House;
let site: string;
/** The clock stands still, so that a limit's second lasts as long as a test. */
const time = stillClock();
const INLINE = "document.documentElement.dataset.theme = 'dark'";

/** Routes that fail in every way a route can. */
const faulty: StartFeature = async () => ({
  routes: (app) => {
    app.get("/api/faulty/bug", () => {
      throw new Error("seed 123 of player 7");
    });
    const response = { 200: z.object({ shown: z.string(), list: z.array(z.object({ id: z.int() })) }) };
    app.get("/api/faulty/extra", { schema: { response } }, async () => {
      const answer = { shown: "x", list: [{ id: 1, serverSeed: "secret" }] };
      return answer;
    });
    const anything = { body: z.unknown(), querystring: z.looseObject({}), params: z.object({ name: z.string() }) };
    app.post("/api/faulty/anything/:name", { schema: anything }, async () => "x");
    app.get("/api/faulty/slow-down", { onRequest: app.limit("reads") }, async () => "x");
  },
});

beforeAll(async () => {
  database = await freshDatabase();
  site = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(site, "assets"));
  await writeFile(
    join(site, "index.html"),
    `<!doctype html><script>${INLINE}</script><script src="/assets/a-1.js"></script>`,
  );
  await writeFile(join(site, "assets/a-1.js"), "let a = 1;");
  await writeFile(join(site, "assets/a-1.js.br"), "brotli");
  await writeFile(join(site, "icon.svg"), "<svg/>");
  await writeFile(join(site, ".built"), "");
  await writeFile(join(site, "assets/a-1.js.map"), "{}");
  const config = testConfig({
    databaseUrl: database.url,
    logLevel: "silent",
    publicUrl: "https://house.example",
    tls: true,
    allowedOrigins: ["https://house.example"],
    trustProxy: ["10.0.0.0/8"],
    limits: { betsPerSecond: 1e6, readsPerSecond: 3, signInsPerMinute: 1e6, socketsPerAddress: 1e6 },
  });
  house = await startHouse(config, { site, features: [startAccounts, startBrand, faulty], clock: time.clock });
});
beforeEach(() => time.advance(1000));
afterAll(async () => {
  await house.close();
  await database.drop();
  await rm(site, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  house.app.inject({ url, headers, remoteAddress });

const postAnything = (path: string, body: string) =>
  house.app.inject({
    method: "POST",
    url: `/api/faulty/anything/${path}`,
    headers: { "content-type": "application/json" },
    body,
  });

test("a bug is answered with its request id and nothing else", async () => {
  const answer = await get("/api/faulty/bug");
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("seed");
  expect(answer.json().requestId).toBe(answer.headers["x-request-id"]);
});

test.each([
  ["in a body", "x", '{"list":[{"text":"a\\u0000"}]}', { in: "body", problems: [{ path: "list.0.text" }] }],
  ["of half a letter", "x", '{"text":"\\ud83c"}', { in: "body", problems: [{ path: "text" }] }],
  ["as a name of a field", "x", '{"a\\u0000":1}', { in: "body", problems: [{ path: "" }] }],
  ["in an address", "a%00", "{}", { in: "params", problems: [{ path: "name" }] }],
  ["in a query", "x?game=%00", "{}", { in: "querystring", problems: [{ path: "game" }] }],
])("a text %s that the database cannot store is refused under any schema", async (_, path, body, details) => {
  const answer = await postAnything(path, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "invalid_request", details });
});

test("a body nested deeper than any stack is checked completely", async () => {
  expect((await postAnything("x", `${"[".repeat(30_000)}1${"]".repeat(30_000)}`)).statusCode).toBe(200);
});

test("outside production an answer with an extra field fails, however deep it is", async () => {
  expect((await get("/api/faulty/extra")).statusCode).toBe(500);
});

test.each(["/api", "/api/", "/api/nothing", "/api/auth/login/x", `/api/${"x".repeat(500)}`, "/api/%ff"])(
  "%s is answered with an error as JSON, never with the page",
  async (path) => {
    const answer = await get(path, { accept: "text/html" });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json()).toMatchObject({
      code: expect.stringMatching(/not_found|invalid_request/),
      requestId: expect.any(String),
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

test.each([
  "/",
  "/home",
  ...catalog.flatMap(pathsOf),
  "/profile",
  "/bet/123",
  "/round/crash.17",
  "/auth/jwt/login",
  "/claim",
  "/home?panel=wallet",
])("%s is a page", async (path) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
});

test.each([
  "/nothing",
  "/game/chess",
  "/404",
  "/bet",
  "/round",
  "/.env",
  "/.built",
  "/../package.json",
  "/home/x",
  "/admin",
])("%s is the page with HTTP 404", async (path) => {
  const answer = await get(path);
  expect([answer.statusCode, answer.body.slice(0, 9)]).toEqual([404, "<!doctype"]);
});

test("pages may run only the house's files and the hashed script, and may not be framed", async () => {
  const { headers } = await get("/home");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash("sha256").update(INLINE).digest("base64")}'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": expect.stringContaining("max-age=31536000"),
    "cache-control": "no-cache",
  });
});

test("hashed files are cached for ever, others are revalidated, missing ones do not get the page", async () => {
  const asset = await get("/assets/a-1.js", { "accept-encoding": "gzip, br" });
  expect(asset.headers).toMatchObject({
    "cache-control": expect.stringContaining("immutable"),
    "content-encoding": "br",
  });
  expect((await get("/icon.svg")).headers["cache-control"]).toBe("no-cache");
  expect((await get("/assets/old.js")).statusCode).toBe(404);
  expect((await get("/assets/old.js")).headers["content-type"]).toMatch("application/json");
  expect((await get("/assets/a-1.js.map")).statusCode).toBe(404);
  expect((await get("/assets/..%2f..%2findex.html")).statusCode).toBe(404);
});

test.each(["/api/auth/logout", "/%61pi/auth/logout", "/%61%70%69/auth/logout", "/ap%69/nothing", "/nowhere"])(
  "another site's page changes nothing at %s, however the address is written",
  async (url) => {
    const answer = await house.app.inject({ method: "POST", url, headers: { origin: "https://evil.example" } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe("foreign_origin");
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

test("an address in another spelling has the headers of its route", async () => {
  const headersOf = async (url: string) => {
    const { "x-request-id": _id, date: _date, ...rest } = (await get(url)).headers;
    return rest;
  };
  expect(await headersOf("/%61pi/house")).toEqual(await headersOf("/api/house"));
});

test("pages and answers forbid browser features that the house does not use", async () => {
  for (const url of ["/home", "/api/house", "/api/nothing", "/icon.svg", "/api/%ff", "/api/docs/"]) {
    expect((await get(url, {}, "203.0.113.21")).headers["permissions-policy"]).toMatch(
      /camera=\(\).*fullscreen=\(self\)/,
    );
  }
});

test("a script has the policy for workers, and no headers for documents", async () => {
  const { headers } = await get("/assets/a-1.js");
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(Object.keys(headers)).not.toContain("permissions-policy");
  expect(Object.keys(headers)).not.toContain("x-frame-options");
});

test("only listed origins may read answers", async () => {
  const preflight = (origin: string) =>
    house.app.inject({
      method: "OPTIONS",
      url: "/api/house",
      headers: { origin, "access-control-request-method": "GET" },
    });
  expect((await preflight("https://house.example")).headers["access-control-allow-origin"]).toBe(
    "https://house.example",
  );
  expect((await preflight("https://evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
});

test("cookies are Secure behind TLS, and forwarded addresses are believed from the proxy only", async () => {
  const { headers } = await register(house.app, "tls@example.com");
  expect(headers.get("set-cookie")).toMatch(/refresh=[^;]+;[^,]*Secure/);
  const tries = async (from: string, forwarded: string) => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => get("/api/faulty/slow-down", { "x-forwarded-for": `${forwarded}${n}` }, from)),
    );
    return answers
      .map((answer) => answer.statusCode)
      .sort()
      .at(-1);
  };
  expect(await tries("10.1.2.3", "198.51.100.")).toBe(200);
  expect(await tries("203.0.113.9", "198.51.100.")).toBe(429);
});

test("an exceeded limit is answered with its code and the time to come back", async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => get("/api/faulty/slow-down", {}, "203.0.113.77")));
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.json().code).toBe("too_many_requests");
  expect(refused[0]?.headers["retry-after"]).toBe("1");
});

test("metrics are for this machine, not for requests through a proxy on it", async () => {
  const own = await get("/metrics");
  expect(own.body).toContain('http_request_duration_seconds_count{method="GET",route="/api/faulty/bug",status="500"}');
  expect((await get("/metrics")).body, "kept for a moment, however many ask").toBe(own.body);
  expect((await get("/metrics", {}, "203.0.113.1")).statusCode).toBe(403);
  expect((await get("/metrics", { "x-forwarded-for": "203.0.113.1" })).statusCode).toBe(403);
});

test("the documentation names every route with its schemas, and its page runs under its own policy", async () => {
  const document = (await get("/api/docs/json", {}, "203.0.113.20")).json();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/api/auth/login", "/api/auth/refresh", "/api/account/sessions", "/api/house"]),
  );
  expect(document.paths["/api/auth/login"].post.requestBody.content["application/json"].schema.required).toEqual([
    "email",
    "password",
  ]);
  const small = await get("/api/docs/json", { "accept-encoding": "gzip" }, "203.0.113.20");
  expect(small.headers).toMatchObject({ "content-encoding": "gzip", "cache-control": "public, max-age=300" });
  expect(JSON.parse(gunzipSync(small.rawPayload).toString())).toEqual(document);
  const page = await get("/api/docs/", {}, "203.0.113.20");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toMatch(/script-src 'self';/);
  expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
});

test("bytes that are not HTTP get a short answer", async () => {
  const { hostname, port } = new URL(house.url);
  const socket = createConnection(Number(port), hostname);
  socket.end("NONSENSE\r\n\r\n");
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect(answer).toContain("invalid_request");
});
