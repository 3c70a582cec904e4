import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { someInstant } from "@fairhouse/games/samples.ts";
import { decodeEntry } from "@fairhouse/house-log/entry.ts";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUpEmbedded } from "../../machinery/database/embedded/backup.ts";
import { openDatabase } from "../../machinery/database/open.ts";
import { testConfig } from "../../testing.ts";
import { adminOf } from "../admin/testing.ts";
import { startPlayTest, type TestPlayer } from "../play/testing.ts";
import { startHouseLog } from "./start.ts";
import { auditOf, countOf, logsOf, readerOf } from "./testing.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fairhouse-log-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const open = () => startPlayTest({ url: null }, { config: { dataDir }, features: [startHouseLog] });
const bet = (player: TestPlayer) => player.post(`/api${someInstant.path}`, { bet: someInstant.bet() });

async function withTool(work: (pool: Awaited<ReturnType<typeof openDatabase>>["pool"]) => Promise<unknown>) {
  const tool = await openDatabase(testConfig({ databaseUrl: null, dataDir }), pino({ level: "silent" }), "tool");
  try {
    await work(tool.pool);
  } finally {
    await tool.close();
  }
}

test("a log of a database that went back stays as it was published, and the next one says so", async () => {
  const first = await open();
  const player = await first.player();
  await bet(player);
  await expect.poll(() => countOf(first.house.url, "settled")).toBe(1);
  await withTool((pool) => backUpEmbedded(pool, dataDir, join(dataDir, "copy")));
  for (let i = 0; i < 5; i++) await bet(player);
  await expect.poll(() => countOf(first.house.url, "settled")).toBe(6);
  const { checkpoint, note } = await (await readerOf(first.house.url, 1)).head();
  await first.house.close();
  await rename(join(dataDir, "postgres"), join(dataDir, "postgres.lost"));
  await cp(join(dataDir, "copy/postgres"), join(dataDir, "postgres"), { recursive: true });

  const second = await open();
  const { url } = second.house;
  const token = { authorization: `Bearer ${player.token}` };
  const betNow = () =>
    fetch(`${url}/api${someInstant.path}`, {
      method: "POST",
      headers: { ...token, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({ bet: someInstant.bet() }),
    });
  try {
    expect((await betNow()).status).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect((await (await readerOf(url, 1)).head()).checkpoint.size).toBeGreaterThanOrEqual(checkpoint.size);
    expect(await logsOf(url)).toHaveLength(1);
    await withTool((pool) => adminOf(pool, [], dataDir)("restored", "--reason", "a test"));
    await expect.poll(async () => (await betNow()).status).toBe(200);
    await expect.poll(async () => (await logsOf(url)).length).toBe(2);
    await expect.poll(() => countOf(url, "settled", 2)).toBeGreaterThan(0);
    const [old, next] = await logsOf(url);
    expect(old?.ended?.because).toBe("the database went back in time: a test");
    expect(next).toMatchObject({ n: 2, origin: "localhost/log/2", ended: null });
    expect(old?.size).toBeGreaterThanOrEqual(checkpoint.size);
    const reader = await readerOf(url, 2);
    const [house] = await reader.bundle(0, (await reader.head()).checkpoint.size);
    const published = await (await readerOf(url, 1)).head();
    expect(decodeEntry(house ?? new Uint8Array())).toMatchObject({
      kind: "house",
      predecessor: published.note,
      reason: "the database went back in time: a test",
    });
    for (const n of [1, 2]) expect((await auditOf(url, n)).findings).toEqual([]);
    expect(note).toContain("localhost/log/1");
  } finally {
    await second.house.close();
  }
});
