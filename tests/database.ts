import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownEmbedded } from "@fairhouse/server/machinery/database/embedded/embedded.ts";
import { migrate } from "@fairhouse/server/machinery/database/migrate.ts";
import { createPool } from "@fairhouse/server/machinery/database/pool.ts";
import { testDataDir } from "@fairhouse/server/testing.ts";
import type pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** A database that is migrated once; every test file gets a copy of it. */
const TEMPLATE = "fairhouse_template";
/** Test files run side by side; each may have two houses, with pools of their own, beside its tests. */
const CONNECTIONS = 300;

/** Starts one embedded PostgreSQL for the whole run (Vitest's globalSetup). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "fairhouse-test-"));
  const database = await ownEmbedded({
    dataDir,
    log: pino({ level: "silent" }),
    durable: false,
    connections: CONNECTIONS,
  });
  await query(database.url, `CREATE DATABASE ${TEMPLATE}`);
  const template = poolOf(database.url.replace(/[^/]*$/, TEMPLATE));
  await migrate(template);
  await template.end();
  project.provide("databaseUrl", database.url);
  return async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Ends the pool and drops the database, even if clients are still connected. */
  drop(): Promise<void>;
}

/** Makes a migrated database for one test. */
export async function freshDatabase(): Promise<TestDatabase> {
  // Copies files: a copy through the log, which is the default, takes four times as long.
  return createDatabase(`TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
}

/** Makes a database without a single table, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase("");
}

/** Copies a database as it is at this moment; all clients of the original lose their connections. */
export async function copiedDatabase({ pool, url }: TestDatabase): Promise<TestDatabase> {
  const { rows } = await pool.query<{ name: string }>("select current_database() as name");
  const name = rows[0]?.name ?? "";
  for (let left = 50; ; left--) {
    try {
      // Houses and the test's own pool reconnect at once, and sometimes a connection comes in between.
      const server = url.replace(/[^/]*$/, "postgres");
      await query(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
      return await createDatabase(`TEMPLATE ${name} STRATEGY FILE_COPY`);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function createDatabase(from: string): Promise<TestDatabase> {
  const server = inject("databaseUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await query(server, `CREATE DATABASE ${name} ${from}`);
  const url = server.replace(/[^/]*$/, name);
  const pool = poolOf(url);
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await rm(testDataDir(url), { recursive: true, force: true });
    },
  };
}

/** Counts the rows of tables for the planner: all rows, so that every run plans alike, and permanently. */
export async function analyzeWhole(pool: pg.Pool, ...tables: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    // By default a sample has three hundred times as many rows as this number.
    await client.query("set default_statistics_target = 10000");
    for (const table of tables) {
      await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
      await client.query(`vacuum analyze ${table}`);
    }
  } finally {
    client.release(true);
  }
}

/** Changes rows that the database itself protects from change, as only its superuser can. */
export async function tamper(pool: pg.Pool, sql: string, values: readonly unknown[] = []): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL session_replication_role = replica");
    await client.query(sql, [...values]);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}

async function query(url: string, sql: string): Promise<void> {
  const pool = poolOf(url);
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}

function poolOf(url: string): pg.Pool {
  return createPool({ url, connections: 20, name: "test", pipeline: true, onIdleError: () => undefined });
}
