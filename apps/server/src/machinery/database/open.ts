import type pg from "pg";
import type { Logger } from "pino";
import { type Config, ConfigError } from "../config.ts";
import { backUpEmbedded } from "./embedded/backup.ts";
import { CONNECTIONS } from "./embedded/cluster.ts";
import { type Addresses, ownEmbedded, shareEmbedded } from "./embedded/embedded.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";
import { createPool, FOR_THREADS, redirect } from "./pool.ts";
import { letIn } from "./privileges.ts";

/** 16.0, as `server_version_num`. */
const OLDEST_VERSION = 160_000;

/** Connections of tools beside an embedded database, and those that PostgreSQL reserves. */
const FOR_TOOLS = 30;
/** The share of the connections that is reserved for play. */
const PLAY = "play";
const PLAY_SHARE = 0.4;
/** The connection that pages and bets do not use. */
const TICKS = "ticks";
const FOR_TICKS = 1;

/** Throws for a connection that must not be used. `forPlay`: true for a connection that play uses. */
export type Verify = (client: pg.ClientBase, forPlay: boolean) => Promise<void>;

export interface OpenDatabase {
  readonly pool: pg.Pool;
  /** Connections reserved for bets, leases and settlements: however much pages read, one of these is free. */
  readonly playPool: pg.Pool;
  /** One connection that only the ticks use. */
  readonly tickPool: pg.Pool;
  /** Verifies every new connection of the other pools before its first use, from now on. */
  verifyWith(verify: Verify): void;
  /** The location of the data, in words for the operator; never with a password. */
  readonly dataAt: string;
  /**
   * Copies the embedded database into a folder that does not exist yet, while it works, until told to stop; null with
   * an operator's own database.
   */
  readonly backUp: ((folder: string, signal?: AbortSignal) => Promise<string>) | null;
  /** Migrates the tables, as their owner. @returns the applied files. @throws MigrationError */
  migrate(): Promise<readonly string[]>;
  /** @param cut true to end the embedded database without waiting for running statements. */
  close(cut?: boolean): Promise<void>;
}

/**
 * Opens the configured database, or the embedded one if none is configured.
 * @param role a server owns the embedded database; a tool beside it shares it.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databaseOwnerUrl" | "databaseConnections" | "dataDir" | "mode">,
  log: Logger,
  role: "server" | "tool" = "server",
): Promise<OpenDatabase> {
  const open = role === "server" ? ownEmbedded : shareEmbedded;
  const pools: pg.Pool[] = [];
  // The operator's tools run as the owner where there is one; a running house never does.
  const urlOf = (addresses: Addresses) => (role === "server" ? addresses.houseUrl : addresses.url);
  const ownUrl = (role === "tool" ? config.databaseOwnerUrl : null) ?? config.databaseUrl ?? "";
  const moved = (addresses: Addresses) => {
    for (const pool of pools) redirect(pool, urlOf(addresses));
  };
  const embedded =
    config.databaseUrl === null
      ? await open({ dataDir: config.dataDir, log, moved, connections: roomFor(config) })
      : null;
  let verify: Verify = async () => undefined;
  const connect = (connections: number, use: string) => {
    const pool = createPool({
      url: embedded === null ? ownUrl : urlOf(embedded),
      connections,
      name: `fairhouse ${use}`,
      pipeline: use === PLAY,
      ...(use === TICKS ? {} : { onConnect: (client: pg.ClientBase) => verify(client, use === PLAY) }),
      onIdleError: (error) => log.warn({ err: error }, "an idle database connection broke"),
    });
    pools.push(pool);
    return pool;
  };
  const forPlay = Math.max(2, Math.ceil(config.databaseConnections * PLAY_SHARE));
  const pool = connect(Math.max(2, config.databaseConnections - forPlay - FOR_TICKS - FOR_THREADS), role);
  try {
    await assertServer(pool);
  } catch (error) {
    await pool.end();
    await embedded?.close();
    throw error;
  }
  const playPool = connect(forPlay, PLAY);
  return {
    pool,
    playPool,
    tickPool: connect(FOR_TICKS, TICKS),
    verifyWith: (check) => {
      verify = check;
    },
    dataAt: embedded === null ? describeUrl(config.databaseUrl ?? "") : `${embedded.folder} (embedded PostgreSQL)`,
    // The current address: a database that died may have come back elsewhere.
    backUp: embedded === null ? null : (folder, signal) => backUpAsOwner(embedded.url, config.dataDir, folder, signal),
    migrate: () =>
      migrateAsOwner(pool, embedded?.url ?? config.databaseOwnerUrl, {
        inAnyOrder: config.mode === "development",
        blocked: (migration) =>
          log.warn({ migration }, "waits for tables that a dump, an audit or another server uses"),
      }),
    close: async (cut = false) => {
      const ended = Promise.all(pools.map((each) => each.end()));
      if (!cut) await ended;
      await embedded?.close();
    },
  };
}

/** Room in the embedded database for all connections of this server, and for tools beside it. */
function roomFor({ databaseConnections }: Pick<Config, "databaseConnections">): number {
  return Math.max(CONNECTIONS, databaseConnections + FOR_TOOLS);
}

/**
 * Migrates over the owner's connection, which lasts no longer than this. Without an owner, the role of the server owns
 * the tables.
 * @param house pool of the role that gets access.
 */
async function migrateAsOwner(
  house: pg.Pool,
  ownerUrl: string | null,
  options: MigrateOptions,
): Promise<readonly string[]> {
  if (ownerUrl === null) return migrate(house, options);
  const owner = createPool({ url: ownerUrl, connections: 2, name: "fairhouse migrate", onIdleError: () => undefined });
  try {
    const applied = await migrate(owner, options);
    const { rows } = await house.query<{ role: string }>("select current_user as role");
    await letIn(owner, rows[0]?.role ?? "");
    return applied;
  } finally {
    await owner.end();
  }
}

async function backUpAsOwner(url: string, dataDir: string, folder: string, signal?: AbortSignal): Promise<string> {
  const owner = createPool({ url, connections: 1, name: "fairhouse backup", onIdleError: () => undefined });
  try {
    return await backUpEmbedded(owner, dataDir, folder, signal);
  } finally {
    await owner.end();
  }
}

/** @throws ConfigError if there is no database, or one that the house cannot use. */
async function assertServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ version: number; name: string; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
         current_setting('server_encoding') as encoding`,
    )
    .catch((error: Error) => {
      // A failed connection to several addresses of one name carries its reasons inside.
      const reason = error instanceof AggregateError ? error.errors.map(String).join("; ") : error.message;
      throw new ConfigError(`the database does not answer: ${reason}`, { cause: error });
    });
  const server = rows[0];
  if (server === undefined || server.version < OLDEST_VERSION) {
    throw new ConfigError(`DATABASE_URL is PostgreSQL ${server?.name}; the house needs 16 or newer`);
  }
  if (server.encoding !== "UTF8")
    throw new ConfigError(`DATABASE_URL is encoded in ${server.encoding}; the house needs UTF8`);
}

function describeUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `database ${pathname.slice(1)} on ${hostname}${port === "" ? "" : `:${port}`} (DATABASE_URL)`;
}
