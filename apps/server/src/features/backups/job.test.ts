import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testConfig } from "../../testing.ts";
import { BackupJob } from "./job.ts";
import { Shelf } from "./shelf.ts";

const DAY_MS = 86_400_000;
const START = Date.parse("2027-01-31T04:00:00.000Z");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-job-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A house that keeps one backup, made once a day; each is an empty folder, which fails its trial. */
function houseAt(start: number) {
  const clock = { now: start };
  const plan = { folder: join(folder, "backups"), everyMs: DAY_MS, keep: 1 };
  const shelf = new Shelf(plan.folder, "0123");
  const errors: string[] = [];
  const parts = {
    clock: { now: () => clock.now },
    log: pino({ level: "error" }, { write: (line) => errors.push(line) }),
    config: testConfig({ databaseUrl: null, dataDir: folder }),
    ticks: { isShut: false },
    backUp: async (target: string) => {
      await mkdir(target);
      return target;
    },
  };
  return { clock, shelf, errors, job: new BackupJob(parts, shelf, plan) };
}

test("the last backup that passed a trial outlives all that fail theirs, and each new one is tried once", async () => {
  const { clock, shelf, errors, job } = houseAt(START);
  await shelf.add(START, (target) => mkdir(target));
  const passed = "2027-01-31T04-00-00-000Z";
  await shelf.noteTrial({ at: START, backup: passed, ok: true, said: "", passed });
  for (const [at, days] of [7, 8, 9].entries()) {
    clock.now = START + days * DAY_MS;
    await job.look();
    await expect.poll(() => errors).toHaveLength(at + 1);
    await job.look();
    const newest = new Date(clock.now).toISOString().replace(/[:.]/g, "-");
    expect(await shelf.lastTrial()).toMatchObject({ ok: false, backup: newest, passed });
    expect((await shelf.backups()).map(({ name }) => name)).toEqual([newest, passed]);
  }
  await job.stop();
  expect(errors).toHaveLength(3);
});

test("a backup that was made while the clock was ahead ends no others, deletes none, and is told of", async () => {
  const { clock, shelf, errors, job } = houseAt(START);
  const ahead = "2031-01-01T00-00-00-000Z";
  await shelf.add(Date.parse("2031-01-01T00:00:00.000Z"), (target) => mkdir(target));
  await job.look();
  await job.look();
  const today = "2027-01-31T04-00-00-000Z";
  expect((await shelf.backups()).map(({ name }) => name)).toEqual([ahead, today]);
  expect(job.ageSeconds).toBe(0);
  clock.now += DAY_MS;
  await job.look();
  expect((await shelf.backups()).map(({ name }) => name)).toContain("2027-02-01T04-00-00-000Z");
  expect(job.standing()).toMatchObject({ notOfThisHouse: [ahead] });
  await job.stop();
  expect(errors.filter((line) => line.includes(ahead))).toHaveLength(1);
});
