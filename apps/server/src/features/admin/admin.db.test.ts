import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { table } from "../../acts/print.ts";
import { type House, startHouse } from "../../house.ts";
import { testConfig } from "../../testing.ts";
import { startAccounts } from "../accounts/start.ts";
import { call, register } from "../accounts/testing.ts";
import { startBrand } from "../brand/start.ts";
import { adminOf } from "./testing.ts";

let database: TestDatabase;
let house: House;
let player: { id: string; email: string; token: string };

beforeAll(async () => {
  database = await freshDatabase();
  house = await startHouse(testConfig({ databaseUrl: database.url }), {
    site: null,
    features: [startAccounts, startBrand],
  });
  const { body } = await register(house.app, "player@example.com");
  player = { id: body.user._id, email: "player@example.com", token: body.accessToken };
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

const admin = (...args: string[]) => adminOf(database.pool, [someHand.id, someFlight.id])(...args);
const because = ["--reason", "a test", "--by", "Tess"];
const row = async () => (await database.pool.query("select * from play_player where id = $1", [player.id])).rows[0];
const lastAct = async () =>
  (await database.pool.query("select actor, act, subject, reason, details from admin_act order by id desc limit 1"))
    .rows[0];
const houseInfo = async () => {
  const answer = await house.app.inject("/api/house");
  return answer.json<{ gamesOff: string[]; draining: boolean }>();
};

test("nothing is done without a reason", async () => {
  for (const command of [
    ["ban", player.email],
    ["drain"],
    ["game-off", someHand.id],
    ["correct", player.id],
    ["backup", "x"],
  ]) {
    await expect(admin(...command)).rejects.toThrow("say why");
    await expect(admin(...command, "--reason", " ")).rejects.toThrow("say why");
    // The log tells some of them in public, and could not write such an entry.
    await expect(admin(...command, "--reason", "x".repeat(70_000))).rejects.toThrow("at most 1000 characters");
  }
  expect((await row()).banned_at).toBeNull();
});

test("a ban and its end reach the player's row, raise its version and are in the trail", async () => {
  const before = await row();
  await admin("ban", player.email, ...because);
  const banned = await row();
  expect(banned.banned_at).not.toBeNull();
  expect(banned.version).toBe(before.version + 1);
  expect(await lastAct()).toEqual({ actor: "Tess", act: "ban", subject: player.id, reason: "a test", details: {} });
  await admin("unban", player.id, "--reason", "over");
  expect(await row()).toMatchObject({ banned_at: null, version: before.version + 2 });
  expect(await lastAct()).toMatchObject({ actor: "root", act: "unban", reason: "over" });
});

test("words that a command does not take are refused, and nothing is done", async () => {
  for (const command of [
    ["ban", player.email, "other@example.com"],
    ["exclude", player.email, "2099-01-31", "12:00Z"],
    ["drain", "crash"],
    ["accounts", "one", "two"],
    ["support", "close", "1", "2"],
    ["sports", "suspend", player.id, player.id],
  ]) {
    await expect(admin(...command, ...because)).rejects.toThrow(`nothing is done with ${command.at(-1)}`);
  }
  await expect(admin("ban", player.email, "--reason", "a test", "--by", "")).rejects.toThrow("say who");
  expect(await row()).toMatchObject({ banned_at: null, excluded_until: null });
});

test("an exclusion can be made longer, never shorter", async () => {
  await admin("exclude", player.email, "2099-01-31", ...because);
  await admin("exclude", player.email, "2098-01-31", ...because);
  expect((await row()).excluded_until.toISOString()).toBe("2099-01-31T00:00:00.000Z");
  await expect(admin("exclude", player.email, "2001-01-01", ...because)).rejects.toThrow("past");
  await expect(admin("exclude", player.email, "soon", ...because)).rejects.toThrow("not a date");
  await expect(admin("exclude", player.email, "2099-02-29", ...because)).rejects.toThrow("not a date");
});

test("a correction undoes a movement once, in the ledger and on the balance, and raises the player's version", async () => {
  const before = await row();
  expect(await admin("movements", player.email)).toMatch(/grant\s+1000000/);
  expect(await admin("correct", player.id, "1", ...because)).toMatch(/^undone by movement [0-9a-f-]{36}$/);
  const me = await call(house.app, "GET", "/api/auth/me", { headers: { authorization: `Bearer ${player.token}` } });
  expect(me.body.balance.amount).toBe(0);
  expect((await row()).version).toBe(before.version + 1);
  await expect(admin("correct", player.id, "1", ...because)).rejects.toThrow("already_reversed");
  await expect(admin("correct", "00000000-0000-4000-8000-000000000000", ...because)).rejects.toThrow(
    "no_such_movement",
  );
  const sum = await database.pool.query("select sum(amount)::bigint as sum from ledger_entry");
  expect(sum.rows[0].sum).toBe(0);
});

test("a refused act leaves no line in the trail", async () => {
  const acts = async () => (await database.pool.query("select from admin_act")).rowCount;
  const before = await acts();
  await expect(admin("ban", "nobody@example.com", ...because)).rejects.toThrow("no account");
  await expect(admin("correct", player.id, "1", ...because)).rejects.toThrow();
  await expect(admin("game-off", "chess", ...because)).rejects.toThrow(`there are ${someHand.id}, ${someFlight.id}`);
  expect(await acts()).toBe(before);
});

test("a running server follows switches within seconds", async () => {
  await admin("game-off", someHand.id, ...because);
  await admin("drain", ...because);
  await expect.poll(houseInfo).toMatchObject({ gamesOff: [someHand.id], draining: true });
  expect(await admin("switches")).toMatch(new RegExp(`bets .*\\n(.*\\n)?game:${someHand.id}`));
  await admin("game-on", someHand.id, ...because);
  await admin("undrain", ...because);
  await expect.poll(houseInfo).toMatchObject({ gamesOff: [], draining: false });
});

test("signing a player out ends their sessions on running servers", async () => {
  expect(await admin("sign-out", player.email, ...because)).toBe("1 sessions ended");
  const ping = () =>
    call(house.app, "GET", "/api/account/ping", { headers: { authorization: `Bearer ${player.token}` } });
  await expect.poll(async () => (await ping()).status).toBe(401);
});

test("the audit trail cannot be changed or emptied", async () => {
  for (const sql of ["update admin_act set reason = 'x'", "delete from admin_act", "truncate admin_act"]) {
    await expect(database.pool.query(sql)).rejects.toThrow("never changed or deleted");
  }
  expect(await admin("trail", "--limit", "1")).toContain("sign-out");
});

test("unknown commands and options are refused, with help", async () => {
  await expect(admin("abolish")).rejects.toThrow("npm run admin -- <command>");
  await expect(admin("accounts", "--force")).rejects.toThrow("--force");
  expect(await admin("accounts", "player@")).toContain(player.id);
});

test("texts of players cannot draw on the operator's terminal", () => {
  expect(table([{ name: "\u001b[2Jred\u202e" }])).toBe("name\n?[2Jred?");
});
