import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { readTold, type Standing, standingOf, type TickRow, type Told } from "./standing.ts";
import type { TickFile, TickFolder } from "./tick-folder.ts";

/** Servers that are let in hold it together; a command that works on a house that is shut holds it alone. */
const HOUSE_LOCK = "7377294694082770296";

/** A server that was killed is noticed by its database within this time. */
const PATIENCE_MS = 3_000;
const LOOK_EVERY_MS = 200;

/** Whether nobody works on the past of this database at the moment. Held until the connection ends. */
export async function enterTogether(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock_shared(${HOUSE_LOCK}) as taken`);
  return rows[0]?.taken === true;
}

/** Does something while no server is let in, and none comes in. Null: one is. */
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

/** What this data folder and a database say of each other. */
export async function compare(
  pool: pg.Pool,
  folder: TickFolder,
): Promise<{ readonly files: readonly TickFile[]; readonly told: Told; readonly standing: Standing }> {
  const files = await folder.read();
  const told = await readTold(pool);
  return { files, told, standing: standingOf(files, told) };
}

/** Servers whose last tick the database may lack, for all that is known here: neither did they stop in order, nor is their file here. */
export function unaccounted(files: readonly TickFile[], rows: readonly TickRow[]): readonly TickRow[] {
  const here = new Set(files.map(({ server }) => server));
  return rows.filter(({ server, ended }) => !ended && !here.has(server));
}
