import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase, tamper } from "../../../../../tests/database.ts";
import { type House, startHouse } from "../../house.ts";
import { catchMail, type MailCatcher } from "../../machinery/mail/testing.ts";
import { testConfig } from "../../testing.ts";
import { type Answer, appCode, call, PASSWORD, register, setTestClock } from "./testing.ts";

let database: TestDatabase;
let house: House;
let mail: MailCatcher;
const time = setTestClock();
const NEW_PASSWORD = "orange lantern 41";

beforeAll(async () => {
  database = await freshDatabase();
  mail = await catchMail();
  const config = testConfig({ databaseUrl: database.url, smtpUrl: mail.url, publicUrl: "https://house.test" });
  house = await startHouse(config, { site: null, features: [], clock: time.clock });
});
afterAll(async () => {
  await house.close();
  await mail.close();
  await database.drop();
});

const post = (path: string, body: unknown, token?: string, address?: string) =>
  call(house.app, "POST", path, {
    body,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(address !== undefined && { address }),
  });
const get = (path: string, token: string) =>
  call(house.app, "GET", path, { headers: { authorization: `Bearer ${token}` } });
const login = (email: string, password = PASSWORD, code?: string) =>
  post("/api/auth/login", { email, password, ...(code !== undefined && { code }) });
const tokenIn = (text: string) => /new-password#token=(\S+)/.exec(text)?.[1] ?? "";
const isIn = async (answer: Answer) => (await get("/api/account/sessions", answer.body.accessToken)).status === 200;
const acts = async (id: string) =>
  (await database.pool.query("select act from account_act where account = $1 order by id", [id])).rows.map(
    (row) => row.act,
  );

test("a forgotten password is set anew by a mailed link, once, and ends every session", async () => {
  const { body } = await register(house.app, "forgot@example.com");
  const before = await login("forgot@example.com");
  expect((await post("/api/auth/forgot-password", { email: "FORGOT@example.com" })).status).toBe(204);
  const { text } = await mail.next("forgot@example.com");
  expect(text).toContain("https://house.test/auth/jwt/new-password#token=");
  const token = tokenIn(text);
  const stored = await database.pool.query("select token_hash from account_reset");
  expect(JSON.stringify(stored.rows.map((row) => [...row.token_hash]))).not.toContain(
    JSON.stringify([...Buffer.from(token)]),
  );

  const common = await post("/api/auth/new-password", { token, password: "password1" });
  expect(common.body.code).toBe("password_too_common");
  const tries = await Promise.all([1, 2].map(() => post("/api/auth/new-password", { token, password: NEW_PASSWORD })));
  expect(tries.map((answer) => answer.status).sort()).toEqual([204, 404]);
  expect(await isIn(before)).toBe(false);
  expect((await login("forgot@example.com")).body.code).toBe("bad_credentials");
  expect((await login("forgot@example.com", NEW_PASSWORD)).status).toBe(200);
  expect((await mail.next("forgot@example.com")).text).toContain("All sessions were ended");
  expect(await acts(body.user._id)).toEqual(["password_reset"]);
});

test("a link is good for an hour", async () => {
  await register(house.app, "late@example.com");
  await post("/api/auth/forgot-password", { email: "late@example.com" });
  const token = tokenIn((await mail.next("late@example.com")).text);
  time.advance(60 * 60 * 1000 + 1);
  expect((await post("/api/auth/new-password", { token, password: NEW_PASSWORD })).body.code).toBe("link_expired");
  time.advance(-60 * 60 * 1000 - 1);
});

test("known and unknown addresses are answered alike, and both are throttled", async () => {
  await register(house.app, "known@example.com");
  for (const email of ["known@example.com", "nobody@example.com"]) {
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await post("/api/auth/forgot-password", { email }, undefined, "10.1.1.1")).status);
    expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
  }
  // From elsewhere it is answered, but the mailbox is left in peace.
  await post("/api/auth/forgot-password", { email: "known@example.com" }, undefined, "10.1.1.2");
  for (let count = 0; count < 5; count += 1) await mail.next("known@example.com");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(mail.received.filter(({ to }) => to === "known@example.com")).toHaveLength(5);
  expect(mail.received.some(({ to }) => to === "nobody@example.com")).toBe(false);
});

test("a password change needs the old one and leaves only this session", async () => {
  const { body } = await register(house.app, "change@example.com");
  const other = await login("change@example.com");
  const change = (password: string, newPassword: string) =>
    post("/api/account/password", { password, newPassword }, body.accessToken);
  expect((await change("not it at all", NEW_PASSWORD)).body.code).toBe("wrong_password");
  expect((await change(PASSWORD, "password1")).body.code).toBe("password_too_common");
  expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(204);
  expect(await isIn(other)).toBe(false);
  expect((await get("/api/account/sessions", body.accessToken)).status).toBe(200);
  expect((await login("change@example.com", NEW_PASSWORD)).status).toBe(200);
});

test("a stolen session cannot guess the password", async () => {
  const { body } = await register(house.app, "guessed@example.com");
  const codes = [];
  for (let count = 0; count < 11; count += 1) {
    codes.push(
      (await post("/api/account/two-factor/start", { password: `wrong ${count}` }, body.accessToken)).body.code,
    );
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "wrong_password"));
  expect(codes[10]).toBe("too_many_requests");
});

test("names are unique whatever their case, and a hidden player has none for others", async () => {
  const { body } = await register(house.app, "names@example.com");
  const other = await register(house.app, "names2@example.com");
  const change = (who: Answer["body"], username: string, hidden = false) =>
    post(
      "/api/account/identity",
      { username, firstName: "Grace", lastName: "Hopper", avatar: "owl", hidden },
      who.accessToken,
    );
  expect((await change(body, "Amazing  Grace")).body).toMatchObject({
    username: "Amazing Grace",
    avatar: "/avatars/owl.svg",
  });
  expect((await change(other.body, "AMAZING GRACE")).body.code).toBe("username_taken");
  expect((await change(other.body, "Support")).body.code).toBe("username_taken");
  expect((await change(other.body, "<b>")).body.code).toBe("invalid_request");
  // One sign that stands for eighteen, and one that stands for digits and a bracket.
  expect((await change(other.body, "\ufdfa\ufdfa")).body.code).toBe("invalid_request");
  expect((await change(other.body, "Player \u2474")).body.code).toBe("invalid_request");
  await change(body, "Amazing Grace", true);
  const { rows } = await database.pool.query("select name, version from play_player where id = $1", [body.user._id]);
  expect(rows[0]).toMatchObject({ name: null, version: 2 });
  expect((await get("/api/account/profile", body.accessToken)).body).toMatchObject({ hidden: true });
});

const codeOf = (secret: string) => appCode(secret, time.clock.now());

async function enableTwoFactor(email: string) {
  const { body } = await register(house.app, email);
  const start = await post("/api/account/two-factor/start", { password: PASSWORD }, body.accessToken);
  const { secret, uri } = start.body as unknown as { secret: string; uri: string };
  const enabled = await post("/api/account/two-factor/enable", { code: codeOf(secret) }, body.accessToken);
  const { recoveryCodes } = enabled.body as unknown as { recoveryCodes: string[] };
  return { body, secret, uri, recoveryCodes };
}

test("the second factor is asked for after the password, and each code works once", async () => {
  const { secret, uri, recoveryCodes, body } = await enableTwoFactor("totp@example.com");
  expect(uri).toMatch(/^otpauth:\/\/totp\/Fairhouse:totp%40example\.com\?/);
  expect(recoveryCodes).toHaveLength(10);
  expect(recoveryCodes[0]).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
  const stored = await database.pool.query("select secret from account_two_factor");
  expect(stored.rows[0].secret.includes(Buffer.from(secret))).toBe(false);

  expect((await login("totp@example.com", "not it at all", "123456")).body.code).toBe("bad_credentials");
  expect((await login("totp@example.com")).body.code).toBe("code_required");
  expect((await login("totp@example.com", PASSWORD, codeOf(secret))).body.code).toBe("code_wrong");
  time.advance(30_000);
  expect((await login("totp@example.com", PASSWORD, codeOf(secret))).status).toBe(200);
  expect((await login("totp@example.com", PASSWORD, codeOf(secret))).body.code).toBe("code_wrong");

  const recovery = recoveryCodes[3]?.toUpperCase().replaceAll("-", " ") ?? "";
  expect((await login("totp@example.com", PASSWORD, recovery)).status).toBe(200);
  expect((await login("totp@example.com", PASSWORD, recovery)).body.code).toBe("code_wrong");
  expect((await get("/api/account/profile", body.accessToken)).body).toMatchObject({
    twoFactor: { enabled: true, recoveryCodesLeft: 9 },
  });
});

test("turning the second factor off, new recovery codes, a new password or address and closing ask for a fresh code", async () => {
  const { body, secret, recoveryCodes } = await enableTwoFactor("fresh@example.com");
  const token = body.accessToken;
  const asks: readonly (readonly [string, object])[] = [
    ["/api/account/two-factor/disable", {}],
    ["/api/account/two-factor/recovery-codes", {}],
    ["/api/account/password", { newPassword: NEW_PASSWORD }],
    ["/api/account/email", { email: "thief@example.com" }],
    ["/api/account/close", {}],
  ];
  for (const [path, rest] of asks) {
    const ask = async (code: object) => (await post(path, { password: PASSWORD, ...rest, ...code }, token)).body.code;
    // The last is the code that turned it on: it was seen once, and is no longer fresh.
    expect([path, await ask({}), await ask({ code: "" }), await ask({ code: codeOf(secret) })]).toEqual([
      path,
      "code_required",
      "code_required",
      "code_wrong",
    ]);
  }
  expect((await get("/api/account/profile", token)).body).toMatchObject({
    twoFactor: { enabled: true },
    waitingEmail: null,
  });

  time.advance(30_000);
  const renewed = await post(
    "/api/account/two-factor/recovery-codes",
    { password: PASSWORD, code: codeOf(secret) },
    token,
  );
  expect(renewed.status).toBe(200);
  expect((await login("fresh@example.com", PASSWORD, recoveryCodes[4])).body.code).toBe("code_wrong");
  const again = { password: PASSWORD, newPassword: NEW_PASSWORD, code: codeOf(secret) };
  expect((await post("/api/account/password", again, token)).body.code).toBe("code_wrong");
  const { recoveryCodes: fresh } = renewed.body as unknown as { recoveryCodes: string[] };
  const off = (password: string, code = fresh[0]) => post("/api/account/two-factor/disable", { password, code }, token);
  expect((await off("wrong wrong")).status).toBe(403);
  expect((await off(PASSWORD)).status).toBe(204);
  expect((await login("fresh@example.com")).status).toBe(200);
});

test("codes cannot be guessed: after ten wrong ones the right one is refused too", async () => {
  const { secret } = await enableTwoFactor("codes@example.com");
  time.advance(30_000);
  const right = codeOf(secret);
  for (let count = 0; count < 10; count += 1) {
    const wrong = String((Number(right) + 7 + count) % 1_000_000).padStart(6, "0");
    expect((await login("codes@example.com", PASSWORD, wrong)).body.code).toBe("code_wrong");
  }
  expect((await login("codes@example.com", PASSWORD, right)).body.code).toBe("too_many_requests");
});

test("a secret that no code has confirmed asks nobody for codes", async () => {
  const { body } = await register(house.app, "pending@example.com");
  await post("/api/account/two-factor/start", { password: PASSWORD }, body.accessToken);
  expect((await post("/api/account/two-factor/enable", { code: "1" }, body.accessToken)).body.code).toBe("code_wrong");
  expect((await login("pending@example.com")).status).toBe(200);
  const disable = await post("/api/account/two-factor/disable", { password: PASSWORD }, body.accessToken);
  expect(disable.body.code).toBe("two_factor_state");
});

test("a profile says whom the referral code brought", async () => {
  const { body } = await register(house.app, "referrer@example.com");
  const cookie = { cookie: `ref=${body.user.iReferral}` };
  const friend = await register(house.app, "friend@example.com", cookie);
  const answer = await get("/api/account/profile", body.accessToken);
  expect(answer.body).toMatchObject({ referral: { count: 1, players: [{ name: friend.body.user.username }] } });
});

test("the export holds what the house knows, and no secret", async () => {
  const { body } = await enableTwoFactor("export@example.com");
  const hand = "019b0000-0000-7000-8000-000000000002";
  await database.pool.query(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, seed, nonce)
     select $1, id, 'mines', 1, 'hand', currency, 1000, '{}', seed, 0 from play_player where id = $2`,
    [hand, body.user._id],
  );
  await database.pool.query(`insert into play_move (bet, turn, move) values ($1, 1, '"b"'), ($1, 0, '"a"')`, [hand]);
  await database.pool.query(
    `insert into notification (id, player, kind, about, data, created_at) values ($1, $2, 'new_device', 'x', '{"device":"Phone"}', now())`,
    [hand, body.user._id],
  );
  const answer = await get("/api/account/export", body.accessToken);
  expect(answer.body).toMatchObject({
    account: { email: "export@example.com", firstName: "Ada", balance: 1_000_000, twoFactor: true },
    movements: [{ kind: "grant", amount: 1_000_000, balance: 1_000_000 }],
    sessions: [{ endedAt: null }],
    changes: [{ act: "two_factor_on" }, { act: "data_exported" }],
    notices: [{ kind: "new_device", data: { device: "Phone" } }],
    bets: [{ id: hand, moves: ["a", "b"] }],
  });
  const text = JSON.stringify(answer.body);
  expect(text).not.toMatch(/argon2|sealed|secret|"serverSeed":"/i);
});

test("a closed account gives its balance up, frees its address and keeps no name", async () => {
  const { body } = await register(house.app, "leaving@example.com");
  const id = body.user._id;
  const bet = "019b0000-0000-7000-8000-000000000001";
  await database.pool.query(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, seed, nonce)
     select $1, id, 'mines', 1, 'hand', currency, 1000, '{}', seed, 0 from play_player where id = $2`,
    [bet, id],
  );
  const close = (password: string) => post("/api/account/close", { password }, body.accessToken);
  expect((await close("wrong wrong")).body.code).toBe("wrong_password");
  expect((await close(PASSWORD)).body.code).toBe("bets_open");
  await tamper(database.pool, "delete from play_bet where id = $1", [bet]);
  expect((await close(PASSWORD)).status).toBe(204);

  expect((await get("/api/account/sessions", body.accessToken)).status).toBe(401);
  expect((await login("leaving@example.com")).body.code).toBe("bad_credentials");
  const kept = await database.pool.query(
    "select row_to_json(a) as a, row_to_json(p) as p, row_to_json(l) as l from account a join play_player p on p.id = a.id join ledger_account l on l.id = p.account where a.id = $1",
    [id],
  );
  expect(JSON.stringify(kept.rows)).not.toMatch(/leaving|Ada|Byron/);
  expect(JSON.stringify(kept.rows)).not.toContain(body.user.iReferral);
  expect(kept.rows[0].l).toMatchObject({ balance: 0, entries: 2 });
  const moved = await database.pool.query(
    "select kind, amount, balance from ledger_movement where account = $1 order by sequence",
    [kept.rows[0].l.id],
  );
  expect(moved.rows).toEqual([
    { kind: "grant", amount: 1_000_000, balance: 1_000_000 },
    { kind: "grant", amount: -1_000_000, balance: 0 },
  ]);
  expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
  expect((await register(house.app, "leaving@example.com")).body.user._id).not.toBe(id);
  expect((await mail.next("leaving@example.com")).text).toContain("was closed");
});
