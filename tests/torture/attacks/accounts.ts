import { randomUUID } from "node:crypto";
import { appCode } from "@fairhouse/server/features/accounts/testing.ts";
import { catchMail, type MailCatcher } from "@fairhouse/server/machinery/mail/testing.ts";
import type { Attack, Broken, Field } from "../attack.ts";
import { brokenRules } from "../checks/audit.ts";
import { PASSWORD, Visitor } from "../client/visitor.ts";
import { operate } from "../house/operator.ts";
import { type House, openHouse } from "../house/pair.ts";

/** Maximum guesses at one account in an hour that the house checks from browsers that it does not know. */
const CEILING = 100;
/** Sign-ins of a turn; a long run makes many turns. A busy machine compares ten passwords a second. */
const FLOOD = 100;
const AT_ONCE = 50;
const NEW_PASSWORD = "orange lantern 41";

/** Attacks of an intruder who wants into an account, or of a banned player who wants back into the house. */
export const accounts: Attack = {
  name: "accounts",
  about:
    "come back after a ban, guess from everywhere while counters are flooded, take an account over without its second factor",
  async run(field) {
    const mail = await catchMail();
    field.after(() => mail.close());
    const environment = { TRUST_PROXY: "127.0.0.1", SMTP_URL: mail.url, PUBLIC_URL: "http://house.test" };
    const house = await openHouse(field, { servers: 2, speed: 1, environment });
    const visitor = new Visitor(house.urls);
    do {
      const broken = [
        ...(await comeBack(field, house, visitor)),
        ...(await guessUnderFlood(field, visitor)),
        ...(await withoutSecondFactor(visitor)),
        ...(await stolenAddress(visitor, mail)),
        ...(await fromSubdomain(visitor)),
        ...(await brokenRules(house.pool)),
      ];
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};

/**
 * Bans, closes, registers again: with the same address in any spelling, also while the account is just being closed.
 */
async function comeBack(field: Field, house: House, visitor: Visitor): Promise<readonly Broken[]> {
  const name = `ban.ned${randomUUID().slice(0, 8)}`;
  const player = await visitor.newAccount(`${name}@gmail.com`);
  await operate(house, field.plant, "ban", player.id);
  const spellings = [name, name.toUpperCase(), name.replace(".", ""), `${name}+again`].map(
    (local) => `${local}@gmail.com`,
  );
  const close = visitor.post("/api/account/close", { password: PASSWORD }, { token: player.token });
  const during = await Promise.all(spellings.map((email) => visitor.register(email)));
  const closed = await close;
  if (closed.status !== 204) throw new Error(`the account was not closed: ${closed.text}`);
  const after = await Promise.all(spellings.map((email) => visitor.register(email)));
  return [...during, ...after]
    .filter(({ body }) => body?.code !== "email_taken")
    .map(({ text }) => ({ invariant: "a ban outlives its account", what: text.slice(0, 200) }));
}

/** Guesses at one account from hundreds of addresses on all servers, while others flood every bounded counter. */
async function guessUnderFlood(field: Field, visitor: Visitor): Promise<readonly Broken[]> {
  const owner = await visitor.newAccount();
  let looked = 0;
  const guess = async (tries: number) => {
    for (let start = 0; start < tries; start += AT_ONCE / 5) {
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE / 5 }, () => visitor.login(owner.email, `${randomUUID()}`, newAddress(field))),
      );
      looked += replies.filter(({ body }) => body.code === "bad_credentials").length;
    }
  };
  await guess(CEILING / 2);
  await flood(field, visitor);
  await guess(CEILING);
  const broken: Broken[] = [];
  if (looked > CEILING) {
    broken.push({
      invariant: `an account is guessed at ${CEILING} times an hour at most`,
      what: `${looked} guesses were looked at`,
    });
  }
  const stranger = await visitor.login(owner.email, PASSWORD, newAddress(field));
  if (stranger.body.code !== "too_many_requests") {
    broken.push({ invariant: "above the ceiling no password is looked at", what: stranger.text.slice(0, 200) });
  }
  const home = await visitor.login(owner.email, PASSWORD, newAddress(field), { cookie: owner.cookies });
  if (home.status !== 200) broken.push({ invariant: "a guesser locks no owner out", what: home.text });
  const another = await visitor.newAccount();
  const signedIn = await visitor.login(another.email, PASSWORD, newAddress(field));
  if (signedIn.status !== 200) broken.push({ invariant: "a flood locks nobody else out", what: signedIn.text });
  return broken;
}

/** Signs in to accounts that do not exist, each time from another address. */
async function flood(field: Field, visitor: Visitor): Promise<void> {
  for (let sent = 0; sent < FLOOD; sent += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => visitor.login(`${randomUUID()}@example.com`, "x", newAddress(field))),
    );
  }
}

/**
 * Tries the session and the password of somebody else without their phone, and one code for several actions at once.
 */
async function withoutSecondFactor(visitor: Visitor): Promise<readonly Broken[]> {
  const player = await visitor.newAccount();
  const post = (path: string, body: object) => visitor.post(`/api/account/${path}`, body, { token: player.token });
  const { secret } = (await post("two-factor/start", { password: PASSWORD })).body;
  const code = (periods: number) => appCode(secret, Date.now() + periods * 30_000);
  const used = code(0);
  await post("two-factor/enable", { code: used });
  const acts: readonly (readonly [string, object])[] = [
    ["two-factor/disable", {}],
    ["two-factor/recovery-codes", {}],
    ["password", { newPassword: NEW_PASSWORD }],
    ["email", { email: `${randomUUID()}@example.com` }],
    ["close", {}],
  ];
  const broken: Broken[] = [];
  for (const [path, rest] of acts) {
    // The code is invalid even if its time window has passed by then: it was accepted once.
    for (const given of [{}, { code: used }]) {
      const { status, text } = await post(path, { password: PASSWORD, ...rest, ...given });
      if (status < 400) broken.push({ invariant: `${path} asks for a fresh code`, what: text || `${status}` });
    }
  }
  const once = { password: PASSWORD, code: code(1) };
  const both = await Promise.all([post("two-factor/recovery-codes", once), post("two-factor/recovery-codes", once)]);
  const passed = both.filter(({ status }) => status === 200).length;
  if (passed > 1) broken.push({ invariant: "a code is good once", what: `it passed ${passed} times` });
  return broken;
}

/** Moves the account, with its session and password, to another address and on, before the owner reads the mail. */
async function stolenAddress(visitor: Visitor, mail: MailCatcher): Promise<readonly Broken[]> {
  const owner = await visitor.newAccount();
  const move = async (to: string) => {
    await visitor.post("/api/account/email", { password: PASSWORD, email: to }, { token: owner.token });
    const early = await visitor.login(to, PASSWORD, "10.9.9.9");
    const code = /^\d{8}$/m.exec((await mail.next(to)).text)?.[0];
    await visitor.post("/api/account/email/confirm", { code }, { token: owner.token });
    return early;
  };
  const first = `${randomUUID()}@example.com`;
  const second = `${randomUUID()}@example.com`;
  const early = [await move(first), await move(second)];
  const wayBack = /restore-email#token=(\S+)/.exec((await mail.next(owner.email)).text)?.[1];
  const squatter = await visitor.register(owner.email);
  const restored = await visitor.post("/api/auth/restore-email", { token: wayBack, password: NEW_PASSWORD });
  const home = await visitor.login(owner.email, NEW_PASSWORD, "10.9.9.9");
  const thief = await visitor.post("/api/account/email/cancel", {}, { token: owner.token });
  const outcomes = [
    [early.every(({ status }) => status === 401), "an address counts when its mailbox has proven itself", early],
    [squatter.body?.code === "email_taken", "nobody takes an address to which there is a way back", squatter],
    [restored.status === 204 && home.status === 200, "the old mailbox takes the account back", [restored, home]],
    [thief.status === 401, "the way back ends every session", thief],
  ] as const;
  return outcomes
    .filter(([held]) => !held)
    .map(([, invariant, seen]) => ({ invariant, what: JSON.stringify(seen).slice(0, 300) }));
}

/** Acts like a page of a sub-domain: the browser sends the cookies along, and says where the request comes from. */
async function fromSubdomain(visitor: Visitor): Promise<readonly Broken[]> {
  const player = await visitor.newAccount();
  const headers = { cookie: player.cookies, "sec-fetch-site": "same-site" };
  const broken: Broken[] = [];
  for (const path of ["/api/auth/logout", "/%61pi/auth/logout", "/api/auth/refresh", "/api/auth/login"]) {
    const body = path.endsWith("login") ? { email: player.email, password: PASSWORD } : undefined;
    const { status, text } = await visitor.post(path, body, { headers });
    if (status !== 403)
      broken.push({
        invariant: "no page but the house's own signs anybody in or out",
        what: `${path}: ${text.slice(0, 200)}`,
      });
  }
  return broken;
}

function newAddress(field: Field): string {
  return Array.from({ length: 4 }, () => field.random.between(1, 250)).join(".");
}
