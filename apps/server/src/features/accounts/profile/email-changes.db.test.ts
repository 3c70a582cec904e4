import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../../tests/database.ts";
import { type House, startHouse } from "../../../house.ts";
import { catchMail, type MailCatcher } from "../../../machinery/mail/testing.ts";
import { testConfig } from "../../../testing.ts";
import { startAccounts } from "../start.ts";
import { appCode, call, PASSWORD, register, stillClock } from "../testing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = "orange lantern 41";

let database: TestDatabase;
let house: House;
let silent: House;
let mail: MailCatcher;
const time = stillClock();

beforeAll(async () => {
  database = await freshDatabase();
  mail = await catchMail();
  const config = testConfig({ databaseUrl: database.url, smtpUrl: mail.url, publicUrl: "https://house.test" });
  const overrides = { site: null, features: [startAccounts], clock: time.clock };
  house = await startHouse(config, overrides);
  silent = await startHouse({ ...config, mode: "production", smtpUrl: null }, overrides);
});
afterAll(async () => {
  await house.close();
  await silent.close();
  await mail.close();
  await database.drop();
});

const post = (path: string, body: unknown, token?: string, on = house) =>
  call(on.app, "POST", path, { body, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
const login = (email: string, password = PASSWORD, code?: string) =>
  post("/api/auth/login", { email, password, ...(code !== undefined && { code }) });
const codeIn = (text: string) => /^\d{8}$/m.exec(text)?.[0] ?? "";
const wayBackIn = (text: string) => /https:\/\/house\.test\/auth\/jwt\/restore-email#token=(\S+)/.exec(text)?.[1] ?? "";
const change = (email: string, token: string, more: object = {}) =>
  post("/api/account/email", { password: PASSWORD, email, ...more }, token);
const confirm = (code: string, token: string) => post("/api/account/email/confirm", { code }, token);

/** Moves an account to another address. @returns the token of the way back. */
async function move(from: string, to: string, token: string): Promise<string> {
  expect((await change(to, token)).body).toMatchObject({ user: { email: from }, waitingEmail: to });
  const code = codeIn((await mail.next(to)).text);
  expect((await confirm(code, token)).body).toMatchObject({ email: to });
  await mail.next(to);
  return wayBackIn((await mail.next(from)).text);
}

test("a new address takes effect once its mailbox has shown the code, and not before", async () => {
  const { body } = await register(house.app, "old@example.com");
  await register(house.app, "taken@example.com");
  const token = body.accessToken;
  expect(
    (await post("/api/account/email", { password: "wrong wrong", email: "taken@example.com" }, token)).body.code,
  ).toBe("wrong_password");
  expect((await change("Taken@example.com", token)).body.code).toBe("email_taken");
  await change("new@example.com", token);
  expect((await login("new@example.com")).body.code).toBe("bad_credentials");
  expect((await login("old@example.com")).status).toBe(200);
  const code = codeIn((await mail.next("new@example.com")).text);
  const stored = await database.pool.query("select code_hash from account_email_change");
  expect(stored.rows[0].code_hash.toString("latin1")).not.toContain(code);

  // The code belongs to the account that asked.
  const stranger = await register(house.app, "stranger@example.com");
  expect((await confirm(code, stranger.body.accessToken)).body.code).toBe("link_expired");
  expect((await confirm(code === "00000000" ? "1" : "00000000", token)).body.code).toBe("code_wrong");
  expect((await confirm(` ${code.slice(0, 4)} ${code.slice(4)}`, token)).status).toBe(200);
  expect((await confirm(code, token)).body.code).toBe("link_expired");
  expect((await login("old@example.com")).body.code).toBe("bad_credentials");
  expect((await login("new@example.com")).status).toBe(200);
  expect((await mail.next("old@example.com")).text).toContain("was changed");
});

test("a code is good for five guesses and an hour, and is invalid after a password change", async () => {
  const { body } = await register(house.app, "guess@example.com");
  const ask = async () => {
    await change("guess2@example.com", body.accessToken);
    return codeIn((await mail.next("guess2@example.com")).text);
  };
  const first = await ask();
  const wrong = first.startsWith("0") ? "10000000" : "00000000";
  const codes = [];
  for (let tries = 0; tries < 5; tries++) codes.push((await confirm(wrong, body.accessToken)).body.code);
  expect(codes).toEqual(Array.from({ length: 5 }, () => "code_wrong"));
  expect((await confirm(first, body.accessToken)).body.code).toBe("link_expired");

  const second = await ask();
  time.advance(60 * 60 * 1000 + 1);
  expect((await login("guess@example.com")).status).toBe(200);
  const later = (await login("guess@example.com")).body.accessToken;
  expect((await confirm(second, later)).body.code).toBe("link_expired");
  time.advance(-60 * 60 * 1000 - 1);

  const third = await ask();
  await post("/api/account/password", { password: PASSWORD, newPassword: NEW_PASSWORD }, body.accessToken);
  expect((await confirm(third, body.accessToken)).body.code).toBe("link_expired");
});

test("the old mailbox takes the account back: new password, every session ended, the thief's ways back gone", async () => {
  const { body } = await register(house.app, "owner@example.com");
  const token = body.accessToken;
  // A thief with the password turns a second factor on first, so that the owner cannot sign in again.
  const setup = await post("/api/account/two-factor/start", { password: PASSWORD }, token);
  const { secret } = setup.body as unknown as { secret: string };
  const code = () => appCode(secret, time.clock.now());
  await post("/api/account/two-factor/enable", { code: code() }, token);
  await mail.next("owner@example.com");
  time.advance(30_000);
  await change("thief@example.com", token, { code: code() });
  await confirm(codeIn((await mail.next("thief@example.com")).text), token);
  const wayBack = wayBackIn((await mail.next("owner@example.com")).text);
  await mail.next("thief@example.com");
  time.advance(30_000);
  await change("thief2@example.com", token, { code: code() });
  await confirm(codeIn((await mail.next("thief2@example.com")).text), token);
  const thiefsWay = wayBackIn((await mail.next("thief@example.com")).text);

  const restore = (way: string, password: string) => post("/api/auth/restore-email", { token: way, password });
  expect((await restore("nonsense", NEW_PASSWORD)).body.code).toBe("link_expired");
  expect((await restore(wayBack, "password1")).body.code).toBe("password_too_common");
  const both = await Promise.all([restore(wayBack, NEW_PASSWORD), restore(wayBack, NEW_PASSWORD)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect((await restore(thiefsWay, "thief lantern 77")).body.code).toBe("link_expired");
  expect((await post("/api/account/email/cancel", undefined, token)).status).toBe(401);
  expect((await login("owner@example.com", NEW_PASSWORD)).status).toBe(200);
  expect((await login("owner@example.com")).body.code).toBe("bad_credentials");
  expect((await login("thief2@example.com")).body.code).toBe("bad_credentials");
  expect((await mail.next("owner@example.com")).text).toContain("moved back to its earlier");
});

test("an address is reserved while its owner may come back; after seven days the way back is closed", async () => {
  const { body } = await register(house.app, "left@example.com");
  const wayBack = await move("left@example.com", "right@example.com", body.accessToken);
  const taken = await post("/api/auth/register", {
    email: "Left@example.com",
    password: PASSWORD,
    firstName: "Eve",
    lastName: "Byron",
  });
  expect(taken.body.code).toBe("email_taken");
  const other = await register(house.app, "other@example.com");
  expect((await change("left@example.com", other.body.accessToken)).body.code).toBe("email_taken");
  time.advance(7 * DAY_MS + 1);
  const late = await post("/api/auth/restore-email", { token: wayBack, password: NEW_PASSWORD });
  expect(late.body.code).toBe("link_expired");
  expect((await register(house.app, "left@example.com")).status).toBe(200);
  time.advance(-7 * DAY_MS - 1);
});

test("a house without mail, which never verified a mailbox, changes the address at once", async () => {
  const { body } = await register(silent.app, "nomail@example.com");
  const asked = await post(
    "/api/account/email",
    { password: PASSWORD, email: "nomail2@example.com" },
    body.accessToken,
    silent,
  );
  expect(asked.body).toMatchObject({ user: { email: "nomail2@example.com" }, waitingEmail: null });
  expect((await login("nomail2@example.com")).status).toBe(200);
  expect((await register(silent.app, "nomail@example.com")).status).toBe(200);
});
