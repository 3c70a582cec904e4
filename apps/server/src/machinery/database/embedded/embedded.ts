import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import pg from "pg";
import type { Logger } from "pino";
import { inDataDir, StartRefusal } from "../../start-refusal.ts";
import {
  type Cluster,
  clusterUrl,
  DATABASE,
  ensureRunning,
  HOUSE_ROLE,
  houseUrl,
  letClusterStop,
  openCluster,
  stopCluster,
} from "./cluster.ts";

export interface Addresses {
  /** The current address for the superuser. */
  readonly url: string;
  /** The current address for the role of the running house. */
  readonly houseUrl: string;
}

/** A running database below DATA_DIR. */
export interface EmbeddedDatabase extends Addresses {
  /** The folder of its data. */
  readonly folder: string;
  /** Stops the database if called by its owner; guests only let go of it. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Logger;
  /** False only in tests: no fsync. */
  readonly durable?: boolean;
  /** Limit on connections, where it differs from the usual one. */
  readonly connections?: number;
  /** Time to wait for an owner that is about to stop. */
  readonly patienceMs?: number;
  /** Called with the new addresses of a database that came back on another port. */
  readonly moved?: (addresses: Addresses) => void;
}

/**
 * The advisory lock of the connection of the process that owns the database; it is released with that process, however
 * it ends.
 */
const OWNER_LOCK = "7377294694082770292";
const ROLE_LOCK = "7377294694082770293";
const PATIENCE_MS = 5_000;
const RETRY_MS = 200;
const OWNER_NAME = "fairhouse owner";

/** Thrown if another server runs on the same data folder. */
export class DataFolderTaken extends StartRefusal {}

/**
 * Starts the database of a data folder, or adopts one that outlived its server, and owns it until `close` stops it.
 * While it is owned, a database that dies is started again: on the same port or, if that was taken meanwhile, on
 * another one.
 * @throws DataFolderTaken if another process owns it: a second server needs a database of its own (DATABASE_URL).
 */
export async function ownEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await inDataDir(options.dataDir, () => openCluster(options));
  const deadline = performance.now() + (options.patienceMs ?? PATIENCE_MS);
  let closing = false;
  let port = 0;
  let owner: pg.Client;

  const own = async (): Promise<void> => {
    const running = await ensureRunning(cluster, port);
    const moved = port !== 0 && running.port !== port;
    port = running.port;
    // Before ownership is taken again: a tool that started it may keep it for a while, and the house goes on beside the
    // tool.
    if (moved) options.moved?.(addressesOf(cluster, port));
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

  // For an owner that exits without closing, after a second signal or a bug: nothing else would stop its database.
  const atExit = () => letClusterStop(cluster);
  const close = async (): Promise<void> => {
    closing = true;
    await stopCluster(cluster);
    process.off("exit", atExit);
    await owner.end().catch(() => {
      // Its server has just been stopped.
    });
  };

  for (let owned = false; !owned; ) {
    try {
      await own();
      owned = true;
    } catch (error) {
      // An owner that stops takes the database along, and with it the connection that waits for it.
      if (!isUnreachable(error) || performance.now() > deadline) throw error;
    }
  }
  process.once("exit", atExit);
  try {
    await inDataDir(options.dataDir, () => createDatabase(cluster, port));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    get url() {
      return addressesOf(cluster, port).url;
    },
    get houseUrl() {
      return addressesOf(cluster, port).houseUrl;
    },
    folder: cluster.folder,
    close,
  };
}

/** Uses the running database for tools beside the house, or owns it for as long as the tool works. */
export async function shareEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await inDataDir(options.dataDir, () => openCluster(options));
  const { port, started } = await ensureRunning(cluster, 0);
  if (started) return ownEmbedded(options);
  return { ...addressesOf(cluster, port), folder: cluster.folder, close: async () => undefined };
}

function addressesOf(cluster: Cluster, port: number): Addresses {
  return { url: clusterUrl(cluster, port, DATABASE), houseUrl: houseUrl(cluster, port, DATABASE) };
}

async function takeOwnership(cluster: Cluster, port: number, deadline: number, dataDir: string): Promise<pg.Client> {
  await makeHouseRole(cluster, port);
  const client = new pg.Client({
    // The connection lives as long as the house, so it gets no more rights than the house.
    connectionString: houseUrl(cluster, port, "postgres"),
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

/**
 * Creates the house's role: a folder of an older version has none yet, and a restored one may know it by another
 * password.
 */
async function makeHouseRole(cluster: Cluster, port: number): Promise<void> {
  await asSuperuser(cluster, port, async (client) => {
    await client.query("BEGIN");
    await client.query(`SELECT pg_advisory_xact_lock(${ROLE_LOCK})`);
    const found = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [HOUSE_ROLE]);
    if (found.rowCount === 0) await client.query(`CREATE ROLE ${HOUSE_ROLE}`);
    await client.query(
      `ALTER ROLE ${HOUSE_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
       PASSWORD ${client.escapeLiteral(cluster.housePassword)}`,
    );
    await client.query("COMMIT");
  });
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
  await asSuperuser(cluster, port, async (client) => {
    const found = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

async function asSuperuser(cluster: Cluster, port: number, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl(cluster, port, "postgres") });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
