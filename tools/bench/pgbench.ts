import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { cpuTime } from "./cpu-time.ts";
import type { Stage } from "./stage.ts";

const run = promisify(execFile);
const DATABASE = "bench_tpcb";
/** As many branches as clients: with fewer, pgbench measures their row locks. */
const SCALE = 64;
/** The clients take a while to connect. */
const SHORTEST_SECONDS = 4;
/** The folder in which Debian and Ubuntu keep it, off the path. */
const DEBIAN = "/usr/lib/postgresql";

/** Results of PostgreSQL's own benchmark, in transactions a second. */
export interface TpcB {
  /** 64 clients. */
  readonly many: number;
  /** One client. */
  readonly one: number;
  /**
   * The cost in the database of a transaction of 64 clients, in microseconds of CPU time; null if the system does not
   * tell.
   */
  readonly cpu: number | null;
}

/** Runs pgbench on the same server, in a database of its own. Null if there is no pgbench. */
export async function measureTpcB(stage: Stage, seconds: number): Promise<TpcB | null> {
  const pgbench = await findPgbench();
  if (pgbench === null) return null;
  await stage.pool.query(`create database ${DATABASE}`);
  const url = stage.databaseUrl.replace(/[^/]*$/, DATABASE);
  await run(pgbench, ["--initialize", "--quiet", `--scale=${stage.part(SCALE)}`, "--init-steps=dtGvp", url]);
  const rate = async (clients: number): Promise<{ perSecond: number; transactions: number }> => {
    const time = Math.max(SHORTEST_SECONDS, Math.round(seconds));
    const { stdout } = await run(pgbench, ["-c", `${clients}`, "-T", `${time}`, "-M", "prepared", "-n", url]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    const transactions = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
    if (Number.isNaN(perSecond + transactions)) throw new Error(`pgbench says nothing of its rate: ${stdout}`);
    return { perSecond, transactions };
  };
  await stage.pool.query("checkpoint");
  const before = await cpuTime(stage);
  const many = await rate(64);
  const after = await cpuTime(stage);
  const one = await rate(1);
  const used = after.database === null || before.database === null ? null : after.database - before.database;
  const cpu = used === null ? null : used / many.transactions;
  const figures = { many: many.perSecond, one: one.perSecond, cpu };
  await stage.pool.query(`drop database ${DATABASE}`);
  await stage.pool.query("checkpoint");
  return figures;
}

async function findPgbench(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch(() => {
    // On another system it is on the path or missing.
    return [];
  });
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, "bin"));
  for (const folder of [...(process.env.PATH?.split(":") ?? []), ...newestFirst]) {
    const file = join(folder, "pgbench");
    if (existsSync(file)) return file;
  }
  return null;
}
