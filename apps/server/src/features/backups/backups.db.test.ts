import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../../../../tests/database.ts";
import { houseOf } from "../../machinery/ticks/tick-folder.ts";
import { testConfig } from "../../testing.ts";
import { BET, BETS, startPlayTest } from "../play/testing.ts";
import { Shelf } from "./shelf.ts";
import { startBackups } from "./start.ts";
import { tryBackup } from "./trial.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-backups-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a house makes backups of itself, tries the newest one beside itself, and reports to the operator", async () => {
  const dataDir = join(folder, "data");
  const backups = join(folder, "backups");
  const backup = { folder: backups, everyMs: 3_600_000, keep: 1 };
  const notOfThisHouse = ["2021-01-31T04-00-00-000Z", "house-0123456789abcdef"];
  await mkdir(join(backups, "house-0123456789abcdef/2021-01-31T04-00-00-000Z"), { recursive: true });
  await mkdir(join(backups, "2021-01-31T04-00-00-000Z"));
  const play = await startPlayTest({ url: null }, { config: { dataDir, backup }, features: [startBackups] });
  const house = await houseOf(play.house.pool);
  const shelf = new Shelf(backups, house);
  try {
    const player = await play.player();
    await player.post(BETS, { bet: BET });
    await expect.poll(() => shelf.lastTrial(), { timeout: 120_000, interval: 500 }).not.toBeNull();
    expect(await shelf.lastTrial()).toMatchObject({
      ok: true,
      said: expect.stringMatching(/^0 broken rules, \d+ bets verified, 0 wrong$/),
      passed: (await shelf.backups())[0]?.name,
    });
    expect((await readdir(backups)).sort()).toEqual([...notOfThisHouse, `house-${house}`].sort());
    expect(await readdir(join(backups, "house-0123456789abcdef"))).toHaveLength(1);
    expect(await readdir(join(backups, `house-${house}`))).toEqual([
      expect.stringMatching(/^\d{4}-.*Z$/),
      "last-trial.json",
    ]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("trial-"))).toEqual([]);
    const detail = async () => (await fetch(`${play.house.url}/healthz/detail`)).json();
    await expect.poll(detail).toMatchObject({
      shut: false,
      replication: "none",
      backup: { ageSeconds: expect.any(Number), trial: { ok: true }, notOfThisHouse },
    });
    expect(
      (await fetch(`${play.house.url}/healthz/detail`, { headers: { "x-forwarded-for": "10.0.0.1" } })).status,
    ).toBe(403);
    const metrics = await (await fetch(`${play.house.url}/metrics`)).text();
    expect(metrics).toMatch(/^fairhouse_backup_age_seconds \d/m);
    expect(metrics).toMatch(/^fairhouse_backup_trial_ok 1$/m);

    // A file of the newest backup that lost its contents.
    const [newest] = await shelf.backups();
    const file = join(newest?.folder ?? "", "postgres/global/pg_control");
    await truncate(file, 10);
    const { secretKey } = testConfig({ databaseUrl: null });
    const tried = await tryBackup(newest?.folder ?? "", { dataDir, secretKey }, AbortSignal.timeout(120_000));
    expect(tried).toMatchObject({ ok: false, said: expect.stringContaining("does not start") });
  } finally {
    await play.house.close();
  }
});

test("a backup disk that fails takes neither the metrics nor the health report with it", async () => {
  const database = await freshDatabase();
  const backup = { folder: join(folder, "broken"), everyMs: 3_600_000, keep: 1 };
  await writeFile(backup.folder, "");
  const play = await startPlayTest(database, { config: { backup }, features: [startBackups] });
  const detail = async () => (await fetch(`${play.house.url}/healthz/detail`)).json();
  await expect
    .poll(detail)
    .toMatchObject({ shut: false, backup: { newest: null, error: expect.stringContaining("ENOTDIR") } });
  const answer = await fetch(`${play.house.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/^fairhouse_backup_age_seconds \+Inf$/m);
  await play.house.close();
  await database.drop();
});

test("a house that is asked to stop breaks off the backup that it makes, and leaves nothing of it", async () => {
  const database = await freshDatabase();
  const backup = { folder: join(folder, "backups"), everyMs: 3_600_000, keep: 1 };
  // A copy without an end.
  const backUp = async (target: string, signal: AbortSignal) => {
    await mkdir(target);
    if (!signal.aborted) await once(signal, "abort");
    throw signal.reason;
  };
  const lines: string[] = [];
  const play = await startPlayTest(database, {
    config: { backup },
    log: pino({ level: "error" }, { write: (line) => lines.push(line) }),
    features: [(house) => startBackups({ ...house, backUp })],
  });
  await expect.poll(() => play.house.awaited()).toEqual(["the backup, which is broken off"]);
  const house = await houseOf(play.house.pool);
  await play.house.close();
  expect(await readdir(join(backup.folder, `house-${house}`))).toEqual([]);
  expect(lines).toEqual([]);
  await database.drop();
});

test("a shelf keeps the newest whole backups, and does not count a half-made one", async () => {
  const shelf = new Shelf(folder, "0123");
  const day = Date.parse("2027-01-31T04:00:00.000Z");
  for (let i = 0; i < 4; i++) await shelf.add(day + i * 86_400_000, (target) => mkdir(target));
  await expect(shelf.add(day + 9 * 86_400_000, () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  await mkdir(join(folder, "house-0123/2028-01-31T04-00-00-000Z.partial"));
  await shelf.keep(2);
  expect((await shelf.backups()).map(({ at }) => (at - day) / 86_400_000)).toEqual([3, 2]);
  expect(await shelf.lastTrial()).toBeNull();
});

test("an empty house that starts in the place of a lost one deletes none of its backups", async () => {
  const day = Date.parse("2027-01-31T04:00:00.000Z");
  const lost = new Shelf(folder, "0123");
  await lost.add(day, (target) => mkdir(target));
  await lost.noteTrial({ at: day, backup: "2027-01-31T04-00-00-000Z", ok: true, said: "", passed: null });
  const empty = new Shelf(folder, "4567");
  expect(await empty.backups()).toEqual([]);
  expect(await empty.lastTrial()).toBeNull();
  await empty.add(day + 86_400_000, (target) => mkdir(target));
  await empty.keep(1);
  expect(await lost.backups()).toHaveLength(1);
  expect(await empty.others()).toEqual(["house-0123"]);
});
