import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { startHouse } from "../../../house.ts";
import { loadKeys } from "../../../machinery/keys.ts";
import { testConfig } from "../../../testing.ts";
import { startAccounts } from "../start.ts";
import { type Answer, call, claimTokenOf, PASSWORD, register } from "../testing.ts";
import { bearer, twoHouses } from "./two-houses-testing.ts";

const houses = twoHouses();

/** Makes a token by hand, signed or not. */
function forge(header: object, claims: object, key: Buffer | string | null): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${key === null ? "" : createHmac("sha256", key).update(text).digest("base64url")}`;
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const HS256 = { alg: "HS256", typ: "JWT" };

test("a token works until it expires, and is then answered as expired", async () => {
  const { body } = await register(houses.first.app, "expiry@example.com");
  expect(await houses.ping(body.accessToken)).toBe("in");
  houses.time.advance(15 * 60 * 1000 + 1000);
  expect(await houses.ping(body.accessToken)).toBe("token_expired");
  houses.time.advance(-15 * 60 * 1000 - 1000);
});

test("tokens that this house did not make for its API are refused", async () => {
  const { body } = await register(houses.first.app, "forger@example.com");
  const claims = claimsOf(body.accessToken);
  const { secretKey, dataDir } = testConfig({ databaseUrl: houses.database.url });
  const { tokens: tokenKey } = await loadKeys(secretKey, dataDir);
  expect(await houses.ping(forge(HS256, claims, tokenKey))).toBe("in");
  const [head, , signature] = body.accessToken.split(".");
  const other = await register(houses.first.app, "victim@example.com");
  const stolen = Buffer.from(JSON.stringify({ ...claims, sub: other.body.user._id })).toString("base64url");
  const attacks = {
    empty: "",
    words: "not a token",
    "other key": forge(HS256, claims, "secret"),
    "alg none": forge({ alg: "none", typ: "JWT" }, claims, null),
    "alg none with our signature": `${forge({ alg: "none" }, claims, null)}${signature}`,
    "other algorithm": forge({ alg: "HS512", typ: "JWT" }, claims, tokenKey),
    "other audience": forge(HS256, { ...claims, aud: "other" }, tokenKey),
    "no audience": forge(HS256, { ...claims, aud: undefined }, tokenKey),
    "other issuer": forge(HS256, { ...claims, iss: "other" }, tokenKey),
    "no expiry": forge(HS256, { ...claims, exp: undefined }, tokenKey),
    "expiry in words": forge(HS256, { ...claims, exp: "never" }, tokenKey),
    "no issuer": forge(HS256, { ...claims, iss: undefined }, tokenKey),
    "another player": `${head}.${stolen}.${signature}`,
    "another player's session": forge(HS256, { ...claims, sub: other.body.user._id }, tokenKey),
    "an unknown session": forge(HS256, { ...claims, sid: other.body.user._id }, tokenKey),
  };
  for (const [name, token] of Object.entries(attacks))
    expect([name, await houses.ping(token)]).toEqual([name, "unauthenticated"]);
  const basic = await call(houses.first.app, "GET", "/api/account/ping", {
    headers: { authorization: `Basic ${body.accessToken}` },
  });
  expect(basic.status).toBe(401);
});

test("signing out ends the session at once here, and within five seconds elsewhere", async () => {
  const { body, cookies } = await register(houses.first.app, "out@example.com");
  expect(await houses.ping(body.accessToken, houses.second)).toBe("in");
  const answer = await call(houses.first.app, "POST", "/api/auth/logout", { headers: bearer(body.accessToken) });
  expect([answer.status, answer.cookies.refresh, answer.cookies.session]).toEqual([204, "", ""]);
  expect(await houses.ping(body.accessToken)).toBe("unauthenticated");
  expect((await houses.refresh(cookies.refresh)).body).toBeNull();
  await expect.poll(() => houses.ping(body.accessToken, houses.second)).toBe("unauthenticated");
});

test("signing out works with the cookie alone, after the token has expired", async () => {
  const { body, cookies } = await register(houses.first.app, "out2@example.com");
  await call(houses.first.app, "POST", "/api/auth/logout", { headers: { cookie: `refresh=${cookies.refresh}` } });
  expect(await houses.ping(body.accessToken)).toBe("unauthenticated");
});

test("listeners hear of every session that ends, on both servers, once", async () => {
  const heard: string[] = [];
  const { body } = await register(houses.first.app, "sockets@example.com");
  const sessionId = claimsOf(body.accessToken).sid;
  const stop = [houses.first, houses.second].map((server) =>
    server.sessions.onEnded((session) => session.id === sessionId && heard.push(session.playerId)),
  );
  await call(houses.first.app, "POST", "/api/auth/logout", { headers: bearer(body.accessToken) });
  expect(heard).toHaveLength(1);
  await expect.poll(() => heard.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(heard).toEqual([body.user._id, body.user._id]);
  for (const end of stop) end();
});

test("a session that was not used for thirty days is over", async () => {
  const { body, cookies } = await register(houses.first.app, "idle@example.com");
  const days = 31 * 24 * 60 * 60 * 1000;
  houses.time.advance(days);
  expect((await houses.refresh(cookies.refresh)).body).toBeNull();
  expect(await houses.ping(body.accessToken)).not.toBe("in");
  houses.time.advance(-days);
});

test("sessions are listed, and ended one by one or all others, but never another player's", async () => {
  const { body } = await register(houses.first.app, "many@example.com");
  const login = async () => {
    houses.time.advance(1000);
    return (
      await call(houses.first.app, "POST", "/api/auth/login", {
        body: { email: "many@example.com", password: PASSWORD },
        headers: { "user-agent": "Phone" },
      })
    ).body;
  };
  const [phone, tablet] = [await login(), await login()];
  const list = async () =>
    (await call(houses.first.app, "GET", "/api/account/sessions", { headers: bearer(body.accessToken) })).body.sessions;
  const listed = await list();
  expect(listed.map((session) => session.current)).toEqual([false, false, true]);
  expect(listed[0]?.device).toBe("Phone");

  const end = (which: object, who: Answer["body"]) =>
    call(houses.first.app, "POST", "/api/account/sessions/end", { body: which, headers: bearer(who.accessToken) });
  const stranger = await register(houses.first.app, "stranger@example.com");
  const phoneId = claimsOf(phone.accessToken).sid;
  expect((await end({ id: phoneId }, stranger.body)).status).toBe(404);
  expect((await end({ id: "nonsense" }, body)).status).toBe(400);
  expect((await end({ id: phoneId }, body)).status).toBe(204);
  expect((await end({ id: phoneId }, body)).status).toBe(404);
  expect(await houses.ping(phone.accessToken)).toBe("unauthenticated");

  expect((await end({ others: true }, body)).status).toBe(204);
  expect(await houses.ping(tablet.accessToken)).toBe("unauthenticated");
  expect(await list()).toHaveLength(1);
});

test("a new role is known on every server within seconds", async () => {
  const { body } = await register(houses.first.app, "role@example.com");
  expect(await houses.ping(body.accessToken, houses.second)).toBe("in");
  await call(houses.first.app, "POST", "/api/account/claim", {
    body: { token: claimTokenOf(houses.second) },
    headers: bearer(body.accessToken),
  });
  await expect.poll(async () => (await houses.second.sessions.identify(body.accessToken))?.role).toBe("admin");
});

test("a server that could not read for a minute catches up on the sessions that ended meanwhile", async () => {
  const { body } = await register(houses.first.app, "missed@example.com");
  expect(await houses.ping(body.accessToken, houses.second)).toBe("in");
  const query = houses.second.pool.query.bind(houses.second.pool) as (text: { name?: string }) => Promise<unknown>;
  let isCut = true;
  let read = 0;
  const spy = vi.spyOn(houses.second.pool, "query").mockImplementation((async (
    text: { name?: string },
    ...rest: []
  ) => {
    if (text.name !== "session-news") return query(text, ...rest);
    if (isCut) throw new Error("cut off");
    const news = await query(text);
    read += 1;
    return news;
  }) as never);
  await call(houses.first.app, "POST", "/api/auth/logout", { headers: bearer(body.accessToken) });
  await houses.database.pool.query(
    "update account_session set changed_at = now() - interval '40 seconds' where id = $1",
    [claimsOf(body.accessToken).sid],
  );
  houses.time.advance(60_000);
  isCut = false;
  await expect.poll(() => read).toBeGreaterThan(0);
  expect(await houses.ping(body.accessToken, houses.second)).toBe("unauthenticated");
  spy.mockRestore();
  houses.time.advance(-60_000);
});

test("a token of an ended session costs the database one query, however often and however many at once it is sent", async () => {
  const { body } = await register(houses.first.app, "dead@example.com");
  await call(houses.first.app, "POST", "/api/auth/logout", { headers: bearer(body.accessToken) });
  const asked = async () => {
    const query = vi.spyOn(houses.second.pool, "query");
    const answers = await Promise.all(Array.from({ length: 40 }, () => houses.ping(body.accessToken, houses.second)));
    answers.push(
      ...(await Promise.all(Array.from({ length: 40 }, () => houses.ping(body.accessToken, houses.second)))),
    );
    const admitted = query.mock.calls.filter(
      ([text]) => (text as unknown as { name?: string }).name === "session-admit",
    );
    query.mockRestore();
    expect(new Set(answers)).toEqual(new Set(["unauthenticated"]));
    return admitted.length;
  };
  expect((await asked()) + (await asked())).toBeLessThanOrEqual(1);
});

test("an address that sends many such tokens is told to wait, while players beside it sign in", async () => {
  const limits = { betsPerSecond: 1e6, readsPerSecond: 3, signInsPerMinute: 1e6, socketsPerAddress: 1e6 };
  const strict = await startHouse(testConfig({ databaseUrl: houses.database.url, limits }), {
    site: null,
    features: [startAccounts],
    // It never hears which sessions have ended on other servers, so each of their tokens is looked up.
    clock: { ...houses.time.clock, after: () => () => undefined },
  });
  try {
    const players = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => register(houses.first.app, `dead${n}@example.com`)),
    );
    const tokens = players.map(({ body }) => body.accessToken);
    const from = (token: string) =>
      strict.app
        .inject({ url: "/api/account/ping", headers: bearer(token), remoteAddress: "203.0.113.5" })
        .then(({ statusCode }) => statusCode);
    const [known, fresh, ...dead] = tokens as [string, string, ...string[]];
    expect(await from(known)).toBe(204);
    for (const token of dead) await call(houses.first.app, "POST", "/api/auth/logout", { headers: bearer(token) });
    const answers: number[] = [];
    for (const token of dead) answers.push(await from(token));
    expect(answers).toEqual([401, 401, 401, 429]);
    // Known players stay signed in; new ones get in with the next second.
    expect([await from(known), await from(fresh)]).toEqual([204, 429]);
    houses.time.advance(1001);
    expect(await from(fresh)).toBe(204);
  } finally {
    await strict.close();
  }
});
