import { leadsTo } from "@fairhouse/fairness/chain.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { TOSSES } from "@fairhouse/tests/external-games.ts";
import { inPlayHouse } from "@fairhouse/tests/in-play-house.ts";
import { millAtOnce } from "@fairhouse/tests/mill.ts";
import { type TimedHouse, timedHouse } from "@fairhouse/tests/timed-house.ts";
import { verifyFacts } from "@fairhouse/tools/verify/facts.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ChainMill } from "../../ports.ts";
import { endChains } from "../../restore/end-chains.ts";
import { factsEnding } from "./link-facts.ts";
import { takenSql } from "./timed-links.ts";

let database: TestDatabase;
let house: TimedHouse;

beforeEach(async () => {
  database = await freshDatabase();
  // Ten seconds before the first time of the table.
  house = await timedHouse(database.pool, "2026-01-01T12:00:05Z");
});
afterEach(async () => {
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

/** A server that fails the test if it reports an error. */
const server = (options: Partial<Parameters<TimedHouse["server"]>[0]> = {}) =>
  house.server({ failed: (message) => expect.unreachable(message), ...options });

test("links are taken at their times by whichever server looks, and known when their show is over", async () => {
  const player = await house.play.player();
  const [one, two] = [server(), server()];
  await one.look();
  await two.look();
  expect(await house.times()).toEqual([
    { link: 1, due: "00:15", begun: null, over: null },
    { link: 2, due: "01:15", begun: null, over: null },
    { link: 3, due: "02:15", begun: null, over: null },
  ]);
  expect(await house.phases()).toEqual(["1 open", "1 open", "2 open", "2 open", "3 open", "3 open"]);
  const event = await house.eventOn(1);
  expect(await house.place(player, event)).toMatchObject({ ok: true });

  house.clock.advance(9_999);
  await one.look();
  expect((await house.phases())[0]).toBe("1 open");
  house.clock.advance(2);
  await Promise.all([one.look(), two.look()]);
  await one.look();
  expect((await house.times()).slice(0, 2)).toEqual([
    { link: 1, due: "00:15", begun: "00:15", over: "00:35" },
    { link: 2, due: "01:15", begun: null, over: null },
  ]);
  expect((await house.phases()).slice(0, 3)).toEqual(["1 closed", "1 closed", "2 open"]);
  expect(await house.place(player, event)).toMatchObject({ refusal: { code: "market_suspended" } });
  expect((await house.phases()).at(-1)).toBe("4 open");

  house.clock.advance(19_990);
  expect(await two.look()).toEqual([]);
  house.clock.advance(10);
  expect(await two.look()).toHaveLength(2);
  const [known] = await house.facts.read([event]);
  expect(known).toMatchObject({ phase: "known" });
  const { rows } = await database.pool.query<{ revealed: string; terminal: string }>(
    "select f.revealed, c.terminal_hash as terminal from play_fact f join play_chain c on c.id = f.chain where f.id = $1",
    [event],
  );
  expect(leadsTo(rows[0]?.terminal ?? "", rows[0]?.revealed ?? "", 1)).toBe(true);
  expect(await verifyFacts(database.pool, () => house.game)).toEqual({ passed: 2, failed: 0, lines: [] });
  expect(await house.settle(event)).toBe(1);
});

test("facts are read ahead once they take no bets and their show ends soon, also in play", async () => {
  const inPlay = await inPlayHouse(database.pool);
  const ending = (inMs: number) => factsEnding(database.pool, new Date(inPlay.clock.now() + inMs));
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from play_fact where first_link = 1 order by id",
  );
  await inPlay.kickOff();
  expect(await ending(20_000)).toEqual([]);
  // The last two seconds of the show take no bets.
  inPlay.clock.advance(18_000);
  await inPlay.one.look();
  expect(await ending(1_999)).toEqual([]);
  expect(await ending(2_000)).toEqual(rows.map(({ id }) => id));
  inPlay.clock.advance(2_000);
  await inPlay.one.look();
  expect(await ending(60_000)).toEqual([]);
});

test("nothing is shown of a link before its taking outlasts a database that goes back", async () => {
  const raised: unknown[] = [];
  const here = server({
    async raise() {
      raised.push([(await house.phases())[0], (await house.times())[0]?.begun]);
    },
  });
  await here.look();
  house.clock.advance(10_001);
  await here.look();
  await here.look();
  expect(raised).toEqual([["1 closed", null]]);
  expect((await house.times())[0]).toMatchObject({ begun: "00:15" });

  // A server that was lost between taking and beginning is followed by the next one.
  await database.pool.query("update play_chain set played = 2 where salt is not null");
  await server().look();
  expect((await house.times())[1]).toMatchObject({ link: 2, begun: "00:15", over: "00:35" });
});

test("after an outage, links that somebody has bet on are taken at once, and the others put off", async () => {
  const player = await house.play.player();
  await server().look();
  const event = await house.eventOn(2);
  expect(await house.place(player, event)).toMatchObject({ ok: true });
  house.clock.advance(10 * 60_000);
  const here = server();
  await here.look();
  await here.look();
  // Link 1 is taken because link 2 cannot be without it; both are over at once, and link 3 has its next time.
  expect((await house.times()).slice(0, 4)).toEqual([
    { link: 1, due: "00:15", begun: "10:05", over: "10:05" },
    { link: 2, due: "01:15", begun: "10:05", over: "10:05" },
    { link: 3, due: "10:15", begun: null, over: null },
    { link: 4, due: "11:15", begun: null, over: null },
  ]);
  expect((await house.phases()).slice(0, 6)).toEqual(["1 known", "1 known", "2 known", "2 known", "3 open", "3 open"]);
  expect(await house.settle(event)).toBe(1);
});

test("a clock that was a day ahead leaves no link to wait for that day, and a small step leaves all times alone", async () => {
  const day = 24 * 60 * 60_000;
  await server().look();
  house.clock.advance(day);
  await server().look();
  expect((await house.times()).map(({ link }) => link)).toEqual([1, 2, 3]);
  house.clock.advance(-day);
  await server().look();
  expect((await house.times()).slice(0, 2)).toMatchObject([
    { link: 1, due: "00:15", begun: null },
    { link: 2, due: "01:15", begun: null },
  ]);
  expect(await daysAhead()).toBe(0);
  house.clock.advance(10_001);
  await server().look();
  house.clock.advance(-50_000);
  await server().look();
  expect((await house.times()).slice(0, 2)).toMatchObject([
    { link: 1, begun: "00:15" },
    { link: 2, due: "01:15", begun: null },
  ]);
});

/** Whole days until the next link is taken. */
async function daysAhead(): Promise<number> {
  const { rows } = await database.pool.query<{ next: Date }>(
    "select min(due_at) as next from play_timed_link where begun_at is null",
  );
  return Math.floor(((rows[0]?.next.getTime() ?? 0) - house.clock.now()) / (24 * 60 * 60_000));
}

test("a short delay shows the link whole, and later ones keep their times", async () => {
  await server().look();
  house.clock.advance(18_000);
  await server().look();
  await server().look();
  expect((await house.times()).slice(0, 2)).toEqual([
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
  const here = server({ length: 2 });
  await here.look();
  await committedNext();
  for (const ms of [10_001, 60_000, 30_000]) {
    house.clock.advance(ms);
    await here.look();
    await here.look();
  }
  const all = await house.times();
  expect(all.map(({ link }) => link)).toEqual([1, 2, 1, 2]);
  expect(all.map(({ due }) => due)).toEqual(["00:15", "01:15", "02:15", "03:15"]);
  expect((await house.phases()).slice(0, 4)).toEqual(["1 known", "1 known", "2 known", "2 known"]);
});

test("a table whose next salt is awaited stands, is reported once, and goes on with the value", async () => {
  const reported: unknown[] = [];
  const here = server({ length: 1, failed: (message) => reported.push(message) });
  await here.look();
  await committedNext();
  const announced = { kind: "bitcoin", height: 1 };
  await database.pool.query("update play_chain set source = $1, announced_at = now() where salt is null", [announced]);
  house.clock.advance(10_001);
  for (let looks = 0; looks < 5; looks += 1) await here.look();
  expect(reported).toEqual([expect.stringContaining("waits for the value")]);
  expect((await house.times()).map(({ link }) => link)).toEqual([1]);

  await database.pool.query("update play_chain set value = $1, value_at = now() where salt is null", ["00".repeat(80)]);
  await here.look();
  expect((await house.times()).map(({ due }) => due)).toEqual(["00:15", "01:15"]);
});

test("a server that stops while a chain is being made reports no error, and one whose chain fails does", async () => {
  const reports: unknown[] = [];
  const failed = (message?: string) => void reports.push(message);
  let made = 0;
  // The first chain is played, the next one takes long.
  const slow: ChainMill = async (root, length, stride, signal) => {
    made += 1;
    if (made === 1) return millAtOnce(root, length, stride, signal);
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  };
  const stopping = server({ failed, mill: slow });
  await stopping.look();
  await expect.poll(() => made).toBe(2);
  stopping.stop();
  const broken = server({ failed, mill: () => Promise.reject(new Error("no memory")) });
  await broken.look();
  await expect.poll(() => reports).toEqual(["the next chain could not be made"]);
});

test("a restoration ends the chain, and the table goes on with a new one", async () => {
  const here = server();
  await here.look();
  await endChains(database.pool, "restored");
  await here.look();
  await here.look();
  const { rows } = await database.pool.query<{ retired: boolean }>(
    "select retired_at is not null as retired from play_chain where salt is not null order by ordinal",
  );
  expect(rows).toEqual([{ retired: true }, { retired: false }]);
  expect((await house.phases()).filter((at) => at.endsWith("open"))).toHaveLength(2 * TOSSES.ahead);
});

test("a look reads none of the links whose show is over, however many there are", async () => {
  const here = server({ length: 20_000 });
  await here.look();
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
