import { expect, test } from "vitest";
import { freshDatabase } from "../../../../../../tests/database.ts";
import { accountTest } from "../account-testing.ts";
import { type Answer, PASSWORD, register } from "../testing.ts";

const { time, house, pool, mail, post, get, login } = accountTest(freshDatabase);
const NEW_PASSWORD = "orange lantern 41";
const tokenIn = (text: string) => /new-password#token=(\S+)/.exec(text)?.[1] ?? "";
const isIn = async (answer: Answer) => (await get("/api/account/sessions", answer.body.accessToken)).status === 200;
const acts = async (id: string) =>
  (await pool().query("select act from account_act where account = $1 order by id", [id])).rows.map((row) => row.act);

test("a forgotten password is reset by a mailed link, once, and every session ends", async () => {
  const { body } = await register(house().app, "forgot@example.com");
  const before = await login("forgot@example.com");
  expect((await post("/api/auth/forgot-password", { email: "FORGOT@example.com" })).status).toBe(204);
  const { text } = await mail().next("forgot@example.com");
  expect(text).toContain("https://house.test/auth/jwt/new-password#token=");
  const token = tokenIn(text);
  const stored = await pool().query("select token_hash from account_reset");
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
  expect((await mail().next("forgot@example.com")).text).toContain("All sessions were signed out");
  expect(await acts(body.user._id)).toEqual(["password_reset"]);
});

test("a link is good for an hour", async () => {
  await register(house().app, "late@example.com");
  await post("/api/auth/forgot-password", { email: "late@example.com" });
  const token = tokenIn((await mail().next("late@example.com")).text);
  time.advance(60 * 60 * 1000 + 1);
  expect((await post("/api/auth/new-password", { token, password: NEW_PASSWORD })).body.code).toBe("link_expired");
  time.advance(-60 * 60 * 1000 - 1);
});

test("known and unknown addresses get the same answer, and both are throttled", async () => {
  await register(house().app, "known@example.com");
  for (const email of ["known@example.com", "nobody@example.com"]) {
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await post("/api/auth/forgot-password", { email }, undefined, "10.1.1.1")).status);
    expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
  }
  // Requests from elsewhere are answered, but nothing more is mailed.
  await post("/api/auth/forgot-password", { email: "known@example.com" }, undefined, "10.1.1.2");
  for (let count = 0; count < 5; count += 1) await mail().next("known@example.com");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(mail().received.filter(({ to }) => to === "known@example.com")).toHaveLength(5);
  expect(mail().received.some(({ to }) => to === "nobody@example.com")).toBe(false);
});

test("a password change needs the old one and leaves only this session", async () => {
  const { body } = await register(house().app, "change@example.com");
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
  const { body } = await register(house().app, "guessed@example.com");
  const codes = [];
  for (let count = 0; count < 11; count += 1) {
    codes.push(
      (await post("/api/account/two-factor/start", { password: `wrong ${count}` }, body.accessToken)).body.code,
    );
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "wrong_password"));
  expect(codes[10]).toBe("too_many_requests");
});
