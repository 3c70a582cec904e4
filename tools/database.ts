import type { Vault } from "@fairhouse/platform/vault.ts";
import { readConfig } from "@fairhouse/server/machinery/config.ts";
import { openDatabase } from "@fairhouse/server/machinery/database/open.ts";
import { createVault } from "@fairhouse/server/machinery/database/vault.ts";
import { loadKeys } from "@fairhouse/server/machinery/keys.ts";
import { createLog } from "@fairhouse/server/machinery/observability/log.ts";
import { StartRefusal } from "@fairhouse/server/machinery/start-refusal.ts";
import type pg from "pg";
import { UsageError } from "./command.ts";

/** Works on the configured database, with or without a running house, and closes it. */
export async function withDatabase<Value>(work: (pool: pg.Pool, vault: Vault) => Promise<Value>): Promise<Value> {
  const { database, keys } = await open().catch((error: unknown) => {
    throw error instanceof StartRefusal ? new UsageError(error.message) : error;
  });
  try {
    await assertHouse(database.pool);
    return await work(database.pool, createVault(keys.seeds));
  } finally {
    await database.close();
  }
}

async function open() {
  const config = readConfig(process.env);
  const keys = await loadKeys(config.secretKey, config.dataDir);
  return { keys, database: await openDatabase(config, createLog("warn"), "tool") };
}

/** A tool reads what a house has written; it does not create a house. */
async function assertHouse(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>("select to_regclass('play_bet') is not null as there");
  if (!rows[0]?.there) throw new UsageError("this database has no house yet: start one with npm start");
}
