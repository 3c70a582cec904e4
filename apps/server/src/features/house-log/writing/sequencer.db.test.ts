import { consistencyProof, provesConsistency } from "@fairhouse/transparency/tree.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LogSecrets } from "../entries/log-secrets.ts";
import { LogBroken } from "../files/log-broken.ts";
import { headOf } from "../files/log-files.ts";
import { readRunningLog } from "../files/log-store.ts";
import { LogTiles } from "../files/log-tiles.ts";
import { endLog } from "./end-log.ts";
import { TestLog } from "./log-testing.ts";

let log: TestLog;

beforeEach(async () => {
  log = await TestLog.open();
});
afterEach(() => log.drop());

test("a log begins with its house, under the host of the house, and each head continues the one before", async () => {
  const here = log.server();
  await here.step();
  const [first] = await log.entries();
  expect(first).toMatchObject({ kind: "house", origin: "house.example/log/1", predecessor: null });
  let before = (await log.head()).checkpoint;
  await log.promise(300);
  for (let i = 0; i < 3; i++) {
    await log.promise();
    await here.step();
    const after = (await log.head()).checkpoint;
    const proof = await consistencyProof(
      before.size,
      after.size,
      new LogTiles(log.pool, 1, () => null).hashes(after.size),
    );
    expect(after.size).toBeGreaterThan(before.size);
    expect(provesConsistency(before, after, proof)).toBe(true);
    before = after;
  }
});

test("one server writes at a time, and a lost one is followed by another", async () => {
  const [here, there] = [log.server(), log.server()];
  expect(await here.step()).toBe(true);
  expect(await there.step()).toBe(false);
  await log.lost();
  expect(await there.step()).toBe(true);
  expect(await here.step()).toBe(false);
  expect((await log.entries()).filter(({ kind }) => kind === "house")).toHaveLength(1);
});

test("a step that takes longer than the lease keeps the log", async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const cosigned = async (note: string) => {
    asked.resolve();
    await answered.promise;
    return note;
  };
  const step = log.server({ witnesses: { cosigned } }).step();
  await asked.promise;
  await log.lost();
  const isKept = async () =>
    (await log.pool.query("select until > clock_timestamp() as kept from house_log_lease")).rows[0].kept;
  await expect.poll(isKept).toBe(true);
  expect(await log.server().step()).toBe(false);
  answered.resolve();
  expect(await step).toBe(true);
});

test("a server that is lost between commit, mark and head loses nothing, and no size is signed twice differently", async () => {
  const signed: string[] = [];
  const losing = (step: number) =>
    log.server({
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
    await log.promise();
    await log.lost();
    await losing(step)
      .step()
      .catch((error: unknown) => expect(String(error)).toContain("lost"));
  }
  const sizes = signed.map((note) => headOf(note).checkpoint);
  for (const one of sizes) {
    for (const other of sizes.filter(({ size }) => size === one.size)) expect(other.root).toEqual(one.root);
  }
  expect((await log.entries()).filter(({ kind }) => kind === "pair")).toHaveLength(7);
  expect((await log.marks.read(1))?.checkpoint).toEqual((await log.head()).checkpoint);
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
  await log.server().step();
  const { rows } = await log.pool.query("select size, frontier, head, head_size from house_log");
  await log.promise();
  await log.lost();
  await log.server().step();
  const mark = await log.marks.read(1);
  // The database goes back by a pass, and others go on with it.
  const [{ size, frontier, head: note, head_size }] = rows;
  await log.pool.query(
    "update house_log set size = $1, frontier = $2, offered = $3, offered_size = $4, head = $3, head_size = $4",
    [size, frontier, note, head_size],
  );
  await log.lost();
  await expect(log.server().step()).rejects.toThrow(LogBroken);
  expect((await log.head()).note).toBe(note);
  expect((await log.marks.read(1))?.note).toBe(mark?.note);
});

test("a database that goes back within a term is noticed before it goes on", async () => {
  const here = log.server();
  await here.step();
  const { rows } = await log.pool.query("select size, frontier, place, head, head_size from house_log");
  await log.promise();
  await here.step();
  const mark = await log.marks.read(1);
  const [{ size, frontier, place, head: note, head_size }] = rows;
  await log.pool.query(
    "update house_log set size = $1, frontier = $2, place = $3, offered = $4, offered_size = $5, head = $4, head_size = $5",
    [size, frontier, place, note, head_size],
  );
  for (let again = 0; again < 3; again++) {
    await log.promise();
    await expect(here.step()).rejects.toThrow(LogBroken);
  }
  expect((await log.head()).note).toBe(note);
  expect((await log.marks.read(1))?.note).toBe(mark?.note);
});

test("nothing is signed on a database whose entries are not those that were signed", async () => {
  await log.server().step();
  await log.pool.query("update house_log_bundle set leaves = set_bit(leaves, 9, 1 - get_bit(leaves, 9))");
  await log.lost();
  await expect(log.server().step()).rejects.toThrow("are not those that were signed");
});

test("nothing is signed under another key, nor while this server knows a later log", async () => {
  await log.server().step();
  const { note } = await log.head();
  await log.lost();
  await expect(log.server({ seed: Buffer.alloc(32, 4) }).step()).rejects.toThrow("another key");
  await log.lost();
  await log.marks.raise(2, note);
  await expect(log.server().step()).rejects.toThrow("a log after 1");
});

test("the log after the end of one has a number above all that is known, and names the last published head", async () => {
  await log.server().step();
  const last = await log.head();
  await endLog(log.pool, "the database went back in time");
  await endLog(log.pool, "once more");
  await log.lost();
  const next = log.server({ highest: async () => 4, predecessorOf: async () => last });
  await next.step();
  const row = await readRunningLog(log.pool);
  expect(row).toMatchObject({ n: 5, origin: "house.example/log/5" });
  const { rows } = await log.pool.query("select n, ended_because from house_log order by n");
  expect(rows).toEqual([
    { n: 1, ended_because: "the database went back in time" },
    { n: 5, ended_because: null },
  ]);
  const houses = (await log.entries()).filter(({ kind }) => kind === "house");
  expect(houses.at(-1)).toMatchObject({ predecessor: last.note, reason: "the database went back in time" });
});
