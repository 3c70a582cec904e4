import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeEntry } from "@fairhouse/house-log/entry.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { signedHead } from "@fairhouse/transparency/log-reader.ts";
import { parseVkey } from "@fairhouse/transparency/note.ts";
import { decodeBundle, readTiles, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { consistencyProof, provesConsistency, rootOf } from "@fairhouse/transparency/tree.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keyFolder } from "../../machinery/keys.ts";
import { endLog } from "./end-log.ts";
import { Follower } from "./follower.ts";
import { LogBroken } from "./log-broken.ts";
import { headOf } from "./log-files.ts";
import { LogSecrets } from "./log-secrets.ts";
import { readRunningLog } from "./log-store.ts";
import { LogTiles } from "./log-tiles.ts";
import { Marks } from "./marks.ts";
import { PublishedLogs } from "./published-logs.ts";
import { Sequencer, type SequencerParts } from "./sequencer.ts";

const SEED = Buffer.alloc(32, 3);

let database: TestDatabase;
let dataDir: string;
let marks: Marks;

beforeEach(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "fairhouse-sequencer-"));
  marks = new Marks(dataDir, "house");
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Makes a server's sequencer. Its turn begins at its first step. */
function server(more: Partial<SequencerParts> = {}): Sequencer {
  return new Sequencer({
    pool: database.pool,
    serverId: randomUUID(),
    seed: SEED,
    marks,
    witnesses: { cosigned: async (head) => head },
    secrets: new LogSecrets(Buffer.alloc(32, 7)),
    rules: [],
    house: { host: "house.example", name: "House", software: "fairhouse" },
    filesOf: () => null,
    predecessorOf: async () => null,
    highest: async () => 0,
    ...more,
  });
}

/** Lets any server take the log at once, as when the one before was lost five seconds ago. */
const lost = () => database.pool.query("update house_log_lease set until = '-infinity'");

async function head() {
  const row = await readRunningLog(database.pool);
  if (row?.head == null || row.vkey === null) throw new Error("nothing was signed");
  return signedHead(row.head, parseVkey(row.vkey));
}

async function promise(count = 1): Promise<void> {
  await database.pool.query(
    `insert into house_log_pending (kind, step, reference, body) select 'pair', 1, gen_random_uuid(),
      jsonb_build_object('player', gen_random_uuid(), 'serverSeedHash', $1::text) from generate_series(1, $2)`,
    ["ab".repeat(32), count],
  );
}

/** Returns the entries, as the database has them. */
async function entries() {
  const { rows } = await database.pool.query<{ entries: Buffer; references: string[] }>(
    'select entries, "references" from house_log_bundle order by log, index',
  );
  return rows.flatMap((row) => decodeBundle(row.entries, { width: row.references.length }).map(decodeEntry));
}

test("a log begins with its house, under the host of the house, and each head continues the one before", async () => {
  const here = server();
  await here.step();
  const [first] = await entries();
  expect(first).toMatchObject({ kind: "house", origin: "house.example/log/1", predecessor: null });
  let before = (await head()).checkpoint;
  await promise(300);
  for (let i = 0; i < 3; i++) {
    await promise();
    await here.step();
    const after = (await head()).checkpoint;
    const proof = await consistencyProof(
      before.size,
      after.size,
      new LogTiles(database.pool, 1, () => null).hashes(after.size),
    );
    expect(after.size).toBeGreaterThan(before.size);
    expect(provesConsistency(before, after, proof)).toBe(true);
    before = after;
  }
});

test("one server writes at a time, and a lost one is followed by another", async () => {
  const [here, there] = [server(), server()];
  expect(await here.step()).toBe(true);
  expect(await there.step()).toBe(false);
  await lost();
  expect(await there.step()).toBe(true);
  expect(await here.step()).toBe(false);
  expect((await entries()).filter(({ kind }) => kind === "house")).toHaveLength(1);
});

test("a step that takes longer than the lease keeps the log", async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const cosigned = async (note: string) => {
    asked.resolve();
    await answered.promise;
    return note;
  };
  const step = server({ witnesses: { cosigned } }).step();
  await asked.promise;
  await lost();
  const isKept = async () =>
    (await database.pool.query("select until > clock_timestamp() as kept from house_log_lease")).rows[0].kept;
  await expect.poll(isKept).toBe(true);
  expect(await server().step()).toBe(false);
  answered.resolve();
  expect(await step).toBe(true);
});

test("a server that is lost between commit, mark and head loses nothing, and no size is signed twice differently", async () => {
  const signed: string[] = [];
  const losing = (step: number) =>
    server({
      witnesses: {
        cosigned: async (note) => {
          signed.push(note);
          if (step === 1) throw new Error("lost after the mark");
          return note;
        },
      },
      secrets: step === 0 ? failing() : new LogSecrets(Buffer.alloc(32, 7)),
    });
  for (const step of [2, 0, 1, 2, 1, 0, 2]) {
    await promise();
    await lost();
    await losing(step)
      .step()
      .catch((error: unknown) => expect(String(error)).toContain("lost"));
  }
  const sizes = signed.map((note) => headOf(note).checkpoint);
  for (const one of sizes) {
    for (const other of sizes.filter(({ size }) => size === one.size)) expect(other.root).toEqual(one.root);
  }
  expect((await entries()).filter(({ kind }) => kind === "pair")).toHaveLength(7);
  expect((await marks.read(1))?.checkpoint).toEqual((await head()).checkpoint);
});

/** Secrets of a server that is lost in the middle of a pass. */
function failing(): LogSecrets {
  const secrets = new LogSecrets(Buffer.alloc(32, 7));
  return Object.assign(secrets, {
    owner: () => {
      throw new Error("lost within the pass");
    },
  });
}

test("nothing is signed on a database that lacks what this server has signed", async () => {
  await server().step();
  const { rows } = await database.pool.query("select size, frontier, head, head_size from house_log");
  await promise();
  await lost();
  await server().step();
  const mark = await marks.read(1);
  // The database goes back by a pass, and others go on with it.
  const [{ size, frontier, head: note, head_size }] = rows;
  await database.pool.query(
    "update house_log set size = $1, frontier = $2, offered = $3, offered_size = $4, head = $3, head_size = $4",
    [size, frontier, note, head_size],
  );
  await lost();
  await expect(server().step()).rejects.toThrow(LogBroken);
  expect((await head()).note).toBe(note);
  expect((await marks.read(1))?.note).toBe(mark?.note);
});

test("a database that goes back within a term is noticed before it goes on", async () => {
  const here = server();
  await here.step();
  const { rows } = await database.pool.query("select size, frontier, place, head, head_size from house_log");
  await promise();
  await here.step();
  const mark = await marks.read(1);
  const [{ size, frontier, place, head: note, head_size }] = rows;
  await database.pool.query(
    "update house_log set size = $1, frontier = $2, place = $3, offered = $4, offered_size = $5, head = $4, head_size = $5",
    [size, frontier, place, note, head_size],
  );
  for (let again = 0; again < 3; again++) {
    await promise();
    await expect(here.step()).rejects.toThrow(LogBroken);
  }
  expect((await head()).note).toBe(note);
  expect((await marks.read(1))?.note).toBe(mark?.note);
});

test.each([
  ["within a tile", false],
  ["at the end of a tile", true],
])(
  "a server with the files of the log takes over by them, and notices a database that went back %s and grew again",
  async (_, isAtEnd) => {
    const serverId = randomUUID();
    const logs = await PublishedLogs.open(join(dataDir, "log"));
    const follower = new Follower({ pool: database.pool, serverId, logs, marks });
    const filesOf = (n: number) => logs.log(n);
    const grow = async (count: number) => {
      await promise(count);
      await lost();
      expect(await server({ serverId, filesOf }).step()).toBe(true);
      await follower.follow();
      return (await head()).checkpoint.size;
    };
    await grow(300);
    // Only the files have what the first bundle led to.
    await database.pool.query("update house_log_bundle set leaves = '' where index = 0");
    let size = await grow(1);
    const {
      rows: [old],
    } = await database.pool.query("select * from house_log");
    const {
      rows: [bundle],
    } = await database.pool.query("select * from house_log_bundle where index = 1");
    // A beat may come between.
    do size = await grow(isAtEnd ? TILE_WIDTH - (size % TILE_WIDTH) : 1);
    while (isAtEnd && size % TILE_WIDTH !== 0);
    const mark = await marks.read(1);
    // A server that has not seen the newest head goes on with yesterday's database, farther than it was.
    await database.pool.query(
      `update house_log set size = $1, frontier = $2, place = $3, offered = $4, offered_size = $5, head = $4, head_size = $5`,
      [old.size, old.frontier, old.place, old.head, old.head_size],
    );
    await database.pool.query("delete from house_log_bundle where index > 1");
    await database.pool.query(
      'update house_log_bundle set entries = $1, leaves = $2, "references" = $3 where index = 1',
      [bundle.entries, bundle.leaves, bundle.references],
    );
    await promise(size + 3 - old.size);
    await lost();
    const elsewhere = new Marks(await mkdtemp(join(dataDir, "elsewhere-")), "house");
    await server({ marks: elsewhere }).step();
    await lost();
    await expect(server({ filesOf }).step()).rejects.toThrow("are not those that were signed");
    expect((await marks.read(1))?.note).toBe(mark?.note);
  },
);

test("a row that was changed after it was signed is published by nobody", async () => {
  const serverId = randomUUID();
  const logs = await PublishedLogs.open(join(dataDir, "log"));
  const follower = new Follower({ pool: database.pool, serverId, logs, marks });
  const here = server({ serverId });
  await here.step();
  const published = await follower.follow();
  await database.pool.query("update house_log_bundle set leaves = set_bit(leaves, 0, 1 - get_bit(leaves, 0))");
  await promise();
  await here.step();
  await expect(follower.follow()).rejects.toThrow(LogBroken);
  expect(logs.log(1)?.published?.note).toBe(published?.note);
});

test("the files stand in for a mark that was deleted, and are written again if they were", async () => {
  const folder = join(dataDir, "log");
  const followed = async () => {
    const logs = await PublishedLogs.open(folder);
    await new Follower({ pool: database.pool, serverId: randomUUID(), logs, marks }).follow();
    return logs;
  };
  await promise(300);
  await server().step();
  await followed();
  await rm(folder, { recursive: true });
  const logs = await followed();
  const { checkpoint, note } = await head();
  expect(logs.log(1)?.published?.note).toBe(note);
  const hashes = readTiles(
    checkpoint.size,
    (tile) => logs.log(1)?.hashes(tile) ?? Promise.reject(new Error("no files")),
  );
  expect(await rootOf(checkpoint.size, hashes)).toEqual(checkpoint.root);
  await rm(keyFolder(dataDir), { recursive: true });
  await database.pool.query(
    "update house_log set size = 0, frontier = '', head = null, head_size = 0, offered = null, offered_size = 0",
  );
  await lost();
  await expect(server({ filesOf: (n) => logs.log(n) }).step()).rejects.toThrow("has 0 entries");
});

test("nothing is signed on a database whose entries are not those that were signed", async () => {
  await server().step();
  await database.pool.query("update house_log_bundle set leaves = set_bit(leaves, 9, 1 - get_bit(leaves, 9))");
  await lost();
  await expect(server().step()).rejects.toThrow("are not those that were signed");
});

test("a head is published once all living servers hold it, and a silent one is not waited for for long", async () => {
  const other = await mkdtemp(join(tmpdir(), "fairhouse-other-"));
  const theirs = new Marks(other, "house");
  const serverId = randomUUID();
  const logs = await PublishedLogs.open(join(other, "log"));
  const follower = new Follower({ pool: database.pool, serverId, logs, marks: theirs });
  const here = server();
  await here.step();
  await follower.follow();
  await promise();
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
  expect((await head()).checkpoint.size).toBe(held);
  expect(logs.log(1)?.published?.checkpoint.size).toBeLessThan(held);
  await promise();
  const start = performance.now();
  await here.step();
  expect(performance.now() - start).toBeGreaterThan(1_900);
  expect((await head()).checkpoint.size).toBeGreaterThan(held);
  // It has seen what the database may lose.
  await database.pool.query(
    "update house_log set offered = null, offered_size = 0, head = null, head_size = 0, size = 0, frontier = ''",
  );
  await lost();
  await expect(server({ marks: theirs }).step()).rejects.toThrow(LogBroken);
  await rm(other, { recursive: true });
});

test("nothing is signed under another key, nor while this server knows a later log", async () => {
  await server().step();
  const { note } = await head();
  await lost();
  await expect(server({ seed: Buffer.alloc(32, 4) }).step()).rejects.toThrow("another key");
  await lost();
  await marks.raise(2, note);
  await expect(server().step()).rejects.toThrow("a log after 1");
});

test("the log after the end of one has a number above all that is known, and names the last published head", async () => {
  await server().step();
  const last = await head();
  await endLog(database.pool, "the database went back in time");
  await endLog(database.pool, "once more");
  await lost();
  const next = server({ highest: async () => 4, predecessorOf: async () => last });
  await next.step();
  const row = await readRunningLog(database.pool);
  expect(row).toMatchObject({ n: 5, origin: "house.example/log/5" });
  const { rows } = await database.pool.query("select n, ended_because from house_log order by n");
  expect(rows).toEqual([
    { n: 1, ended_because: "the database went back in time" },
    { n: 5, ended_because: null },
  ]);
  const houses = (await entries()).filter(({ kind }) => kind === "house");
  expect(houses.at(-1)).toMatchObject({ predecessor: last.note, reason: "the database went back in time" });
});
