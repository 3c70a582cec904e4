import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { type House, startHouse } from "../../house.ts";
import { testConfig } from "../../testing.ts";
import { startAccounts } from "./start.ts";
import { type Answer, call, claimTokenOf, register, stillClock } from "./testing.ts";

let database: TestDatabase;
let house: House;
const time = stillClock();

beforeAll(async () => {
  database = await freshDatabase();
  house = await startHouse(testConfig({ databaseUrl: database.url }), {
    site: null,
    features: [startAccounts],
    clock: time.clock,
  });
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(house.app, "POST", path, { body, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const rows = async (table: string) =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

test("registration answers with the specification's superset and opens money and seeds with the account", async () => {
  const { body } = await register(house.app, "First@Example.com");
  expect(body).toMatchObject({
    user: { email: "First@Example.com", firstName: "Ada", lastName: "Byron", role: "player", adultAt: null },
    session: { accessToken: body.accessToken },
    balance: { amount: 1_000_000, version: 1, currency: { _id: "coin", minBet: 1000, maxBet: 100_000, price: 0.1 } },
    adminAddress: "",
    solAdminAddress: "",
    ethAdminAddress: "",
  });
  expect(body.balances).toEqual([body.balance]);
  expect(body.user.username).not.toMatch(/ada|byron|first/i);
  const seeds = await database.pool.query("select sealed, server_seed from play_seed where player = $1", [
    body.user._id,
  ]);
  expect(seeds.rows).toHaveLength(2);
  expect(seeds.rows.every((row) => row.server_seed === null && row.sealed.length > 60)).toBe(true);
  const stored = await database.pool.query("select password from account where id = $1", [body.user._id]);
  expect(stored.rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("an address has one account, in any case and however many registrations come at once", async () => {
  const answers = await Promise.all(
    ["twice@example.com", "Twice@example.com", "TWICE@EXAMPLE.COM", "twice@example.com "].map((email) =>
      post("/api/auth/register", { email, password: "violet kettle 88", firstName: "A", lastName: "B" }),
    ),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body.code).toBe("email_taken");
});

test("a failure while the player is created leaves no account behind", async () => {
  const before = await rows("account");
  await database.pool.query("alter table play_seed add constraint broken check (false) not valid");
  const answer = await post("/api/auth/register", {
    email: "half@example.com",
    password: "violet kettle 88",
    firstName: "A",
    lastName: "B",
  });
  await database.pool.query("alter table play_seed drop constraint broken");
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({ code: "internal", message: expect.any(String), requestId: expect.any(String) });
  expect(await rows("account")).toBe(before);
  expect(await rows("ledger_account where owner not in (select id from account)")).toBe(0);
});

const good = { email: "x@example.com", password: "violet kettle 88", firstName: "A", lastName: "B" };
test.each([
  ["no body", undefined],
  ["an array", []],
  ["a number", 7],
  ["no e-mail", { ...good, email: "" }],
  ["no address", { ...good, email: "nobody" }],
  ["an object as e-mail", { ...good, email: { $gt: "" } }],
  ["a short password", { ...good, password: "short" }],
  ["a long password", { ...good, password: "x".repeat(129) }],
  ["no first name", { ...good, firstName: "  " }],
  ["a name of a megabyte's kind", { ...good, lastName: "x".repeat(30_000) }],
  ["an invisible name", { ...good, firstName: "A\u200bda" }],
  ["a reversed name", { ...good, firstName: "A\u202eda" }],
  ["a role", { ...good, role: "admin" }],
  ["a balance", { ...good, balance: 1e9 }],
])("registration with %s is refused and writes nothing", async (_what, body) => {
  const before = await rows("account");
  const answer = await post("/api/auth/register", body);
  expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
  expect(await rows("account")).toBe(before);
});

test("a refused body is answered with the path of each problem", async () => {
  const { body } = await post("/api/auth/register", { ...good, email: "nobody", lastName: "" });
  expect(body.details).toMatchObject({
    in: "body",
    problems: [{ path: "email" }, { path: "lastName", message: "Last name required" }],
  });
});

test("prototype keys, large bodies, other types and broken JSON are refused before any route sees them", async () => {
  const send = async (payload: string, type = "application/json") => {
    const answer = await house.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload,
      headers: { "content-type": type },
    });
    return [answer.statusCode, answer.json<Answer["body"]>().code];
  };
  expect(await send('{"email":"a@b.cd","password":"x","__proto__":{"role":"admin"}}')).toEqual([
    400,
    "invalid_request",
  ]);
  expect(await send('{"email":"a@b.cd","password":"x","constructor":{"prototype":{}}}')).toEqual([
    400,
    "invalid_request",
  ]);
  expect(await send(`"${"x".repeat(65 * 1024)}"`)).toEqual([413, "body_too_large"]);
  expect(await send("email=a@b.cd", "application/x-www-form-urlencoded")).toEqual([415, "unsupported_media_type"]);
  expect(await send("hello", "text/plain")).toEqual([415, "unsupported_media_type"]);
  expect(await send("{")).toEqual([400, "invalid_request"]);
});

test.each(["password1", "P@ssw0rd123!", "12345678", "qwertyuiop", "aaaaaaaaa", "common@example.com"])(
  "the password %s is too common",
  async (password) => {
    const answer = await post("/api/auth/register", { ...good, email: "common@example.com", password });
    expect([answer.status, answer.body.code]).toEqual([422, "password_too_common"]);
  },
);

test("sign-in ignores case, and a wrong password and an unknown address get the same answer", async () => {
  await register(house.app, "login@example.com");
  const signedIn = await post("/api/auth/login", { email: "LOGIN@example.com", password: "violet kettle 88" });
  expect(signedIn.status).toBe(200);
  const wrong = await post("/api/auth/login", { email: "login@example.com", password: "violet kettle 89" });
  const unknown = await post("/api/auth/login", { email: "nobody@example.com", password: "violet kettle 89" });
  expect(wrong.status).toBe(401);
  expect({ ...wrong.body, requestId: "" }).toEqual({ ...unknown.body, requestId: "" });
  expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
});

test("the age is confirmed once, stays confirmed, and decides if bets are allowed", async () => {
  const { body } = await register(house.app, "age@example.com");
  const version = async () =>
    (await database.pool.query("select version from play_player where id = $1", [body.user._id])).rows[0].version;
  const before = await version();
  const headers = bearer(body.accessToken);
  expect((await post("/api/account/age", { adult: false }, headers)).status).toBe(400);
  const first = await post("/api/account/age", { adult: true }, headers);
  expect(Date.parse(first.body.adultAt ?? "")).toBe(time.clock.now());
  expect((await call(house.app, "GET", "/api/auth/me", { headers })).body.user.adultAt).toBe(first.body.adultAt);
  expect(await version()).toBe(before + 1);
  const second = await post("/api/account/age", { adult: true }, headers);
  expect([second.status, second.body.code]).toEqual([409, "age_confirmed"]);
});

test("a referral code from the cookie is stored; an unknown one is ignored", async () => {
  const { body } = await register(house.app, "referrer@example.com");
  const referred = async (email: string, code: string) => {
    const answer = await post("/api/auth/register", { ...good, email }, { cookie: `ref=${code}` });
    const row = await database.pool.query("select referred_by from account where id = $1", [answer.body.user._id]);
    return row.rows[0].referred_by;
  };
  expect(await referred("brought@example.com", body.user.iReferral)).toBe(body.user._id);
  expect(await referred("alone@example.com", "ZZZZZZZZ")).toBeNull();
});

test("the claim token makes one administrator, once, within the hour", async () => {
  const { body } = await register(house.app, "boss@example.com");
  const other = await register(house.app, "late@example.com");
  const claim = (token: string, who: Answer["body"]) => post("/api/account/claim", { token }, bearer(who.accessToken));
  expect((await claim("wrong", body)).status).toBe(404);
  const token = claimTokenOf(house);
  time.advance(61 * 60 * 1000);
  const me = await post("/api/auth/login", { email: "boss@example.com", password: "violet kettle 88" });
  expect((await claim(token, me.body)).status).toBe(404);
  time.advance(-61 * 60 * 1000);
  const claimed = await claim(token, body);
  expect(claimed.body.role).toBe("admin");
  expect((await claim(token, other.body)).status).toBe(404);
  const acts = await database.pool.query("select act, subject from admin_act");
  expect(acts.rows).toEqual([{ act: "claim", subject: body.user._id }]);
});
