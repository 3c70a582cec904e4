import { execFile, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { keyFolder, readOrCreateSecret } from "../../keys.ts";
import { exists } from "../../missing.ts";
import { meaningOf, StartRefusal } from "../../start-refusal.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { largestLog } from "./log-size.ts";
import { freePort } from "./port.ts";
import { findPostmaster, namedPostmaster } from "./postmaster.ts";
import { chooseRunAs, handOver, type RunAs } from "./run-as.ts";
import { refuseBesideMoved } from "./swap.ts";

const run = promisify(execFile);

export const DATABASE = "fairhouse";
export const HOUSE_ROLE = "house";
/** After a crash the whole log since the last checkpoint is replayed before anybody is answered. */
const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** SQLSTATE. */
const WRONG_PASSWORD = "28P01";

/** Settings for a machine with one or two cores and a gigabyte. They override the folder's postgresql.conf. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  // A socket's path must stay under 108 bytes, and a checkout may lie deeper: TCP on the loopback has no such limit.
  unix_socket_directories: "",
  shared_buffers: "128MB",
  checkpoint_timeout: "30min",
  // Parallel workers need more shared memory than a container's /dev/shm has, and the house's queries are short.
  max_parallel_workers_per_gather: "0",
  jit: "off",
  random_page_cost: "1.1",
  autovacuum_naptime: "20s",
  log_min_messages: "warning",
  log_checkpoints: "off",
  timezone: "UTC",
} as const;
/** One or two houses and their tools need no more connections. */
export const CONNECTIONS = 120;
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" } as const;
/**
 * For tests: the writes of a killed process survive, those of a lost machine do not. Transactions can be prepared, as on
 * a server that an operator shares with other software.
 */
const FAST = {
  fsync: "off",
  synchronous_commit: "on",
  full_page_writes: "off",
  max_prepared_transactions: "4",
} as const;

/** A PostgreSQL data folder, with everything needed to run it. */
export interface Cluster {
  /** The folder of its data. */
  readonly folder: string;
  /** The database's own log. */
  readonly logFile: string;
  /** Password of its superuser, who owns the tables. */
  readonly password: string;
  /** Password of the role that the running house works as. */
  readonly housePassword: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  readonly durable: boolean;
  readonly connections: number;
}

interface ClusterOptions {
  readonly dataDir: string;
  readonly durable?: boolean;
  readonly connections?: number;
}

/** Finds or creates the data folder below `dataDir`. Two processes may do so at once. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, durable = true, connections = CONNECTIONS } = options;
  const password = await readOrCreateSecret(keyFolder(dataDir), "database-password");
  const housePassword = await readOrCreateSecret(keyFolder(dataDir), "house-password");
  const folder = join(dataDir, "postgres");
  const binaries = await findBinaries();
  const runAs = await chooseRunAs([dataDir, join(binaries.postgres, "..")]);
  const logFile = join(dataDir, "postgres.log");
  const cluster = { folder, logFile, password, housePassword, binaries, runAs, durable, connections };
  if (!(await exists(join(folder, "PG_VERSION")))) {
    await refuseBesideMoved(dataDir);
    await initialise(cluster, dataDir);
  }
  await handOver(folder, runAs.user);
  return cluster;
}

/** Returns the superuser's URL: to prepare the database, and for the operator's tools. */
export function clusterUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${DATABASE}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Returns the URL for everything that a running house does. */
export function houseUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${HOUSE_ROLE}:${cluster.housePassword}@127.0.0.1:${port}/${database}`;
}

/**
 * Creates the data folder beside its place and renames it: a start that is killed half-way leaves no half-made database
 * behind.
 */
async function initialise(cluster: Cluster, dataDir: string): Promise<void> {
  const { runAs, binaries } = cluster;
  const unique = randomBytes(4).toString("hex");
  const made = join(dataDir, `postgres.first-${unique}`);
  const passwordFile = join(dataDir, `.password-${unique}`);
  await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  try {
    await run("mkdir", ["-m", "700", made]);
    await handOver(made, runAs.user);
    if (runAs.user !== null) await run("chown", [`${runAs.user.uid}:${runAs.user.gid}`, passwordFile]);
    const { file, args, options } = runAs.command(binaries.initdb, [
      `--pgdata=${made}`,
      `--username=${DATABASE}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Sort order that no update of the operating system's locales can change.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ]);
    await run(file, [...args], { ...options, cwd: dataDir } as { cwd: string });
    await rename(made, cluster.folder).catch(async (error: unknown) => {
      if (!(await exists(join(cluster.folder, "PG_VERSION")))) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(made, { recursive: true, force: true });
  }
}

/**
 * Ensures that the folder's database answers: adopts a running one, waits for one that starts or stops, starts one
 * otherwise.
 * @param wishedPort used if it is free; 0 for any.
 */
export async function ensureRunning(cluster: Cluster, wishedPort: number): Promise<{ port: number; started: boolean }> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  let reason = "";
  while (performance.now() < deadline) {
    const found = await findPostmaster(cluster.folder);
    if (found.alive) {
      const answer = await ask(cluster, found.port);
      if (answer === "ready") return { port: found.port, started: false };
      if (answer === "other password") throw otherPassword(cluster);
    } else {
      // After a crash, reuse the port at which surviving processes look for it.
      const port = await freePort(wishedPort || found.port);
      const failure = await start(cluster, port, deadline);
      if (failure === null) return { port, started: true };
      reason = failure;
      // Another process may have started it first, or children of a killed one may still be releasing its memory.
      if (!/lock file|pre-existing shared memory|in use|could not bind/i.test(failure)) break;
    }
    await sleep(POLL_MS * 4);
  }
  const full = meaningOf(new Error(reason));
  throw new StartRefusal(
    `the embedded PostgreSQL in ${cluster.folder} does not start: ${full ?? (reason || "no answer")} (see ${cluster.logFile})`,
  );
}

function otherPassword({ folder }: Cluster): StartRefusal {
  return new StartRefusal(
    `the database in ${folder} does not take the password in DATA_DIR/keys/database-password: put back the keys that belong to it`,
  );
}

/** @returns null if it answers, else the last lines of its log. */
async function start(cluster: Cluster, port: number, deadline: number): Promise<string | null> {
  const room = { max_wal_size: await largestLog(cluster.folder), max_connections: `${cluster.connections}` };
  const settings = { ...SETTINGS, ...room, ...(cluster.durable ? DURABLE : FAST) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { file, args, options } = cluster.runAs.command(cluster.binaries.postgres, [
    "-D",
    cluster.folder,
    "-p",
    `${port}`,
    ...flags,
  ]);
  const log = await open(cluster.logFile, "a", 0o600);
  const logged = (await log.stat()).size;
  // Detached: Ctrl-C in the terminal is meant for the house, which stops its database last.
  const child = spawn(file, args, {
    ...options,
    cwd: cluster.folder,
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  let ended: string | null = null;
  child.once("error", (error) => {
    ended = error.message;
  });
  child.once("exit", (code, signal) => {
    ended = `ended with ${signal ?? code}`;
  });
  await log.close();
  while (ended === null && performance.now() < deadline) {
    const answer = await ask(cluster, port);
    if (answer !== "silent") child.unref();
    if (answer === "ready") return null;
    if (answer === "other password") {
      await stopCluster(cluster);
      throw otherPassword(cluster);
    }
    await sleep(POLL_MS);
  }
  const said = (await readFile(cluster.logFile, "utf8")).slice(logged).trim().split("\n").slice(-4).join(" / ");
  return `${ended ?? "timed out"}: ${said}`;
}

/**
 * Stops the database after cutting its running statements, and waits until it has ended; committed data is safe.
 * `pg_ctl` would wait until the folder names no server, which never happens if another house starts one at once.
 * @throws Error if it has not ended after a minute, or was not running.
 */
export async function stopCluster(cluster: Cluster): Promise<void> {
  const { file, args, options } = stopCommand(cluster);
  const stopping = await namedPostmaster(cluster.folder);
  await run(file, [...args], { ...options, cwd: cluster.folder } as { cwd: string });
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (stopping !== null && isProcess(stopping) && (await namedPostmaster(cluster.folder)) === stopping) {
    if (performance.now() > deadline) throw new Error(`the database in ${cluster.folder} does not stop`);
    await sleep(POLL_MS);
  }
}

/** Stops the database from a process that exits: without waiting or reporting. */
export function letClusterStop(cluster: Cluster): void {
  const { file, args, options } = stopCommand(cluster);
  spawnSync(file, args, { ...options, cwd: cluster.folder, stdio: "ignore" });
}

function stopCommand(cluster: Cluster) {
  const args = ["stop", `--pgdata=${cluster.folder}`, "--mode=fast", "--silent", "--no-wait"];
  return cluster.runAs.command(cluster.binaries.pgCtl, args);
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is there, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Checks if this folder's own database answers on the port: no other one knows its password. */
async function ask(cluster: Cluster, port: number): Promise<"ready" | "other password" | "silent"> {
  const client = new pg.Client({
    connectionString: clusterUrl(cluster, port, "postgres"),
    connectionTimeoutMillis: 2000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    return "ready";
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === WRONG_PASSWORD ? "other password" : "silent";
  } finally {
    await client.end().catch(() => {
      // The query was answered; a connection that does not end well is gone all the same.
    });
  }
}
