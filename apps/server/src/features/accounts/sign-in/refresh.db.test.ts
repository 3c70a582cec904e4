import { expect, test } from "vitest";
import { call, register } from "../testing.ts";
import { twoHouses } from "./two-houses-testing.ts";

const houses = twoHouses();

test("without a session refresh answers 200 null", async () => {
  for (const cookie of [undefined, "", "nonsense", "a.0.b"]) {
    const answer = await houses.refresh(cookie);
    expect([answer.status, answer.body]).toEqual([200, null]);
  }
});

test("a page can read that there may be a session, and nothing else about it", async () => {
  const { cookies, headers } = await register(houses.first.app, "hint@example.com");
  expect(headers.get("set-cookie")).toMatch(/,session=1; Max-Age=\d+; Path=\/; SameSite=Strict/);
  const next = await houses.refresh(cookies.refresh);
  expect(next.cookies.session).toBe("1");
  expect((await houses.refresh(undefined)).cookies.session).toBe("");
});

test("refresh gives a new token and the next cookie; cookies cannot be read by scripts or sent by other sites", async () => {
  const { body, cookies, headers } = await register(houses.first.app, "fresh@example.com");
  expect(headers.get("set-cookie")).toMatch(/refresh=[^;]+;[^,]*HttpOnly; SameSite=Strict/);
  houses.time.advance(60_000);
  const next = await houses.refresh(cookies.refresh);
  expect(await houses.ping(next.body.accessToken)).toBe("in");
  expect(next.body.accessToken).not.toBe(body.accessToken);
  expect(next.cookies.refresh).not.toBe(cookies.refresh);
  houses.time.advance(-60_000);
});

test("two tabs that refresh at once both stay signed in, with the same cookie", async () => {
  const { cookies } = await register(houses.first.app, "tabs@example.com");
  const tabs = await Promise.all(
    Array.from({ length: 4 }, (_, tab) =>
      houses.refresh(cookies.refresh, tab % 2 === 0 ? houses.first : houses.second),
    ),
  );
  expect(tabs.map((tab) => tab.status)).toEqual([200, 200, 200, 200]);
  expect(new Set(tabs.map((tab) => tab.cookies.refresh)).size).toBe(1);
  for (const tab of tabs) expect(await houses.ping(tab.body.accessToken)).toBe("in");
  expect((await houses.refresh(tabs[0]?.cookies.refresh)).status).toBe(200);
});

test("a cookie that was rotated a while ago ends its session for everybody", async () => {
  const { cookies } = await register(houses.first.app, "stolen@example.com");
  const thief = await houses.refresh(cookies.refresh);
  houses.time.advance(1_000);
  expect(await houses.ping(thief.body.accessToken)).toBe("in");
  houses.time.advance(30_000);
  expect((await houses.refresh(cookies.refresh)).body).toBeNull();
  expect(await houses.ping(thief.body.accessToken)).toBe("unauthenticated");
  expect((await houses.refresh(thief.cookies.refresh)).body).toBeNull();
  houses.time.advance(-31_000);
  const ended = await houses.database.pool.query(
    "select ended_why from account_session where ended_why = 'cookie_reused'",
  );
  expect(ended.rowCount).toBe(1);
});

test("a cookie whose answer was lost on its way is good for another one, until its successor is used", async () => {
  const { cookies } = await register(houses.first.app, "lost@example.com");
  const lost = await houses.refresh(cookies.refresh);
  houses.time.advance(600_000);
  const again = await houses.refresh(cookies.refresh);
  expect(again.cookies.refresh).toBe(lost.cookies.refresh);
  expect(await houses.ping(again.body.accessToken)).toBe("in");
  houses.time.advance(31_000);
  expect((await houses.refresh(cookies.refresh)).body).toBeNull();
  houses.time.advance(-631_000);
});

test("a cookie two rotations old ends its session even at once", async () => {
  const { cookies } = await register(houses.first.app, "stolen2@example.com");
  const next = await houses.refresh(cookies.refresh);
  await houses.refresh(next.cookies.refresh);
  expect((await houses.refresh(cookies.refresh)).body).toBeNull();
});

test("another site's page cannot use the cookies", async () => {
  const { cookies } = await register(houses.first.app, "csrf@example.com");
  const headers = { cookie: `refresh=${cookies.refresh}`, origin: "https://evil.example", host: "house.example" };
  const answer = await call(houses.first.app, "POST", "/api/auth/refresh", { headers });
  expect([answer.status, answer.body.code]).toEqual([403, "foreign_origin"]);
  const own = await call(houses.first.app, "POST", "/api/auth/refresh", {
    headers: { ...headers, origin: "https://house.example" },
  });
  expect(own.status).toBe(200);
});
