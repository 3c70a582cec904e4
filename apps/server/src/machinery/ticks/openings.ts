import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { readTold, type Standing, standingOf, type TickRow, type Told } from "./standing.ts";
import type { TickFile, TickFolder } from "./tick-folder.ts";

/** The advisory lock that admitted servers share; a command that works on a shut house holds it exclusively. */
const HOUSE_LOCK = "7377294694082770296";

/** Time within which the database notices a killed server. */
const PATIENCE_MS = 3_000;
const LOOK_EVERY_MS = 200;

/**
 * Takes the shared lock, which is held until the connection ends. False while a command works on the past of this
 * database.
 */
export async function enterTogether(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock_shared(${HOUSE_LOCK}) as taken`);
  return rows[0]?.taken === true;
}

/** Does something while no server is admitted, and keeps others out. Null if one is. */
export async function whileNobodyIsIn<Value>(pool: pg.Pool, work: () => Promise<Value>): Promise<Value | null> {
  const client = await pool.connect();
  try {
    // It holds the lock for as long as the work takes, and does nothing else meanwhile.
    await client.query("set idle_session_timeout = 0");
    for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_EVERY_MS) {
      const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${HOUSE_LOCK}) as taken`);
      if (rows[0]?.taken === true) return await work();
      await sleep(LOOK_EVERY_MS);
    }
    return null;
  } finally {
    client.release(true);
  }
}

/** Compares this data folder with a database. */
export async function compare(
  pool: pg.Pool,
  folder: TickFolder,
): Promise<{ readonly files: readonly TickFile[]; readonly told: Told; readonly standing: Standing }> {
  const files = await folder.read();
  const told = await readTold(pool);
  return { files, told, standing: standingOf(files, told) };
}

/**
 * Returns the servers whose last tick the database may lack, as far as is known here: they neither stopped in order nor
 * have their file here.
 */
export function unaccounted(files: readonly TickFile[], rows: readonly TickRow[]): readonly TickRow[] {
  const here = new Set(files.map(({ server }) => server));
  return rows.filter(({ server, ended }) => !ended && !here.has(server));
}
