import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { queryWithoutTimeout } from "@fairhouse/platform/without-timeout.ts";
import type pg from "pg";
import { checkout } from "../config.ts";
import { StartRefusal } from "../start-refusal.ts";

export const migrationFolder = join(checkout, "apps/server/migrations");

/**
 * The advisory lock with which one of several starting servers migrates while the others wait. An arbitrary constant:
 * "fairhous" in ASCII.
 */
const MIGRATION_LOCK = "7377294694082770291";
/** The first ones are numbered; later ones are named by the UTC time at which they were written, to the minute. */
const FILE_NAME = /^(\d{4}|\d{12})_[a-z0-9_]+\.sql$/;

/** Waiting time for a lock on a table, for which its other users wait as well. */
const LOCK_WAIT_MS = 2_000;
const PAUSE_MS = 3_000;

interface Migration {
  /** Number or time of its name. */
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Thrown if the database and this version of the house do not fit; the message says why. */
export class MigrationError extends StartRefusal {}

export interface MigrateOptions {
  readonly folder?: string;
  /** Applies files that are older than one that is applied already, as merged branches bring them: for development. */
  readonly inAnyOrder?: boolean;
  /** Hears each time that a file could not be applied yet, because something else holds its tables. */
  readonly blocked?: (name: string) => void;
}

/**
 * Applies the SQL files that the database has not seen yet in the order of their names, each in its own transaction.
 * @returns names of the files applied now.
 * @throws MigrationError if an applied file was changed since, or is unknown here (the database is newer), and if a file that was
 *   not applied is older than one that was: what it does was never tried after that one.
 */
export async function migrate(
  pool: pg.Pool,
  { folder = migrationFolder, inAnyOrder = false, blocked = () => {} }: MigrateOptions = {},
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    // Another server may migrate for minutes.
    await queryWithoutTimeout(client, `SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
      number bigint PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    await widenNumbers(client);
    const { pending, newest } = await compare(client, migrations);
    const late = pending.find(({ number }) => number < (newest?.number ?? 0));
    if (late !== undefined && !inAnyOrder)
      throw new MigrationError(
        `${late.name} is older than ${newest?.name}, which is applied already; name it by a later time`,
      );
    for (const migration of pending) await applyInTurn(client, migration, blocked);
    return pending.map((migration) => migration.name);
  } finally {
    // The lock belongs to the session, so ending the connection releases it in any case.
    client.release(true);
  }
}

/**
 * Checks the version for tools, which leave migrating to the server.
 * @throws MigrationError if the database is older or newer than this version.
 */
export async function assertMigrated(pool: pg.Pool, folder: string = migrationFolder): Promise<void> {
  const { rows } = await pool.query<{ found: string | null }>("SELECT to_regclass('schema_migration') AS found");
  const compared = rows[0]?.found === null ? null : await compare(pool, await readMigrations(folder));
  if (compared === null || compared.pending.length > 0)
    throw new MigrationError("the database is not of this version; start the house first");
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const migrations = await Promise.all(
    names.map(async (name): Promise<Migration> => {
      const number = FILE_NAME.exec(name)?.[1];
      if (number === undefined) throw new MigrationError(`${name} is not named like 202611252230_words.sql`);
      const sql = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      return { number: Number(number), name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
  const numbers = new Set(migrations.map((migration) => migration.number));
  if (numbers.size !== migrations.length) throw new MigrationError("two migrations have the same number");
  return migrations;
}

/** Widens the column of a database that was made when migrations were numbered. */
async function widenNumbers(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_attribute WHERE attrelid = 'schema_migration'::regclass AND attname = 'number' AND atttypid = 'int4'::regtype",
  );
  if (rowCount === 1) await client.query("ALTER TABLE schema_migration ALTER COLUMN number TYPE bigint");
}

interface Compared {
  /** In the order of their names. */
  readonly pending: readonly Migration[];
  /** The last applied one by name; null on an empty database. */
  readonly newest: Pick<Migration, "number" | "name"> | null;
}

async function compare(client: pg.PoolClient | pg.Pool, migrations: readonly Migration[]): Promise<Compared> {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  const applied = await client.query<{ number: number; name: string; checksum: string }>(
    "SELECT number::float8 AS number, name, checksum FROM schema_migration ORDER BY schema_migration.number",
  );
  for (const row of applied.rows) {
    const migration = known.get(row.number);
    if (migration === undefined)
      throw new MigrationError(`the database was migrated by a newer version (${row.name} is unknown here)`);
    if (migration.checksum !== row.checksum)
      throw new MigrationError(`${migration.name} was changed after it had been applied; add a new migration instead`);
    known.delete(row.number);
  }
  return { pending: [...known.values()].sort((a, b) => a.number - b.number), newest: applied.rows.at(-1) ?? null };
}

/**
 * Applies a file once it gets the locks on its tables. A statement that waits for such a lock lets no other past, and a
 * dump or an audit holds all tables for as long as it takes: so it waits for a moment only, and tries again after a pause
 * in which running servers go on.
 */
async function applyInTurn(
  client: pg.PoolClient,
  migration: Migration,
  blocked: (name: string) => void,
): Promise<void> {
  for (;;) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!(error instanceof MigrationError) || !isBlocked(error.cause)) throw error;
      blocked(migration.name);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** A lock that was not given in time, or a deadlock with a running server. */
function isBlocked(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "55P03" || error.code === "40P01");
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query("BEGIN");
    await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
    await queryWithoutTimeout(client, migration.sql);
    await client.query("INSERT INTO schema_migration (number, name, checksum) VALUES ($1, $2, $3)", [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {
      // Without its connection the transaction is gone anyway; the reason of the failure is reported below.
    });
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`${migration.name} failed and was rolled back: ${reason}`, { cause: error });
  }
}
