import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { shareEmbedded } from "@fairhouse/server/database/embedded/embedded.ts";
import { createPool } from "@fairhouse/server/database/pool.ts";
import type pg from "pg";
import { pino } from "pino";

/** The process of the database below a data folder, which we started through a server; null when there is none. */
export async function postmasterOf(dataDir: string): Promise<number | null> {
  const file = await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(file.split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  // Line 2 is the folder: the number of a dead database may belong to somebody else by now.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.includes(dataDir) ? pid : null;
}

/** SIGKILL to the database of a data folder. Answers whether there was one. */
export async function killDatabase(dataDir: string): Promise<boolean> {
  const pid = await postmasterOf(dataDir);
  if (pid === null) return false;
  process.kill(pid, "SIGKILL");
  return true;
}

/** A pool on the running embedded database of a data folder. */
export async function poolOn(dataDir: string): Promise<pg.Pool> {
  const { url } = await shareEmbedded({ dataDir, log: pino({ level: "silent" }) });
  return poolAt(url);
}

export function poolAt(url: string): pg.Pool {
  return createPool({ url, connections: 4, name: "torture", onIdleError: () => undefined });
}

/** A query of the test itself, repeated while the database is away. */
export async function insist<Value>(work: () => Promise<Value>, tries = 100): Promise<Value> {
  for (let left = tries; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1) throw error;
      await sleep(100);
    }
  }
}
