import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { queryWithoutTimeout } from "@fairhouse/platform/without-timeout.ts";
import type pg from "pg";
import { flush, flushTree } from "../../flush.ts";
import { makeFolder } from "../../make-folder.ts";
import { exists, isMissing } from "../../missing.ts";
import { meaningOf, StartRefusal } from "../../start-refusal.ts";

/**
 * Files that PostgreSQL's manual says to leave out of a base backup (§ 25.3.4.3), and the write-ahead log, which is
 * copied at the end.
 */
const LEFT_OUT = new Set([
  "postmaster.pid",
  "postmaster.opts",
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const SLOT = "fairhouse_backup";
/** The file that makes a folder a database for PostgreSQL and for `restore`. It is copied last, so that a copy that was broken off is none. */
const MARK = "PG_VERSION";

/**
 * Copies the embedded database while bets go on: the low-level base backup of PostgreSQL (§ 25.3.4). The copy is
 * consistent as of its end once a PostgreSQL has started on it, and is on the disk when this resolves. The house's keys are not in it: they are kept
 * separately.
 * @param target a folder without a backup, not below the database itself.
 * @param signal breaks the copy off, between two files, and removes it.
 * @returns the folder of the copy.
 * @throws StartRefusal for another folder, and for a disk that cannot take the copy.
 */
export async function backUpEmbedded(
  pool: pg.Pool,
  dataDir: string,
  target: string,
  signal?: AbortSignal,
): Promise<string> {
  const from = join(resolve(dataDir), "postgres");
  const to = join(resolve(target), "postgres");
  try {
    if (`${to}/`.startsWith(`${from}/`) || (await exists(to)))
      throw new StartRefusal(`${target} has a database, or a part of a backup, already: choose another folder`);
    await makeFolder(resolve(target));
    await mkdir(to, { mode: 0o700 });
    await copyTo(to, from, pool, signal);
    return to;
  } catch (error) {
    const reason = meaningOf(error);
    if (reason === null) throw error;
    throw new StartRefusal(`no backup can be made in ${target}: ${reason}`, { cause: error });
  }
}

async function copyTo(to: string, from: string, pool: pg.Pool, signal?: AbortSignal): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    // Retains the write-ahead log from its start, so that nothing that the copy needs is recycled meanwhile. Ends with
    // the connection.
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [SLOT]);
    // It waits for a checkpoint.
    await queryWithoutTimeout(client, "select pg_backup_start('fairhouse', true)");
    await copyData(from, to, signal);
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      "select labelfile, spcmapfile from pg_backup_stop(false)",
    );
    await copyWrites(from, to, signal);
    await writeFile(join(to, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
    await flushTree(dirname(to), signal);
    await cp(join(from, MARK), join(to, MARK));
    await flush(join(to, MARK));
    await flush(to);
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  } finally {
    client.release(true);
  }
}

async function copyData(from: string, to: string, signal?: AbortSignal): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name === MARK) continue;
    if (LEFT_OUT.has(entry.name)) {
      if (entry.isDirectory()) await mkdir(join(to, entry.name), { mode: 0o700 });
      continue;
    }
    await copyEntry(join(from, entry.name), join(to, entry.name), entry.isDirectory(), signal);
  }
}

async function copyWrites(from: string, to: string, signal?: AbortSignal): Promise<void> {
  for (const entry of await readdir(join(from, "pg_wal"), { withFileTypes: true })) {
    await copyEntry(join(from, "pg_wal", entry.name), join(to, "pg_wal", entry.name), entry.isDirectory(), signal);
  }
}

/** Copies an entry. Files may vanish while the database works: its log then records their removal. */
async function copyEntry(from: string, to: string, folder: boolean, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  try {
    if (!folder) return await cp(from, to);
    await mkdir(to, { mode: 0o700 });
    for (const entry of await readdir(from, { withFileTypes: true })) {
      await copyEntry(join(from, entry.name), join(to, entry.name), entry.isDirectory(), signal);
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
