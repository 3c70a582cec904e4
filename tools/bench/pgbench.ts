import { execFile } from "node:child_process";
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Stage } from "./stage.ts";

const run = promisify(execFile);
const DATABASE = "bench_tpcb";
/** As many branches as clients: with fewer, pgbench measures their row locks. */
const SCALE = 64;
/** Where Debian and Ubuntu keep it when it is not on the path. */
const DEBIAN = "/usr/lib/postgresql";

/** PostgreSQL's own benchmark, transactions a second. */
export interface TpcB {
  /** 64 clients. */
  readonly many: number;
  /** One client. */
  readonly one: number;
}

/** Runs pgbench on the same server, in a database of its own. Null when there is no pgbench. */
export async function measureTpcB(stage: Stage, seconds: number): Promise<TpcB | null> {
  const pgbench = await findPgbench();
  if (pgbench === null) return null;
  await stage.pool.query(`create database ${DATABASE}`);
  const url = stage.databaseUrl.replace(/[^/]*$/, DATABASE);
  await run(pgbench, ["--initialize", "--quiet", `--scale=${SCALE}`, "--init-steps=dtGvp", url]);
  const rate = async (clients: number): Promise<number> => {
    const time = Math.max(1, Math.round(seconds));
    const { stdout } = await run(pgbench, ["-c", `${clients}`, "-T", `${time}`, "-M", "prepared", "-n", url]);
    const tps = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (Number.isNaN(tps)) throw new Error(`pgbench says nothing of its rate: ${stdout}`);
    return tps;
  };
  await stage.pool.query("checkpoint");
  const figures = { many: await rate(64), one: await rate(1) };
  await stage.pool.query(`drop database ${DATABASE}`);
  await stage.pool.query("checkpoint");
  return figures;
}

async function findPgbench(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, "bin"));
  for (const folder of [...(process.env.PATH?.split(":") ?? []), ...newestFirst]) {
    const file = join(folder, "pgbench");
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    )
      return file;
  }
  return null;
}
