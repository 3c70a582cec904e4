import { readConfig } from "@fairhouse/server/config.ts";
import { openDatabase } from "@fairhouse/server/database/open.ts";
import { createLog } from "@fairhouse/server/observability/log.ts";
import type pg from "pg";

/** Works on the configured database, beside a running house or without one, and lets go of it. */
export async function withDatabase<Value>(work: (pool: pg.Pool) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(readConfig(process.env), createLog("warn"), "tool");
  try {
    return await work(database.pool);
  } finally {
    await database.close();
  }
}
