import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { headOf } from "../files/log-files.ts";
import { PublishedLogs } from "../files/published-logs.ts";
import { LogThread } from "./log-thread.ts";

const threads = vi.hoisted(() => [] as { terminate(): Promise<number> }[]);
vi.mock(import("node:worker_threads"), async (original) => {
  const real = await original();
  class Worker extends real.Worker {
    constructor(...given: ConstructorParameters<typeof real.Worker>) {
      super(...given);
      threads.push(this);
    }
  }
  return { ...real, Worker };
});

let database: TestDatabase;
let dataDir: string;
let thread: LogThread;

beforeEach(async () => {
  threads.length = 0;
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "fairhouse-log-thread-"));
  thread = new LogThread({
    serverId: randomUUID(),
    dataDir,
    houseId: "house",
    folder: join(dataDir, "log"),
    seed: Buffer.alloc(32, 3),
    salts: Buffer.alloc(32, 7),
    witnesses: [],
    house: { host: "house.example", name: "House", software: "fairhouse" },
    rules: [],
    mixing: {},
  });
});
afterEach(async () => {
  await thread.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

test("a step writes, signs and publishes, and says which head everybody may read now", async () => {
  const {
    published: [published],
    answers,
  } = await thread.step(database.url);
  expect(answers).toEqual([]);
  const head = headOf(published?.note ?? "");
  expect(head.checkpoint.origin).toBe("house.example/log/1");
  const files = (await PublishedLogs.open(join(dataDir, "log"))).log(1);
  expect(files?.published?.note).toBe(published?.note);
  expect(await thread.step(database.url)).toEqual({ published: [], answers: [] });
});

test("a step that fails says why, and the next one goes on, at the address where the database is by then", async () => {
  await expect(thread.step("postgres://nobody@127.0.0.1:1/nothing")).rejects.toThrow("ECONNREFUSED");
  expect((await thread.step(database.url)).published[0]?.n).toBe(1);
});

test("a folder that cannot be read fails its step only", async () => {
  const file = join(dataDir, "log");
  await writeFile(file, "in the way of the folder");
  await expect(thread.step(database.url)).rejects.toThrow("ENOTDIR");
  await expect(thread.step(database.url)).rejects.toThrow("ENOTDIR");
  await rm(file);
  expect((await thread.step(database.url)).published[0]?.n).toBe(1);
  expect(threads).toHaveLength(1);
});

test("a thread that is lost fails its step, and the next step has a new one", async () => {
  expect((await thread.step(database.url)).published[0]?.n).toBe(1);
  const lost = expect(thread.step(database.url)).rejects.toThrow("the thread of the log ended with 1");
  await threads[0]?.terminate();
  await lost;
  expect(await thread.step(database.url)).toEqual({ published: [], answers: [] });
  expect(threads).toHaveLength(2);
});
