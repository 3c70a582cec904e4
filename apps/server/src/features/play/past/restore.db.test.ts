import { execFile } from "node:child_process";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { bareEnvironment } from "@fairhouse/tests/bare-environment.ts";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkout } from "../../../machinery/config.ts";
import { backUpEmbedded } from "../../../machinery/database/embedded/backup.ts";
import { openDatabase } from "../../../machinery/database/open.ts";
import { testConfig } from "../../../testing.ts";
import { adminOf } from "../../admin/testing.ts";
import { BET, BETS, HANDS, type PlayTest, startPlayTest, type TestPlayer, TICKETS } from "../testing.ts";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-restore-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Plays bets, hands and tickets until told to stop; refusals (a closed round, an open hand) are part of it. */
function playOn(players: readonly TestPlayer[]): () => Promise<void> {
  let playing = true;
  const loops = players.map(async (player) => {
    while (playing) {
      await player.post(BETS, { bet: BET });
      await player.post(HANDS, {
        bet: someHand.bet(),
        moves: [someHand.opening, someHand.ending],
      });
      await player.post(TICKETS, { bet: someFlight.leavingAt(150) });
    }
  });
  return async () => {
    playing = false;
    await Promise.all(loops);
  };
}

async function withTool(dataDir: string, work: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const tool = await openDatabase(testConfig({ databaseUrl: null, dataDir }), pino({ level: "silent" }), "tool");
  try {
    await work(tool.pool);
  } finally {
    await tool.close();
  }
}

/** Runs `npm run admin -- restore …`. @throws Error with its output. */
async function restore(dataDir: string, backup: string): Promise<string> {
  const program = join(checkout, "apps/server/src/admin.ts");
  const environment = {
    ...bareEnvironment(),
    DATA_DIR: dataDir,
    SECRET_KEY: testConfig({ databaseUrl: null }).secretKey ?? "",
  };
  const { stdout } = await run(process.execPath, [program, "restore", backup, "--reason", "a test"], {
    env: environment,
  });
  return stdout;
}

test("a backup taken in the middle of play restores to a house whose books are right, and which plays nothing twice", async () => {
  const dataDir = join(folder, "data");
  const open = (): Promise<PlayTest> => startPlayTest({ url: null }, { config: { dataDir } });
  const first = await open();
  const players = await Promise.all([1, 2, 3].map(() => first.player()));
  const waiting = await first.player();
  await waiting.post(HANDS, { bet: someHand.bet() });
  const stop = playOn(players);
  await expect.poll(async () => (await first.rowCounts()).play_bet).toBeGreaterThan(60);
  await withTool(dataDir, (pool) => backUpEmbedded(pool, dataDir, join(folder, "copy")));
  await stop();
  const later = (await first.rowCounts()).play_bet;
  await first.house.close();

  // By hand, as before this command existed.
  await rename(join(dataDir, "postgres"), join(dataDir, "postgres.lost"));
  await cp(join(folder, "copy/postgres"), join(dataDir, "postgres"), { recursive: true });

  const restored = await open();
  try {
    const betNow = () =>
      fetch(`${restored.house.url}${BETS}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${waiting.token}`,
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID(),
        },
        body: JSON.stringify({ bet: BET }),
      });
    // Its players know what came after the backup.
    expect((await betNow()).status).toBe(503);
    expect(await restored.audit()).toEqual([]);
    const kept = (await restored.rowCounts()).play_bet ?? 0;
    expect(kept).toBeGreaterThan(60);
    expect(kept).toBeLessThanOrEqual(later ?? 0);
    await withTool(dataDir, (pool) => adminOf(pool, [], dataDir)("restored", "--reason", "a test"));
    await expect.poll(async () => (await betNow()).status).toBe(200);
    const resumed = await fetch(`${restored.house.url}${HANDS}/open`, {
      headers: { authorization: `Bearer ${waiting.token}` },
    });
    expect(await resumed.json()).toEqual({ hand: null });
    expect(await restored.audit()).toEqual([]);
    await expect(restore(dataDir, join(folder, "copy"))).rejects.toThrow("stop the house before you restore");
  } finally {
    await restored.house.close();
  }

  await expect(restore(dataDir, folder)).rejects.toThrow("is no backup");
  const said = await restore(dataDir, join(folder, "copy"));
  expect(said).toMatch(/^the database that was there is in .*postgres\.before-.*\nrestored; given back: 1 hands, /s);
  const opened = await open();
  try {
    const answer = await fetch(`${opened.house.url}${BETS}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${waiting.token}`,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify({ bet: BET }),
    });
    expect(answer.status).toBe(200);
    expect(await opened.audit()).toEqual([]);
  } finally {
    await opened.house.close();
  }
});
