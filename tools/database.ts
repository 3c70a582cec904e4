import type { Vault } from "@fairhouse/play/ports.ts";
import { readConfig } from "@fairhouse/server/config.ts";
import { openDatabase } from "@fairhouse/server/database/open.ts";
import { createVault } from "@fairhouse/server/database/vault.ts";
import { loadKeys } from "@fairhouse/server/keys.ts";
import { createLog } from "@fairhouse/server/observability/log.ts";
import type pg from "pg";

/** Works on the configured database, beside a running house or without one, and lets go of it. */
export async function withDatabase<Value>(work: (pool: pg.Pool, vault: Vault) => Promise<Value>): Promise<Value> {
  const config = readConfig(process.env);
  const keys = await loadKeys(config.secretKey, config.dataDir);
  const database = await openDatabase(config, createLog("warn"), "tool");
  try {
    return await work(database.pool, createVault(keys.seeds));
  } finally {
    await database.close();
  }
}
