import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { type House, startHouse } from "../../house.ts";
import { catchMail, type MailCatcher } from "../../machinery/mail/testing.ts";
import { createLog } from "../../machinery/observability/log.ts";
import { testConfig } from "../../testing.ts";
import { startAccounts } from "../accounts/start.ts";
import { call, PASSWORD, register, setTestClock } from "../accounts/testing.ts";
import { adminOf } from "../admin/testing.ts";
import { startSupport } from "./start.ts";

const DESK = "desk@house.test";
let database: TestDatabase;
let mail: MailCatcher;
let here: House;
let there: House;
const time = setTestClock();
let logged = "";

async function open(smtpUrl: string | null): Promise<House> {
  const config = testConfig({
    databaseUrl: database.url,
    smtpUrl,
    supportEmail: DESK,
    publicUrl: "https://house.test",
  });
  const to = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  return startHouse(config, {
    site: null,
    features: [startAccounts, startSupport],
    clock: time.clock,
    log: createLog("debug", to),
  });
}

beforeAll(async () => {
  database = await freshDatabase();
  mail = await catchMail();
  here = await open(mail.url);
  there = await open(mail.url);
});
afterAll(async () => {
  await there.close();
  await here.close();
  await mail.close();
  await database.drop();
});

let addresses = 0;
const freshAddress = () => `10.0.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`;
const visitorMessage = { topic: "other", message: "How do I play?", email: "visitor@example.com", language: "en" };

async function send(
  body: unknown,
  {
    house = here,
    token = null,
    key = randomUUID(),
    address = freshAddress(),
  }: {
    house?: House;
    token?: string | null;
    key?: string | null;
    address?: string;
  } = {},
): Promise<{ status: number; code: string; number: number; details: unknown }> {
  const headers = {
    ...(key === null ? {} : { "idempotency-key": key }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await call(house.app, "POST", "/api/support", { body, headers, address });
  return { status: answer.status, ...(answer.body as unknown as { code: string; number: number; details: unknown }) };
}

const rowOf = async (number: number) =>
  (await database.pool.query("select * from support_message where id = $1", [number])).rows[0];
const mailsAbout = (number: number) => mail.received.filter(({ text }) => text.startsWith(`Message ${number} `));
const mailed = (number: number) => expect.poll(async () => (await rowOf(number)).mailed_at).not.toBeNull();
const admin = (...args: string[]) => adminOf(database.pool)(...args);

test("a visitor's message is stored and mailed, and an answer goes to the visitor", async () => {
  const { status, number } = await send({ ...visitorMessage, message: " Line one\r\nسطر ثان 👩‍🚀 " });
  expect(status).toBe(200);
  expect(number).toBeGreaterThan(1000);
  expect(await rowOf(number)).toMatchObject({
    message: "Line one\nسطر ثان 👩‍🚀",
    email: "visitor@example.com",
    player: null,
  });
  await mailed(number);
  const [about] = mailsAbout(number);
  expect(about).toMatchObject({ to: DESK });
  expect(about?.head).toMatch(/^Reply-To: visitor@example\.com$/m);
  expect(about?.text).toContain("Line one\nسطر ثان 👩‍🚀");
});

test("a player need not name themselves, and cannot claim to be another", async () => {
  const { body } = await register(here.app, "player@example.com");
  const answer = await send({ ...visitorMessage, email: "victim@example.com" }, { token: body.accessToken });
  expect(await rowOf(answer.number)).toMatchObject({ player: body.user._id, email: null });
  await mailed(answer.number);
  expect(mailsAbout(answer.number)[0]?.head).toMatch(/^Reply-To: player@example\.com$/m);
  expect(mailsAbout(answer.number)[0]?.text).toContain(body.user.username);
});

test("the same key sends once, however often and from wherever it comes; for another message it is refused", async () => {
  const key = randomUUID();
  const answers = await Promise.all([here, there, here, there].map((house) => send(visitorMessage, { house, key })));
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  const number = answers[0]?.number ?? 0;
  await mailed(number);
  expect(mailsAbout(number)).toHaveLength(1);
  expect((await send({ ...visitorMessage, message: "Something else" }, { key })).code).toBe("key_reused");
  expect((await send(visitorMessage, { key: null })).code).toBe("key_missing");
});

test.each([
  [{ topic: "flattery" }, "topic", "Choose a topic"],
  [{ message: " \n " }, "message", "Message is required"],
  [{ message: "x".repeat(4001) }, "message", "Message is too long"],
  [{ message: "a\u0000b" }, "message", "Contains characters that a message cannot have"],
  [{ email: undefined }, "email", "Email is required"],
  [{ email: "nobody" }, "email", "Email must be a valid email address"],
  [{ email: "a@b.example\r\nBcc: c@d.example" }, "email", "Email must be a valid email address"],
  [{ betId: "12" }, "betId", "This is no bet number"],
  [{ betId: "00000000-0000-4000-8000-000000000000" }, "betId", "There is no bet with this number"],
])("%j is refused by name", async (change, path, message) => {
  const answer = await send({ ...visitorMessage, ...change });
  expect(answer.code).toBe("invalid_request");
  expect(answer.details).toMatchObject({ problems: [{ path, message }] });
});

test("one address, and one account from many addresses, are slowed down", async () => {
  const statuses = [];
  for (let count = 0; count < 16; count += 1)
    statuses.push((await send(visitorMessage, { address: "192.0.2.7" })).status);
  expect(statuses.lastIndexOf(200)).toBe(14);
  expect(statuses[15]).toBe(429);
  const { body } = await register(here.app, "eager@example.com");
  const own = [];
  for (let count = 0; count < 6; count += 1) own.push((await send(visitorMessage, { token: body.accessToken })).status);
  expect(own).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await send(visitorMessage)).status).toBe(200);
});

test("an unreachable mail server loses no message: it is tried again, by whichever server is up, and mailed once", async () => {
  // Only the server without a mail server may find it first.
  const gone = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(gone, "listening");
  const inbox = await catchMail();
  const alone = await freshDatabase();
  const usual = database;
  try {
    database = alone;
    const cut = await open(`smtp://127.0.0.1:${(gone.address() as AddressInfo).port}`);
    const { number } = await send(visitorMessage, { house: cut });
    await expect.poll(async () => (await rowOf(number)).mail_attempts).toBe(1);
    expect((await rowOf(number)).mailed_at).toBeNull();
    await cut.close();
    time.advance(61_000);
    const back = await Promise.all([open(inbox.url), open(inbox.url)]);
    await mailed(number);
    expect(inbox.received).toHaveLength(1);
    expect(await rowOf(number)).toMatchObject({ mail_attempts: 2, message: visitorMessage.message });
    await Promise.all(back.map((house) => house.close()));
  } finally {
    database = usual;
    gone.close();
    await inbox.close();
    await alone.drop();
  }
});

test("the log never holds a message, nor its sender", async () => {
  const { number } = await send({ ...visitorMessage, message: "purple elephant", email: "secretive@example.com" });
  await mailed(number);
  expect(logged).toContain("a support message was stored");
  expect(logged).not.toMatch(/purple elephant|secretive@example/);
});

test("operators list, read and close messages, with a line in the audit trail", async () => {
  const { number } = await send({ ...visitorMessage, message: "Line\none" });
  expect(await admin("support")).toMatch(new RegExp(`${number} .* open.*visitor@example\\.com.*Line one`));
  expect(await admin("support", "show", String(number))).toContain("Line\none");
  await expect(admin("support", "close", String(number))).rejects.toThrow("say why");
  await admin("support", "close", String(number), "--reason", "answered", "--by", "Tess");
  expect(await admin("support")).not.toMatch(new RegExp(`^${number} `, "m"));
  expect(await admin("support", "all")).toMatch(new RegExp(`${number} .* closed`));
  const { rows } = await database.pool.query("select * from admin_act where act = 'support-close'");
  expect(rows).toMatchObject([{ actor: "Tess", subject: String(number), reason: "answered" }]);
  await expect(admin("support", "close", String(number), "--reason", "again")).rejects.toThrow(
    `no open support message ${number}`,
  );
});

test("a player's messages are in the export, and closing the account deletes them", async () => {
  const { body } = await register(here.app, "leaving@example.com");
  const { number } = await send({ ...visitorMessage, message: "my own words" }, { token: body.accessToken });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  const file = await here.app.inject({ url: "/api/account/export", headers });
  expect(file.json().supportMessages).toMatchObject([{ number, message: "my own words" }]);
  await call(here.app, "POST", "/api/account/close", { body: { password: PASSWORD }, headers });
  expect(await rowOf(number)).toBeUndefined();
});

test("closed messages are deleted after a year, open ones never", async () => {
  const [old, kept] = [await send(visitorMessage), await send(visitorMessage)];
  await admin("support", "close", String(old.number), "--reason", "answered");
  time.advance(366 * 24 * 60 * 60 * 1000);
  await send(visitorMessage);
  await expect.poll(() => rowOf(old.number)).toBeUndefined();
  expect(await rowOf(kept.number)).toBeDefined();
});
