import { randomUUID } from "node:crypto";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLink } from "../../seed/take-link.ts";
import { endBetsOnLinks, FactStore, type LinkRange } from "./fact-store.ts";

const CHAIN = "018f0000-0000-7000-8000-0000000000aa";
const NOW = new Date("2026-11-28T12:00:00Z");
/** Statements that wait for a lock. */
const WAITING = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const LATER = new Date(NOW.getTime() + 3_600_000);

let database: TestDatabase;
let facts: FactStore;

beforeEach(async () => {
  database = await freshDatabase();
  facts = new FactStore(database.pool);
  await database.pool.query("insert into play_table (id, game) values ('toss', 'tosses')");
  await database.pool.query(
    `insert into play_chain (id, "table", ordinal, terminal_hash, length, stride, sealed, created_at, salt, opened_at)
     values ($1, 'toss', 1, '', 10, 1, '', now(), 'salt', now())`,
    [CHAIN],
  );
});
afterEach(() => database.drop());

/** Opens a fact, of links or from elsewhere; null if that is refused. */
async function open(links?: Pick<LinkRange, "first" | "last">): Promise<string | null> {
  const id = randomUUID();
  const fact = { id, game: "tosses", gameVersion: 1, state: { odds: 1 } };
  const opened = await facts.open(database.pool, links ? { ...fact, links: { chain: CHAIN, ...links } } : fact, NOW);
  return opened ? id : null;
}

async function opened(links?: Pick<LinkRange, "first" | "last">): Promise<string> {
  const id = await open(links);
  if (id === null) throw new Error("not opened");
  return id;
}

async function read(id: string) {
  const [fact] = await facts.read([id]);
  if (!fact) throw new Error("no such fact");
  return fact;
}

const take = () => inTransaction(database.pool, (client) => takeLink(client, CHAIN));

test("a fact opens on links that are still to come only, also while one is being taken", async () => {
  await take();
  expect([await open({ first: 1, last: 1 }), await open({ first: 2, last: 3 })]).toEqual([null, expect.any(String)]);
  const client = await database.pool.connect();
  await client.query("begin");
  await takeLink(client, CHAIN);
  const opening = open({ first: 2, last: 2 });
  await expect.poll(async () => (await database.pool.query(WAITING)).rowCount).toBe(1);
  await client.query("commit");
  client.release();
  expect(await opening).toBeNull();
});

test("a link that is taken ends the bets on the facts that it begins to decide, and on no others", async () => {
  const [one, both, next] = [
    await opened({ first: 1, last: 1 }),
    await opened({ first: 1, last: 2 }),
    await opened({ first: 2, last: 2 }),
  ];
  const phases = () => Promise.all([one, both, next].map(async (id) => (await read(id)).phase));
  await take();
  expect(await phases()).toEqual(["closed", "closed", "open"]);
  await inTransaction(database.pool, (client) => endBetsOnLinks(client, CHAIN, null));
  expect(await phases()).toEqual(["closed", "closed", "closed"]);
});

test("a link that is shown while bets go on raises the versions of open facts that it begins only", async () => {
  const its = [
    await opened({ first: 1, last: 3 }),
    await opened({ first: 1, last: 1 }),
    await opened({ first: 2, last: 2 }),
  ];
  const versions = () => Promise.all(its.map(async (id) => (await read(id)).version));
  const before = await versions();
  await facts.close(database.pool, its.slice(1, 2), NOW);
  await inTransaction(database.pool, (client) => takeLink(client, CHAIN, 1, "in play"));
  expect(await versions()).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
});

test("the state of a fact changes while it takes bets, and is another version", async () => {
  const id = await opened();
  const { version } = await read(id);
  expect(await facts.change(database.pool, id, { odds: 2 })).toBe(version + 1);
  await facts.close(database.pool, [id], NOW);
  expect(await facts.change(database.pool, id, { odds: 3 })).toBeNull();
  expect(await read(id)).toMatchObject({ state: { odds: 2 }, version: version + 1 });
});

test("a fact ends once: as it was learnt, or void", async () => {
  const [known, gone] = [await opened(), await opened()];
  await facts.close(database.pool, [known], NOW);
  await facts.learn(database.pool, known, "heads", LATER);
  await facts.cancel(database.pool, gone, "lost", NOW);
  for (const id of [known, gone]) {
    await facts.learn(database.pool, id, "tails", LATER);
    await facts.cancel(database.pool, id, "later", LATER);
    await facts.close(database.pool, [id], LATER);
  }
  expect(await read(known)).toMatchObject({ phase: "known", result: "heads", closedAt: NOW, knownAt: LATER });
  expect(await read(gone)).toMatchObject({ phase: "void", result: null, closedAt: NOW, knownAt: NOW });
});

test("a result from elsewhere is corrected, once it is known, and late after a day", async () => {
  const [id, ofLinks] = [await opened(), await opened({ first: 1, last: 1 })];
  const correct = (of: string, result: string, now: Date) =>
    inTransaction(database.pool, (client) => facts.correct(client, of, result, null, now));
  expect(await correct(id, "tails", NOW)).toBeNull();
  await facts.learn(database.pool, id, "heads", NOW);
  await facts.learn(database.pool, ofLinks, "heads", NOW, "the link");
  expect(await correct(ofLinks, "tails", LATER)).toBeNull();
  const { version } = await read(id);
  const day = NOW.getTime() + 86_400_000;
  expect(await correct(id, "tails", new Date(day))).toBe(1);
  expect(await correct(id, "edge", new Date(day + 1))).toBe(2);
  expect(await read(id)).toMatchObject({ result: "edge", version: version + 2 });
  const { rows } = await database.pool.query("select number, was, result, late from play_correction order by number");
  expect(rows).toEqual([
    { number: 1, was: "heads", result: "tails", late: false },
    { number: 2, was: "tails", result: "edge", late: true },
  ]);
});

test("whether a correction would be late, the clock of the database says", async () => {
  const ages = [23, 25].map((hours) => new Date(Date.now() - hours * 3_600_000));
  const known = ages.map(async (at) => {
    const id = await opened();
    await facts.learn(database.pool, id, "heads", at);
    return facts.wouldBeLate(database.pool, id);
  });
  expect(await Promise.all(known)).toEqual([false, true]);
  expect(await facts.wouldBeLate(database.pool, await opened())).toBe(false);
});

test("two corrections at once follow each other", async () => {
  const id = await opened();
  await facts.learn(database.pool, id, "heads", NOW);
  const client = await database.pool.connect();
  await client.query("begin");
  expect(await facts.correct(client, id, "tails", null, LATER)).toBe(1);
  const second = inTransaction(database.pool, (other) => facts.correct(other, id, "edge", null, LATER));
  await expect.poll(async () => (await database.pool.query(WAITING)).rowCount).toBe(1);
  await client.query("commit");
  client.release();
  expect(await second).toBe(2);
  const { rows } = await database.pool.query("select was, result from play_correction order by number");
  expect(rows).toEqual([
    { was: "heads", result: "tails" },
    { was: "tails", result: "edge" },
  ]);
});
