import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { type Cluster, clusterUrl, DATABASE, ensureRunning, openCluster, stopCluster } from "./cluster.ts";

/** A running database below DATA_DIR. */
export interface EmbeddedDatabase {
  /** Where it answers at present. */
  readonly url: string;
  /** Where its data lies. */
  readonly folder: string;
  /** Owners stop the database; guests only let go of it. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Logger;
  /** False only in tests: no fsync. */
  readonly durable?: boolean;
  /** How long to wait for an owner that is about to stop. */
  readonly patienceMs?: number;
  /** Hears of the new address of a database that came back on another port. */
  readonly moved?: (url: string) => void;
}

/** Held by the connection of the process that owns the database; it ends with that process, however it ends. */
const OWNER_LOCK = "7377294694082770292";
const PATIENCE_MS = 5_000;
const RETRY_MS = 200;
const OWNER_NAME = "fairhouse owner";

/** Another server runs on the same data folder. */
export class DataFolderTaken extends Error {}

/**
 * Starts the database of a data folder, or adopts one that outlived its server, and owns it until `close` stops it.
 * While it is owned, a database that dies is started again: on the same port, or, when that was taken meanwhile, on another one.
 * @throws DataFolderTaken when another process owns it: a second server belongs on a database of its own (DATABASE_URL).
 */
export async function ownEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(options.dataDir, options.durable ?? true);
  const deadline = performance.now() + (options.patienceMs ?? PATIENCE_MS);
  let closing = false;
  let port = 0;
  let owner: pg.Client;

  const own = async (): Promise<void> => {
    const running = await ensureRunning(cluster, port);
    const moved = port !== 0 && running.port !== port;
    port = running.port;
    // Before we own it again: a tool that started it may keep it for a while, and the house goes on beside the tool.
    if (moved) options.moved?.(clusterUrl(cluster, port, DATABASE));
    owner = await takeOwnership(cluster, port, deadline, options.dataDir);
    owner.once("end", () => {
      if (!closing) void revive();
    });
  };
  const revive = async (): Promise<void> => {
    options.log.error("the connection to the embedded database broke; making sure that it runs");
    while (!closing) {
      try {
        await own();
        return options.log.info({ port }, "the embedded database answers again");
      } catch (error) {
        options.log.error({ err: error }, "the embedded database does not answer");
        await sleep(RETRY_MS * 5);
      }
    }
  };

  await own();
  await createDatabase(cluster, port);
  return {
    get url() {
      return clusterUrl(cluster, port, DATABASE);
    },
    folder: cluster.folder,
    close: async () => {
      closing = true;
      await stopCluster(cluster);
      await owner.end().catch(() => undefined);
    },
  };
}

/** For tools beside the house: uses the running database, or owns it for as long as the tool works. */
export async function shareEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(options.dataDir, options.durable ?? true);
  const { port, started } = await ensureRunning(cluster, 0);
  if (started) return ownEmbedded(options);
  return { url: clusterUrl(cluster, port, DATABASE), folder: cluster.folder, close: async () => undefined };
}

async function takeOwnership(cluster: Cluster, port: number, deadline: number, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: clusterUrl(cluster, port, "postgres"),
    application_name: `${OWNER_NAME}: process ${process.pid} on ${hostname()}`.slice(0, 63),
    keepAlive: true,
  });
  client.on("error", () => undefined);
  await client.connect();
  while (!(await tryLock(client))) {
    if (performance.now() > deadline) {
      const holder = await ownerName(client);
      await client.end();
      throw new DataFolderTaken(
        `${holder} runs on ${dataDir} already; stop it, choose another DATA_DIR, or give both servers one DATABASE_URL`,
      );
    }
    await sleep(RETRY_MS);
  }
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const answer = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${OWNER_LOCK}) AS taken`);
  return answer.rows[0]?.taken === true;
}

async function ownerName(client: pg.Client): Promise<string> {
  const answer = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND granted AND application_name LIKE $1`,
    [`${OWNER_NAME}%`],
  );
  return answer.rows[0]?.name ?? "another Fairhouse";
}

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl(cluster, port, "postgres") });
  await client.connect();
  try {
    const found = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
