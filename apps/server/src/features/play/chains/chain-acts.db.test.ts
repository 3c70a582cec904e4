import { problemOfSalt, type SaltSource, saltFrom } from "@fairhouse/fairness/salt-source.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { endChains } from "@fairhouse/play/restore/end-chains.ts";
import type { ChainFacts } from "@fairhouse/play/seed/chain-facts.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../../tests/database.ts";
import { millAtOnce } from "../../../../../../tests/mill.ts";
import { testVault } from "../../../../../../tests/play-house.ts";
import { digit } from "../../../../../../tests/round-games.ts";
import { eventually, FakeClock, type RoundHouse, roundHouse } from "../../../../../../tests/round-house.ts";
import { verifyChains } from "../../../../../../tools/verify/chains.ts";
import { auditRules } from "../../../audit-rules.ts";
import { adminOf } from "../../admin/testing.ts";

const QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
const VALUE = "0f".repeat(32);
const LENGTH = 3;
const MINUTE = 60_000;

let database: TestDatabase;
let house: RoundHouse;

beforeEach(async () => {
  database = await freshDatabase();
  house = await roundHouse(database.pool, [anyGame(digit)], {
    vault: testVault(),
    clock: new FakeClock(Date.now()),
    chain: { length: LENGTH, stride: 2, mill: millAtOnce },
  });
  await house.rounds.start();
});
afterEach(async () => {
  await house.finish();
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

const admin = (line: string) => adminOf(database.pool)(...line.split(" "), "--reason", "a test");
const roundAt = (at: number) => Math.floor((at / 1000 - 1_692_803_367) / 3) + 1;
const chains = () => house.rounds.chains("digit");
const next = (): Promise<ChainFacts> => eventually(async () => (await chains()).next, "the next chain");
const finished = async () => (await house.rounds.rounds("digit", null, 20)).rounds.length;

/** Announces a source as if an hour ago, for a round that came out half an hour ago. */
async function announceEarlier(): Promise<SaltSource> {
  const source: SaltSource = { kind: "drand", network: QUICKNET, round: roundAt(Date.now() - 30 * MINUTE) };
  const { ordinal } = await next();
  await database.pool.query("alter table play_chain disable trigger play_chain_published");
  await database.pool.query(
    `update play_chain set source = $1, announced_at = now() - interval '60 minutes', created_at = now() - interval '70 minutes'
     where ordinal = $2`,
    [JSON.stringify(source), ordinal],
  );
  await database.pool.query("alter table play_chain enable trigger play_chain_published");
  return source;
}

test("a source is announced once, ahead of its value, and never changed", async () => {
  await house.event("opened");
  const { ordinal } = await next();
  await expect(admin("chain announce other drand 00 1")).rejects.toThrow("no chain waits");
  await expect(admin(`chain announce digit drand ${"00".repeat(32)} 99`)).rejects.toThrow("not known here");
  await expect(admin(`chain announce digit drand ${QUICKNET} ${roundAt(Date.now())}`)).rejects.toThrow("ten minutes");
  await expect(admin("chain announce digit bitcoin 900000")).rejects.toThrow("found already");
  await expect(admin("chain announce digit moon 1")).rejects.toThrow("a source is");
  await expect(admin(`chain value digit ${VALUE}`)).rejects.toThrow("no source was announced");
  const round = roundAt(Date.now() + 20 * MINUTE);
  expect(await admin(`chain announce digit drand ${QUICKNET} ${round}`)).toContain(`chain ${ordinal} of digit`);
  expect((await next()).announcement).toMatchObject({
    source: { kind: "drand", network: QUICKNET, round },
    value: null,
    dueAt: expect.any(String),
  });
  await expect(admin(`chain announce digit drand ${QUICKNET} ${round + 1}`)).rejects.toThrow("already");
  await expect(admin(`chain value digit ${VALUE}`)).rejects.toThrow("not out before");
  await expect(admin("chain retire digit")).rejects.toThrow("no value");
  for (const set of [
    `source = '{"kind":"bitcoin","height":1}'`,
    "announced_at = now() + interval '1 s'",
    "terminal_hash = ''",
    "created_at = now()",
    `salt = 'mine', opened_at = now()`,
  ]) {
    await expect(database.pool.query(`update play_chain set ${set} where source is not null`), set).rejects.toThrow(
      /never changed|check constraint/,
    );
  }
  await expect(database.pool.query("delete from play_chain")).rejects.toThrow("never deleted");
  expect(await admin("chain")).toContain("announced");
});

test("a table waits for the value of its announced source, and then plays the salt made from it", async () => {
  await house.event("opened");
  const source = await announceEarlier();
  await house.passing(async () => (await finished()) === LENGTH);
  await house.passing(() => house.errors.some(({ message }) => message.includes("waits for the value")));
  expect(await finished()).toBe(LENGTH);
  const waiting = await next();
  expect(waiting).toMatchObject({ salt: null, openedAt: null, announcement: { source, value: null } });
  expect(await admin(`chain value digit ${VALUE}`)).toContain(saltFrom(source, VALUE));
  await expect(admin(`chain value digit ${"1f".repeat(32)}`)).rejects.toThrow("already");
  await house.passing(async () => (await finished()) > LENGTH);
  const { chain, earlier } = await chains();
  expect(chain).toMatchObject({ terminalHash: waiting.terminalHash, salt: saltFrom(source, VALUE) });
  expect(earlier).toMatchObject([{ index: LENGTH, announcement: null }]);
  if (!chain?.announcement?.value || chain.openedAt === null) throw new Error("not opened");
  const { announcement, publishedAt, openedAt } = chain;
  const history = {
    publishedAt: Date.parse(publishedAt),
    announcedAt: Date.parse(announcement.at),
    openedAt: Date.parse(openedAt),
    source,
    value: VALUE,
    salt: chain.salt ?? "",
  };
  expect(problemOfSalt(history)).toBeNull();
  const verdict = await verifyChains(database.pool);
  expect(verdict).toMatchObject({
    failed: 0,
    lines: [expect.stringContaining("drawn by the house"), expect.any(String)],
  });
  expect(verdict.lines[1]).toContain(`salt from drand round ${source.kind === "drand" && source.round}, announced`);
});

test("a chain in play can be retired for one whose salt is announced, and for no other", async () => {
  await house.event("opened");
  await next();
  await expect(admin("chain retire digit")).rejects.toThrow("no value");
  await announceEarlier();
  await admin(`chain value digit ${VALUE}`);
  await admin("chain retire digit");
  await expect(admin("chain retire digit")).rejects.toThrow("no chain of digit is in play");
  await house.passing(async () => (await finished()) >= 2);
  const { earlier, chain } = await chains();
  expect(earlier).toMatchObject([{ index: 1, retiredAt: expect.any(String) }]);
  expect(chain).toMatchObject({ announcement: { value: VALUE } });
});

test("a restoration ends every chain, and after an announced one none begins whose salt the house could draw", async () => {
  await house.event("opened");
  const before = await next();
  await admin(`chain announce digit drand ${QUICKNET} ${roundAt(Date.now() + 20 * MINUTE)}`);
  expect(await endChains(database.pool, "a test")).toBe(2);
  await house.passing(() => house.errors.some(({ message }) => message.includes("waits for the value")));
  expect(await finished()).toBe(1);
  const after = await next();
  expect(after).toMatchObject({ ordinal: before.ordinal + 1, salt: null, announcement: null });
  await expect(
    database.pool.query("update play_chain set salt = 'mine', opened_at = now() where ordinal = $1", [after.ordinal]),
  ).rejects.toThrow("announced_only");
  // Once more, before a source was named: the next chain must have one all the same.
  expect(await endChains(database.pool, "a test")).toBe(1);
  await house.passing(async () => (await chains()).next?.ordinal === after.ordinal + 1);
  await announceEarlier();
  await admin(`chain value digit ${VALUE}`);
  await house.passing(async () => (await finished()) > 1);
  const { chain, earlier } = await chains();
  expect(chain).toMatchObject({ ordinal: after.ordinal + 1, announcement: { value: VALUE } });
  expect(earlier.map(({ givenUp, retiredAt }) => givenUp?.reason ?? (retiredAt === null ? null : "retired"))).toEqual([
    "a test",
    "a test",
    "retired",
  ]);
});

test("a source that gives no value is given up publicly, and its chain is never played", async () => {
  await house.event("opened");
  await announceEarlier();
  const { ordinal } = await next();
  await admin("chain give-up digit");
  await house.passing(async () => (await finished()) > LENGTH);
  const { chain, earlier } = await chains();
  expect(chain?.ordinal).toBe(ordinal + 1);
  expect(earlier).toMatchObject([{ ordinal, index: 0, salt: null, givenUp: { reason: "a test" } }, { index: LENGTH }]);
});
