import { randomUUID } from "node:crypto";
import { leadsTo } from "@fairhouse/fairness/chain.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { noTicks } from "@fairhouse/platform/ticks.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { TOSSES, tosses } from "@fairhouse/tests/external-games.ts";
import { millAtOnce } from "@fairhouse/tests/mill.ts";
import { limits, type PlayHouse, parsed, playHouse, systemRandom, testVault } from "@fairhouse/tests/play-house.ts";
import { FakeClock } from "@fairhouse/tests/round-house.ts";
import { verifyFacts } from "@fairhouse/tools/verify/facts.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endChains } from "../restore/end-chains.ts";
import { ChainStore } from "../seed/chain-store.ts";
import { BudgetStore } from "./budget-store.ts";
import { Budgets } from "./budgets.ts";
import { ExternalDesk } from "./external-desk.ts";
import { ExternalSettlement } from "./external-settlement.ts";
import { FactCache } from "./fact-cache.ts";
import { FactStore } from "./fact-store.ts";
import { learnLinkFacts } from "./link-facts.ts";
import { openAhead } from "./open-ahead.ts";
import { TimedLinks, takenSql } from "./timed-links.ts";

const game = anyGame(tosses);
const games = { ids: [game.id], latest: () => game, version: () => game };
const vault = testVault();

let database: TestDatabase;
let play: PlayHouse;
let clock: FakeClock;
let facts: FactStore;

beforeEach(async () => {
  database = await freshDatabase();
  // Ten seconds before the first time of the table.
  clock = new FakeClock(Date.parse("2026-01-01T12:00:05Z"));
  play = await playHouse(database.pool, undefined, vault);
  facts = new FactStore(database.pool);
});
afterEach(async () => {
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

/** One server: its looks, as its job makes them. */
function server({
  raise = () => Promise.resolve(),
  length = 8,
  failed = (message) => expect.unreachable(message),
}: {
  raise?: () => Promise<void>;
  length?: number;
  failed?: (message?: string) => void;
} = {}) {
  const log = { error: (_: unknown, message?: string) => failed(message) };
  const parts = {
    pool: database.pool,
    games,
    facts,
    log,
    now: () => Promise.resolve(new Date(clock.now())),
    chains: new ChainStore({
      pool: database.pool,
      vault,
      random: systemRandom,
      clock,
      chain: { length, stride: 1, mill: millAtOnce },
    }),
    ticks: { isShut: false, raise },
  };
  const timed = new TimedLinks(parts);
  return {
    timed,
    async look() {
      await timed.look();
      const known = await learnLinkFacts(parts);
      await openAhead(parts);
      return known;
    },
  };
}

interface Row {
  readonly link: number;
  readonly due: string;
  readonly begun: string | null;
  readonly over: string | null;
}

/** The times of the links, as minutes and seconds. */
async function times(): Promise<readonly Row[]> {
  const text = (column: string) => `to_char(${column} at time zone 'utc', 'MI:SS')`;
  const { rows } = await database.pool.query<Row>(
    `select link, ${text("due_at")} as due, ${text("begun_at")} as begun, ${text("over_at")} as over
     from play_timed_link t join play_chain c on c.id = t.chain order by c.ordinal, link`,
  );
  return rows;
}

async function phases(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ at: string }>(
    `select f.first_link || ' ' || f.phase as at from play_fact f join play_chain c on c.id = f.chain
     order by c.ordinal, f.first_link, f.id`,
  );
  return rows.map(({ at }) => at);
}

const eventOn = async (link: number) =>
  (await database.pool.query<{ id: string }>("select id from play_fact where first_link = $1 order by id", [link]))
    .rows[0]?.id ?? "";

async function place(player: string, event: string) {
  const cache = new FactCache(facts, { error: () => undefined });
  const budgets = new Budgets(new BudgetStore(database.pool));
  const parts = { pool: database.pool, commit: play.commit, random: systemRandom, limits, facts: cache, budgets };
  const key = { id: randomUUID(), bodyHash: "00".repeat(32) };
  return new ExternalDesk(parts).place(player, game, parsed(game.wish, { amount: 1_000, event, over: 9 }), key);
}

test("links are taken at their times by whichever server looks, and known when their show is over", async () => {
  const player = await play.player();
  const [one, two] = [server(), server()];
  await one.look();
  await two.look();
  expect(await times()).toEqual([
    { link: 1, due: "00:15", begun: null, over: null },
    { link: 2, due: "01:15", begun: null, over: null },
    { link: 3, due: "02:15", begun: null, over: null },
  ]);
  expect(await phases()).toEqual(["1 open", "1 open", "2 open", "2 open", "3 open", "3 open"]);
  const event = await eventOn(1);
  expect(await place(player, event)).toMatchObject({ ok: true });

  clock.advance(9_999);
  await one.look();
  expect((await phases())[0]).toBe("1 open");
  clock.advance(2);
  await Promise.all([one.look(), two.look()]);
  await one.look();
  expect((await times()).slice(0, 2)).toEqual([
    { link: 1, due: "00:15", begun: "00:15", over: "00:35" },
    { link: 2, due: "01:15", begun: null, over: null },
  ]);
  expect((await phases()).slice(0, 3)).toEqual(["1 closed", "1 closed", "2 open"]);
  expect(await place(player, event)).toMatchObject({ refusal: { code: "market_suspended" } });
  expect((await phases()).at(-1)).toBe("4 open");

  clock.advance(19_990);
  expect(await two.look()).toEqual([]);
  clock.advance(10);
  expect(await two.look()).toHaveLength(2);
  const [known] = await facts.read([event]);
  expect(known).toMatchObject({ phase: "known" });
  const { rows } = await database.pool.query<{ revealed: string; terminal: string }>(
    "select f.revealed, c.terminal_hash as terminal from play_fact f join play_chain c on c.id = f.chain where f.id = $1",
    [event],
  );
  expect(leadsTo(rows[0]?.terminal ?? "", rows[0]?.revealed ?? "", 1)).toBe(true);
  expect(await verifyFacts(database.pool, () => game)).toEqual({ passed: 2, failed: 0, lines: [] });
  await settle(event);
});

async function settle(event: string): Promise<void> {
  const bus = { publish: () => undefined };
  const settlement = new ExternalSettlement({ ...play, pool: database.pool, clock, games, bus, ticks: noTicks });
  expect(await settlement.settle(event)).toBe(1);
}

test("nothing is shown of a link before its taking outlasts a database that goes back", async () => {
  const raised: unknown[] = [];
  const house = server({
    async raise() {
      raised.push([(await phases())[0], (await times())[0]?.begun]);
    },
  });
  await house.look();
  clock.advance(10_001);
  await house.look();
  await house.look();
  expect(raised).toEqual([["1 closed", null]]);
  expect((await times())[0]).toMatchObject({ begun: "00:15" });

  // A server that was lost between taking and beginning is followed by the next one.
  await database.pool.query("update play_chain set played = 2 where salt is not null");
  await server().look();
  expect((await times())[1]).toMatchObject({ link: 2, begun: "00:15", over: "00:35" });
});

test("after an outage, links that somebody has bet on are taken at once, and the others put off", async () => {
  const player = await play.player();
  await server().look();
  const event = await eventOn(2);
  expect(await place(player, event)).toMatchObject({ ok: true });
  clock.advance(10 * 60_000);
  const house = server();
  await house.look();
  await house.look();
  // Link 1 is taken because link 2 cannot be without it; both are over at once, and link 3 has its next time.
  expect((await times()).slice(0, 4)).toEqual([
    { link: 1, due: "00:15", begun: "10:05", over: "10:05" },
    { link: 2, due: "01:15", begun: "10:05", over: "10:05" },
    { link: 3, due: "10:15", begun: null, over: null },
    { link: 4, due: "11:15", begun: null, over: null },
  ]);
  expect((await phases()).slice(0, 6)).toEqual(["1 known", "1 known", "2 known", "2 known", "3 open", "3 open"]);
  await settle(event);
});

test("a clock that was a day ahead leaves no link to wait for that day, and a small step leaves all times alone", async () => {
  const day = 24 * 60 * 60_000;
  await server().look();
  clock.advance(day);
  await server().look();
  expect((await times()).map(({ link }) => link)).toEqual([1, 2, 3]);
  clock.advance(-day);
  await server().look();
  expect((await times()).slice(0, 2)).toMatchObject([
    { link: 1, due: "00:15", begun: null },
    { link: 2, due: "01:15", begun: null },
  ]);
  expect(await daysAhead()).toBe(0);
  clock.advance(10_001);
  await server().look();
  clock.advance(-50_000);
  await server().look();
  expect((await times()).slice(0, 2)).toMatchObject([
    { link: 1, begun: "00:15" },
    { link: 2, due: "01:15", begun: null },
  ]);
});

/** Whole days until the next link is taken. */
async function daysAhead(): Promise<number> {
  const { rows } = await database.pool.query<{ next: Date }>(
    "select min(due_at) as next from play_timed_link where begun_at is null",
  );
  return Math.floor(((rows[0]?.next.getTime() ?? 0) - clock.now()) / (24 * 60 * 60_000));
}

test("a short delay shows the link whole, and later ones keep their times", async () => {
  await server().look();
  clock.advance(18_000);
  await server().look();
  await server().look();
  expect((await times()).slice(0, 2)).toEqual([
    { link: 1, due: "00:15", begun: "00:23", over: "00:43" },
    { link: 2, due: "01:15", begun: null, over: null },
  ]);
});

/** Waits for the chain that follows, which is made beside the looks. */
async function committedNext(): Promise<void> {
  const next = async () => (await database.pool.query("select 1 from play_chain where salt is null")).rows;
  await expect.poll(next).toHaveLength(1);
}

test("a chain that is spent is followed by the next, which was committed before", async () => {
  const house = server({ length: 2 });
  await house.look();
  await committedNext();
  for (const ms of [10_001, 60_000, 30_000]) {
    clock.advance(ms);
    await house.look();
    await house.look();
  }
  const all = await times();
  expect(all.map(({ link }) => link)).toEqual([1, 2, 1, 2]);
  expect(all.map(({ due }) => due)).toEqual(["00:15", "01:15", "02:15", "03:15"]);
  expect((await phases()).slice(0, 4)).toEqual(["1 known", "1 known", "2 known", "2 known"]);
});

test("a table whose next salt is awaited stands, is reported once, and goes on with the value", async () => {
  const reported: unknown[] = [];
  const house = server({ length: 1, failed: (message) => reported.push(message) });
  await house.look();
  await committedNext();
  const announced = { kind: "bitcoin", height: 1 };
  await database.pool.query("update play_chain set source = $1, announced_at = now() where salt is null", [announced]);
  clock.advance(10_001);
  for (let looks = 0; looks < 5; looks += 1) await house.look();
  expect(reported).toEqual([expect.stringContaining("waits for the value")]);
  expect((await times()).map(({ link }) => link)).toEqual([1]);

  await database.pool.query("update play_chain set value = $1, value_at = now() where salt is null", ["00".repeat(80)]);
  await house.look();
  expect((await times()).map(({ due }) => due)).toEqual(["00:15", "01:15"]);
});

test("a restoration ends the chain, and the table goes on with a new one", async () => {
  const house = server();
  await house.look();
  await endChains(database.pool, "restored");
  await house.look();
  await house.look();
  const { rows } = await database.pool.query<{ retired: boolean }>(
    "select retired_at is not null as retired from play_chain where salt is not null order by ordinal",
  );
  expect(rows).toEqual([{ retired: true }, { retired: false }]);
  expect((await phases()).filter((at) => at.endsWith("open"))).toHaveLength(2 * TOSSES.ahead);
});

test("a look reads none of the links whose show is over, however many there are", async () => {
  const house = server({ length: 20_000 });
  await house.look();
  // A link's own taking is not what is read here, and the audit counts it.
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query(
    `insert into play_timed_link (chain, link, due_at, begun_at, over_at)
     select c.id, its, now(), now(), now() from play_chain c, generate_series(4, 20000) as its where c.salt is not null`,
  );
  await client.query("update play_chain set played = length where salt is not null");
  await client.query("analyze play_timed_link");
  const { rows } = await client.query(`explain (analyze, format json) ${takenSql}`, [TOSSES.id]);
  await client.query("rollback");
  client.release();
  const scans = nodesOf(rows[0]["QUERY PLAN"][0].Plan).filter((node) => node["Relation Name"] === "play_timed_link");
  expect(scans).toMatchObject([{ "Index Name": "play_timed_link_not_begun" }]);
});

interface Node {
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly Node[];
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
