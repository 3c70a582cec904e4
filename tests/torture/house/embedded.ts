import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DATABASE } from "@fairhouse/server/machinery/database/embedded/cluster.ts";
import { createPool } from "@fairhouse/server/machinery/database/pool.ts";
import type pg from "pg";

interface Running {
  readonly pid: number;
  readonly port: number;
}

/** The database below a data folder, which a server of ours started; null if there is none. */
async function runningDatabase(dataDir: string): Promise<Running | null> {
  const lines = (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 1 || !Number.isInteger(port) || port === 0) return null;
  // The process id of a dead database may belong to another process by now.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.includes(dataDir) ? { pid, port } : null;
}

/** Sends SIGKILL to the database of a data folder. Answers whether there was one. */
export async function killDatabase(dataDir: string): Promise<boolean> {
  const running = await runningDatabase(dataDir);
  if (running === null) return false;
  process.kill(running.pid, "SIGKILL");
  return true;
}

/**
 * Looks into the running embedded database of a data folder, and never starts it: that is the server's part. It repeats
 * the work while the database is away, so the work must be safe to repeat.
 */
export async function lookInto<Value>(dataDir: string, work: (pool: pg.Pool) => Promise<Value>): Promise<Value> {
  return insist(async () => {
    const running = await runningDatabase(dataDir);
    if (running === null) throw new Error(`no database runs in ${dataDir}`);
    const password = (await readFile(join(dataDir, "keys/database-password"), "utf8")).trim();
    const pool = poolAt(`postgres://${DATABASE}:${password}@127.0.0.1:${running.port}/${DATABASE}`);
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  });
}

export function poolAt(url: string): pg.Pool {
  return createPool({ url, connections: 4, name: "torture", onIdleError: () => undefined });
}

/** Runs a query of the test itself, repeated while the database is away. */
export async function insist<Value>(work: () => Promise<Value>, tries = 600): Promise<Value> {
  for (let left = tries; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1) throw error;
      await sleep(100);
    }
  }
}
