import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTiles, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { rootOf } from "@fairhouse/transparency/tree.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keyFolder } from "../../../machinery/keys.ts";
import { LogBroken } from "../files/log-broken.ts";
import { headOf } from "../files/log-files.ts";
import { Marks } from "../files/marks.ts";
import { PublishedLogs } from "../files/published-logs.ts";
import { PublicLogs } from "../pages/public-logs.ts";
import { endLog } from "./end-log.ts";
import { Follower } from "./follower.ts";
import { TestLog } from "./log-testing.ts";

let log: TestLog;

beforeEach(async () => {
  log = await TestLog.open();
});
afterEach(() => log.drop());

test.each([
  ["within a tile", false],
  ["at the end of a tile", true],
])(
  "a server with the files of the log takes over by them, and notices a database that went back %s and grew again",
  async (_, isAtEnd) => {
    const serverId = randomUUID();
    const logs = await PublishedLogs.open(join(log.dataDir, "log"));
    const follower = new Follower({ pool: log.pool, serverId, logs, marks: log.marks });
    const filesOf = (n: number) => logs.log(n);
    const grow = async (count: number) => {
      await log.promise(count);
      await log.lost();
      expect(await log.server({ serverId, filesOf }).step()).toBe(true);
      await follower.follow();
      return (await log.head()).checkpoint.size;
    };
    await grow(300);
    // Only the files have what the first bundle led to.
    await log.pool.query("update house_log_bundle set leaves = '' where index = 0");
    let size = await grow(1);
    const {
      rows: [old],
    } = await log.pool.query("select * from house_log");
    const {
      rows: [bundle],
    } = await log.pool.query("select * from house_log_bundle where index = 1");
    // A beat may come between.
    do size = await grow(isAtEnd ? TILE_WIDTH - (size % TILE_WIDTH) : 1);
    while (isAtEnd && size % TILE_WIDTH !== 0);
    const mark = await log.marks.read(1);
    // A server that has not seen the newest head goes on with yesterday's database, farther than it was.
    await log.pool.query(
      `update house_log set size = $1, frontier = $2, place = $3, offered = $4, offered_size = $5, head = $4, head_size = $5`,
      [old.size, old.frontier, old.place, old.head, old.head_size],
    );
    await log.pool.query("delete from house_log_bundle where index > 1");
    await log.pool.query('update house_log_bundle set entries = $1, leaves = $2, "references" = $3 where index = 1', [
      bundle.entries,
      bundle.leaves,
      bundle.references,
    ]);
    await log.promise(size + 3 - old.size);
    await log.lost();
    const elsewhere = new Marks(await mkdtemp(join(log.dataDir, "elsewhere-")), "house");
    await log.server({ marks: elsewhere }).step();
    await log.lost();
    await expect(log.server({ filesOf }).step()).rejects.toThrow("are not those that were signed");
    expect((await log.marks.read(1))?.note).toBe(mark?.note);
  },
);

/** Makes a server that follows, with its first step behind it. */
async function server(marks = log.marks) {
  const serverId = randomUUID();
  const logs = await PublishedLogs.open(join(marks === log.marks ? log.dataDir : await elsewhere(), "log"));
  const follower = new Follower({ pool: log.pool, serverId, logs, marks });
  return { serverId, logs, follower };
}

const elsewhere = () => mkdtemp(join(log.dataDir, "elsewhere-"));

const BEAT = "octet_length(entries) - 12";
const CHANGED = `set_byte(entries, ${BEAT} + 11, 255 - get_byte(entries, ${BEAT} + 11))`;
/** Statements that change the only bundle, mostly its newest entry: a beat of twelve bytes. */
const CHANGES = {
  leaf: "update house_log_bundle set leaves = set_bit(leaves, 0, 1 - get_bit(leaves, 0))",
  entry: `update house_log_bundle set entries = ${CHANGED}`,
  length: "update house_log_bundle set entries = set_byte(entries, 0, 200)",
  "entry and its leaf": `update house_log_bundle set entries = ${CHANGED},
    leaves = substring(leaves for octet_length(leaves) - 32)
      || sha256('\\x00'::bytea || substring(${CHANGED} from ${BEAT} + 1))`,
};

test.each(Object.entries(CHANGES))(
  "a row whose %s was changed after it was signed is published by nobody",
  async (_, change) => {
    const { serverId, logs, follower } = await server();
    const here = log.server({ serverId });
    await here.step();
    const [published] = await follower.follow();
    const served = () =>
      logs.log(1)?.read({ level: "entries", index: 0, width: headOf(published?.note ?? "").checkpoint.size });
    const before = await served();
    await log.promise();
    // A beat is the newest entry.
    await log.pool.query("update house_log set last_beat = null");
    await here.step();
    await log.pool.query(change);
    await expect(follower.follow()).rejects.toThrow(LogBroken);
    expect(logs.log(1)?.published?.note).toBe(published?.note);
    expect(await served()).toEqual(before);
  },
);

test.each([
  ["still behind", 2, false],
  ["already farther", 40, false],
  ["already farther, when its mark was lost as well", 40, true],
])(
  "a server that only follows notices a database that went back and is %s, and leaves its files as they are",
  async (_, more, isMarkLost) => {
    const folder = await elsewhere();
    const there = new Marks(folder, "house");
    const { logs, follower } = await server(there);
    await log.server().step();
    const { rows } = await log.pool.query(
      'select l.*, b.entries, b.leaves, b."references" from house_log l, house_log_bundle b',
    );
    await log.promise(20);
    await log.lost();
    await log.server().step();
    const [published] = await follower.follow();
    const mark = await there.read(1);
    const served = () => logs.log(1)?.read({ level: "entries", index: 0, width: mark?.checkpoint.size ?? 0 });
    const before = await served();
    expect(before?.length).toBeGreaterThan(0);
    // A server that has slept, and has not seen the newest head, goes on.
    const [old] = rows;
    await log.pool.query(
      `update house_log set size = $1, frontier = $2, place = $3, offered = $4, offered_size = $5, head = $4, head_size = $5`,
      [old.size, old.frontier, old.place, old.head, old.head_size],
    );
    await log.pool.query('update house_log_bundle set entries = $1, leaves = $2, "references" = $3', [
      old.entries,
      old.leaves,
      old.references,
    ]);
    await log.promise(more);
    await log.lost();
    await log.server({ marks: new Marks(await elsewhere(), "house") }).step();
    if (isMarkLost) await rm(keyFolder(folder), { recursive: true });
    for (let again = 0; again < 2; again++) await expect(follower.follow()).rejects.toThrow(LogBroken);
    if (!isMarkLost) expect((await there.read(1))?.note).toBe(mark?.note);
    expect(logs.log(1)?.published?.note).toBe(published?.note);
    expect(await served()).toEqual(before);
  },
);

test("a server that is added copies the logs that have ended as well, and goes on without those that the database has changed", async () => {
  const here = await server();
  const step = () =>
    log.server({ serverId: here.serverId, predecessorOf: (n) => here.follower.newestBefore(n) }).step();
  await log.promise(300);
  await step();
  await here.follower.follow();
  const last = await log.head();
  await endLog(log.pool, "the database went back in time");
  await log.lost();
  await step();
  const added = await server(new Marks(await elsewhere(), "house"));
  const shown = new PublicLogs(added.logs, { pool: log.pool, seed: Buffer.alloc(32, 3) });
  // Browsers that have seen a log would take it for gone.
  await expect(shown.list()).rejects.toThrow("busy");
  shown.serve();
  await expect(shown.list()).rejects.toThrow("busy");
  expect((await added.follower.follow()).map(({ n }) => n)).toEqual([2, 1]);
  expect((await shown.list()).map(({ n, ended }) => [n, ended?.because])).toEqual([
    [1, "the database went back in time"],
    [2, undefined],
  ]);
  expect(added.logs.log(1)?.published?.note).toBe(last.note);
  expect(await added.logs.log(1)?.entry(0)).toEqual(await here.logs.log(1)?.entry(0));
  expect(await added.follower.follow()).toEqual([]);
  const late = new PublicLogs(added.logs, { pool: log.pool, seed: Buffer.alloc(32, 3) });
  await expect(late.list()).rejects.toThrow("busy");
  const other = await server(new Marks(await elsewhere(), "house"));
  await log.pool.query("update house_log_bundle set entries = set_byte(entries, 0, 200) where log = 1");
  expect((await other.follower.follow()).map(({ n }) => n)).toEqual([2]);
});

test("the files stand in for a mark that was deleted, and are written again if they were", async () => {
  const folder = join(log.dataDir, "log");
  const followed = async () => {
    const logs = await PublishedLogs.open(folder);
    await new Follower({ pool: log.pool, serverId: randomUUID(), logs, marks: log.marks }).follow();
    return logs;
  };
  await log.promise(300);
  await log.server().step();
  await followed();
  await rm(folder, { recursive: true });
  const logs = await followed();
  const { checkpoint, note } = await log.head();
  expect(logs.log(1)?.published?.note).toBe(note);
  const hashes = readTiles(
    checkpoint.size,
    (tile) => logs.log(1)?.hashes(tile) ?? Promise.reject(new Error("no files")),
  );
  expect(await rootOf(checkpoint.size, hashes)).toEqual(checkpoint.root);
  await rm(keyFolder(log.dataDir), { recursive: true });
  await log.pool.query(
    "update house_log set size = 0, frontier = '', head = null, head_size = 0, offered = null, offered_size = 0",
  );
  await log.lost();
  await expect(log.server({ filesOf: (n) => logs.log(n) }).step()).rejects.toThrow("has 0 entries");
});

test("a head is published once all living servers hold it, and a silent one is not waited for for long", async () => {
  const other = await mkdtemp(join(tmpdir(), "fairhouse-other-"));
  const theirs = new Marks(other, "house");
  const serverId = randomUUID();
  const logs = await PublishedLogs.open(join(other, "log"));
  const follower = new Follower({ pool: log.pool, serverId, logs, marks: theirs });
  const here = log.server();
  await here.step();
  await follower.follow();
  await log.promise();
  // It looks a little later than the head is offered.
  let held = -1;
  const looking = new Promise<void>((resolve) =>
    setTimeout(async () => {
      await follower.follow();
      held = (await theirs.read(1))?.checkpoint.size ?? 0;
      resolve();
    }, 400),
  );
  await here.step();
  await looking;
  expect((await log.head()).checkpoint.size).toBe(held);
  expect(logs.log(1)?.published?.checkpoint.size).toBeLessThan(held);
  await log.promise();
  const start = performance.now();
  await here.step();
  expect(performance.now() - start).toBeGreaterThan(1_900);
  expect((await log.head()).checkpoint.size).toBeGreaterThan(held);
  // It has seen what the database may lose.
  await log.pool.query(
    "update house_log set offered = null, offered_size = 0, head = null, head_size = 0, size = 0, frontier = ''",
  );
  await log.lost();
  await expect(log.server({ marks: theirs }).step()).rejects.toThrow(LogBroken);
  await rm(other, { recursive: true });
});
