import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import type { Act } from "../../acts/authority.ts";
import { auditedActs } from "../../acts/trail.ts";
import { type House, startHouse } from "../../house.ts";
import { loadKeys } from "../../machinery/keys.ts";
import { catchMail, type MailCatcher } from "../../machinery/mail/testing.ts";
import { testConfig } from "../../testing.ts";
import { ban, exclude, readmit } from "./operator-acts.ts";
import { createMailboxHash } from "./profile/mailbox.ts";
import { prepareRefusals } from "./refusals.ts";
import { startAccounts } from "./start.ts";
import { call, PASSWORD, register, stillClock } from "./testing.ts";

const HOUR_MS = 60 * 60 * 1000;
const BY = { actor: "test", reason: "test" };

let database: TestDatabase;
let house: House;
let mail: MailCatcher;
let act: Act;
const time = stillClock();
const config = () => testConfig({ databaseUrl: database.url, smtpUrl: mail.url, publicUrl: "https://house.test" });

beforeAll(async () => {
  database = await freshDatabase();
  mail = await catchMail();
  house = await startHouse(config(), { site: null, features: [startAccounts], clock: time.clock });
  act = auditedActs(database.pool);
});
afterAll(async () => {
  await house.close();
  await mail.close();
  await database.drop();
});

const open = async (email: string) => {
  const body = { email, password: PASSWORD, firstName: "Ada", lastName: "Byron" };
  const { status, body: answer } = await call(house.app, "POST", "/api/auth/register", { body });
  return status === 200 ? "open" : answer.code;
};
const post = (path: string, body: object, token: string) =>
  call(house.app, "POST", path, { body, headers: { authorization: `Bearer ${token}` } });
const close = async (token: string) =>
  expect((await post("/api/account/close", { password: PASSWORD }, token)).status).toBe(204);

test("a banned player cannot come back by closing the account, in any spelling of the address; strangers learn nothing new", async () => {
  const { body } = await register(house.app, "ban.ned@gmail.com");
  await ban(act, body.user._id, BY);
  expect(await open("banned+2@gmail.com")).toBe("email_taken");
  await close(body.accessToken);
  for (const email of ["ban.ned@gmail.com", "Banned@Gmail.com", "banned+again@googlemail.com"]) {
    expect([email, await open(email)]).toEqual([email, "email_taken"]);
  }
  expect(await open("banned@example.com")).toBe("open");
  // The answer is the same as for any address with an account.
  await register(house.app, "member@example.com");
  const answers = await Promise.all(
    ["member@example.com", "ban.ned@gmail.com"].map((email) =>
      call(house.app, "POST", "/api/auth/register", {
        body: { email, password: PASSWORD, firstName: "Ada", lastName: "Byron" },
      }),
    ),
  );
  const [member, banned] = answers.map(({ status, body: answer }) => ({ ...answer, status, requestId: "" }));
  expect(banned).toEqual(member);
  // The owner of the mailbox is told, once a day.
  expect((await mail.next("banned+2@gmail.com")).text).toContain("no new one can be opened");
  expect(
    mail.received.filter(({ to, text }) => /^ban/i.test(to) && text.includes("no new one can be opened")),
  ).toHaveLength(1);
});

test("an exclusion that ends in time ends for the address too", async () => {
  const { body } = await register(house.app, "excluded@example.com");
  await exclude(act, body.user._id, new Date(time.clock.now() + HOUR_MS), BY);
  await close(body.accessToken);
  expect(await open("excluded@example.com")).toBe("email_taken");
  time.advance(HOUR_MS + 1000);
  expect(await open("excluded@example.com")).toBe("open");
  time.advance(-HOUR_MS - 1000);
});

/** Opens an account, excludes it for an hour, and asks for another address. */
async function moving(from: string, to: string) {
  const { body } = await register(house.app, from);
  await exclude(act, body.user._id, new Date(time.clock.now() + HOUR_MS), BY);
  await post("/api/account/email", { password: PASSWORD, email: to }, body.accessToken);
  const code = /^\d{8}$/m.exec((await mail.next(to)).text)?.[0];
  return { body, confirm: () => post("/api/account/email/confirm", { code }, body.accessToken) };
}

/** Does the same, and moves the account. */
async function moved(from: string, to: string) {
  const { body, confirm } = await moving(from, to);
  expect((await confirm()).status).toBe(200);
  return body;
}

test("a longer exclusion and a later ban reach the addresses that an account has left", async () => {
  const longer = await moved("longer@example.com", "longer2@example.com");
  const banned = await moved("later@example.com", "later2@example.com");
  const other = await moved("other@example.com", "other2@example.com");
  await exclude(act, longer.user._id, new Date(time.clock.now() + 24 * HOUR_MS), BY);
  await ban(act, banned.user._id, BY);
  await exclude(act, banned.user._id, new Date(time.clock.now() + 2 * HOUR_MS), BY);
  const refusals = await database.pool.query("select mailbox from account_refusal where accounts && $1", [
    [longer.user._id, banned.user._id, other.user._id],
  ]);
  expect(refusals.rowCount).toBe(3);
  // As long as there is a way back to them, these addresses are refused anyway.
  await database.pool.query("delete from account_email_return");
  time.advance(2 * HOUR_MS);
  expect(await open("other@example.com")).toBe("open");
  expect(await open("longer@example.com")).toBe("email_taken");
  time.advance(23 * HOUR_MS);
  expect(await open("longer@example.com")).toBe("open");
  expect(await open("later@example.com")).toBe("email_taken");
  time.advance(-25 * HOUR_MS);
});

test("an account that moves while its exclusion becomes longer leaves the longer refusal", async () => {
  const { body, confirm } = await moving("during@example.com", "during2@example.com");
  const until = new Date(time.clock.now() + 24 * HOUR_MS);
  const [done, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held: Act = (_act, _subject, _by, _details, work) =>
    inTransaction(database.pool, async (client) => {
      const value = await work(client);
      done.resolve();
      await commit.promise;
      return value;
    });
  const longer = exclude(held, body.user._id, until, BY);
  await done.promise;
  const confirmed = confirm();
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
  commit.resolve();
  await longer;
  expect((await confirmed).status).toBe(200);
  const { rows } = await database.pool.query("select until from account_refusal where $1 = any(accounts)", [
    body.user._id,
  ]);
  expect(rows).toEqual([{ until }]);
});

test("a closed account is not named by the refusals of its addresses, and the operator is told that it is closed", async () => {
  const { user, accessToken } = await moved("gone@example.com", "gone2@example.com");
  await close(accessToken);
  const named = await database.pool.query("select from account_refusal where $1 = any(accounts)", [user._id]);
  expect(named.rowCount).toBe(0);
  const later = new Date(time.clock.now() + 24 * HOUR_MS);
  await expect(exclude(act, user._id, later, BY)).rejects.toThrow(`no open account ${user._id}`);
});

test("an excluded player cannot free the address by moving to another one", async () => {
  const body = await moved("mover@example.com", "moved@example.com");
  await close(body.accessToken);
  expect([await open("mover@example.com"), await open("moved@example.com")]).toEqual(["email_taken", "email_taken"]);
});

test("registrations that wait for a closing account see the refusals that it leaves behind", async () => {
  const { body } = await register(house.app, "race@example.com");
  await ban(act, body.user._id, BY);
  const answers = await Promise.all([
    close(body.accessToken),
    ...Array.from({ length: 8 }, () => open("race@example.com")),
  ]);
  expect(answers.slice(1)).toEqual(Array.from({ length: 8 }, () => "email_taken"));
});

test("an address without a ban is free again, and nothing of it is kept", async () => {
  const { body } = await register(house.app, "free@example.com");
  const before = await database.pool.query("select from account_refusal");
  await close(body.accessToken);
  expect((await database.pool.query("select from account_refusal")).rowCount).toBe(before.rowCount);
  const row = await database.pool.query("select mailbox from account where id = $1", [body.user._id]);
  expect(row.rows[0].mailbox).toBeNull();
  expect(await open("free@example.com")).toBe("open");
});

test("the operator readmits an address, and the trail holds only its hash", async () => {
  const { body } = await register(house.app, "again@example.com");
  await ban(act, body.user._id, BY);
  await close(body.accessToken);
  const hash = createMailboxHash((await loadKeys(config().secretKey, "")).mailboxes);
  await readmit(act, hash("Again+1@example.com"), BY);
  expect(await open("again@example.com")).toBe("open");
  await expect(readmit(act, hash("nobody@example.com"), BY)).rejects.toThrow("is not refused");
  const trail = await database.pool.query("select subject from admin_act where act = 'readmit'");
  expect(JSON.stringify(trail.rows)).not.toContain("again");
});

test("accounts that are older than the hashes get theirs at a start", async () => {
  const { body } = await register(house.app, "elder@example.com");
  await ban(act, body.user._id, BY);
  await database.pool.query("update account set mailbox = null where id = $1", [body.user._id]);
  expect(await open("elder+1@example.com")).toBe("open");
  const hash = createMailboxHash((await loadKeys(config().secretKey, "")).mailboxes);
  await prepareRefusals(database.pool, hash, new Date(time.clock.now()));
  expect(await open("elder+2@example.com")).toBe("email_taken");
});
