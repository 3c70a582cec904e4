import { pino } from "pino";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../../../tests/database.ts";
import type { AppError } from "../../../machinery/http/errors.ts";
import { accountTest } from "../account-testing.ts";
import { appCode, PASSWORD, register } from "../testing.ts";
import { createSharedAttempts } from "./shared-attempts.ts";
import { TwoFactor } from "./two-factor.ts";

const { time, house, pool, mail, post, get, login, codeOf, enableTwoFactor } = accountTest(freshDatabase);
const NEW_PASSWORD = "orange lantern 41";

test("the second factor is asked for after the password, and each code works once", async () => {
  const { secret, uri, recoveryCodes, body } = await enableTwoFactor("totp@example.com");
  expect(uri).toMatch(/^otpauth:\/\/totp\/Fairhouse:totp%40example\.com\?/);
  expect(recoveryCodes).toHaveLength(10);
  expect(recoveryCodes[0]).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
  const stored = await pool().query("select secret from account_two_factor");
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

test("turning the second factor off, new recovery codes, a new password or address, and closing require a fresh code", async () => {
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
    // The last is the code that turned it on: it was used once, and is no longer fresh.
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
  // A phone's clock may be off by a window: the codes beside the current one are good too.
  const good = [-30_000, 0, 30_000].map((off) => appCode(secret, time.clock.now() + off));
  const codes = Array.from({ length: 13 }, (_, n) => String((Number(right) + n) % 1_000_000).padStart(6, "0"));
  for (const wrong of codes.filter((code) => !good.includes(code)).slice(0, 10)) {
    expect((await login("codes@example.com", PASSWORD, wrong)).body.code).toBe("code_wrong");
  }
  expect((await login("codes@example.com", PASSWORD, right)).body.code).toBe("too_many_requests");
});

test("known browsers and sessions of an account share a ceiling of wrong codes, however many of them there are", async () => {
  const { body, secret } = await enableTwoFactor("ceiling@example.com");
  const { _id: account } = body.user;
  const shared = createSharedAttempts(pool(), time.clock, pino({ level: "silent" }));
  const vault = { seal: () => Buffer.alloc(0), open: () => secret };
  const factor = new TwoFactor({ pool: pool(), clock: time.clock, vault, shared, houseName: "Fairhouse" });
  const outcomes = new Map<string, number>();
  for (let place = 0; place < 30; place++) {
    for (let own = 0; own < 5; own++) {
      const code = await factor.pass(account, "no code", `session ${place}`).catch((error: AppError) => error.code);
      outcomes.set(String(code), (outcomes.get(String(code)) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(outcomes)).toEqual({ code_wrong: 100, too_many_requests: 50 });
  time.advance(30_000);
  await expect(factor.pass(account, codeOf(secret), "another session")).rejects.toMatchObject({
    code: "too_many_requests",
  });
  // Strangers have used up nothing, and nothing of theirs is used up.
  await factor.pass(account, codeOf(secret), "");
  await shared.stop();
});

test("turning it on ends the other sessions, which no code has opened", async () => {
  await register(house().app, "thief-inside@example.com");
  const thief = (await login("thief-inside@example.com")).body.accessToken;
  const owner = (await login("thief-inside@example.com")).body.accessToken;
  const { secret } = (await post("/api/account/two-factor/start", { password: PASSWORD }, owner)).body as unknown as {
    secret: string;
  };
  expect((await get("/api/account/profile", thief)).status).toBe(200);
  expect((await post("/api/account/two-factor/enable", { code: codeOf(secret) }, owner)).status).toBe(200);
  expect((await get("/api/account/profile", thief)).status).toBe(401);
  expect((await get("/api/account/profile", owner)).status).toBe(200);
  expect((await mail().next("thief-inside@example.com")).text).toContain("All other sessions were signed out.");
});

test("the owner is told of wrong codes and wrong passwords that a session of theirs gives", async () => {
  const { body } = await enableTwoFactor("inside@example.com");
  const account = body.user._id;
  const kinds = async () => {
    const { rows } = await pool().query(
      "select data->>'passwordKnown' as known from notification where player = $1 and kind = 'sign_in_failures' order by 1",
      [account],
    );
    return rows.map(({ known }) => known);
  };
  const disable = (password: string, code: string) =>
    post("/api/account/two-factor/disable", { password, code }, body.accessToken);
  for (let tries = 0; tries < 9; tries += 1) expect((await disable(PASSWORD, "no code")).body.code).toBe("code_wrong");
  expect(await kinds()).toEqual([]);
  await disable(PASSWORD, "no code");
  await expect.poll(kinds).toEqual(["true"]);
  for (let tries = 0; tries < 10; tries += 1)
    expect((await disable("not it at all", "")).body.code).toBe("wrong_password");
  await expect.poll(kinds).toEqual(["false", "true"]);
});

test("a secret that was not confirmed with a code makes no sign-in ask for codes", async () => {
  const { body } = await register(house().app, "pending@example.com");
  await post("/api/account/two-factor/start", { password: PASSWORD }, body.accessToken);
  expect((await post("/api/account/two-factor/enable", { code: "1" }, body.accessToken)).body.code).toBe("code_wrong");
  expect((await login("pending@example.com")).status).toBe(200);
  const disable = await post("/api/account/two-factor/disable", { password: PASSWORD }, body.accessToken);
  expect(disable.body.code).toBe("two_factor_state");
});
