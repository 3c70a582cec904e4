import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Vault } from "@fairhouse/platform/vault.ts";
import { shareEmbedded } from "@fairhouse/server/machinery/database/embedded/embedded.ts";
import { createPool } from "@fairhouse/server/machinery/database/pool.ts";
import { createVault } from "@fairhouse/server/machinery/database/vault.ts";
import { loadKeys } from "@fairhouse/server/machinery/keys.ts";
import { createLog } from "@fairhouse/server/machinery/observability/log.ts";
import type pg from "pg";
import { UsageError } from "../command.ts";
import { HelperProcess } from "./processes/helper-process.ts";
import type { BenchPlayer, HouseQuestions } from "./processes/house-questions.ts";
import type { LoadQuestions, Request } from "./processes/load-questions.ts";

/** The house under measurement with everything around it. */
export interface Stage {
  readonly url: string;
  readonly house: HelperProcess<HouseQuestions>;
  readonly load: HelperProcess<LoadQuestions>;
  readonly pool: pg.Pool;
  /** Opens secrets that the house has sealed. */
  readonly vault: Vault;
  readonly databaseUrl: string;
  /** The database's first process, the parent of all others. */
  readonly postmaster: number;
  /** Scales a count: all of them, or in a trial a part. */
  part(count: number): number;
  /** Makes players until there are this many, and makes them known to house and load processes. */
  players(count: number): Promise<readonly BenchPlayer[]>;
  close(): Promise<void>;
}

/**
 * Starts a house in a new folder.
 * @param share of the players, sockets and tickets, 0 to 1.
 * @throws UsageError if its database would not commit durably.
 */
export async function openStage(share: number): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), "fairhouse-bench-"));
  const closers: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const close = async () => {
    for (let next = closers.pop(); next !== undefined; next = closers.pop()) await next();
  };
  try {
    const house = new HelperProcess<HouseQuestions>(new URL("./processes/house-process.ts", import.meta.url), [
      "--expose-gc",
    ]);
    closers.push(() => house.end());
    const { url } = await house.ask("start", { dataDir });
    const database = await shareEmbedded({ dataDir, log: createLog("warn") });
    const pool = createPool({ url: database.url, connections: 2, name: "bench", onIdleError: () => undefined });
    closers.push(() => pool.end());
    await assertDurable(pool);
    const load = new HelperProcess<LoadQuestions>(new URL("./processes/load-process.ts", import.meta.url));
    closers.push(() => load.end());
    const postmaster = Number.parseInt(await readFile(join(database.folder, "postmaster.pid"), "utf8"), 10);
    const vault = createVault((await loadKeys(null, dataDir)).seeds);
    const players = crowdOf(url, house, load);
    const part = (count: number) => Math.ceil(share * count);
    return { url, house, load, pool, vault, databaseUrl: database.url, postmaster, part, players, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function assertDurable(pool: pg.Pool): Promise<void> {
  for (const name of ["fsync", "synchronous_commit"]) {
    const { rows } = await pool.query<Record<string, string>>(`show ${name}`);
    if (rows[0]?.[name] === "off") throw new UsageError(`${name} is off: figures without durable commits say nothing`);
  }
}

/** An authenticated request that does nothing. */
export const NO_OP: Request = { method: "GET", path: "/api/account/ping" };

/**
 * Makes players once and keeps them. The first request of each also reads their session, which no measurement should
 * pay for.
 */
function crowdOf(url: string, house: Stage["house"], load: Stage["load"]): Stage["players"] {
  const known: BenchPlayer[] = [];
  return async (count) => {
    const missing = count - known.length;
    if (missing > 0) {
      const made = await house.ask("players", { count: missing });
      known.push(...made);
      await load.ask("meet", made);
      await load.ask("burst", { url, connections: 16, requests: Array<Request>(known.length).fill(NO_OP) });
    }
    return known.slice(0, count);
  };
}
