import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createPool } from "../pool.ts";
import { type EmbeddedDatabase, ownEmbedded, shareEmbedded } from "./embedded.ts";

export const log = pino({ level: "silent" });
const options = { log, durable: false, patienceMs: 500 };

/**
 * Data folders for tests of the embedded database: each test gets its own, which is removed after it, with everything
 * that runs on it.
 */
export class DataFolders {
  /** Owned by the tests: a test that closes one by hand removes it from this list. */
  readonly open: EmbeddedDatabase[] = [];
  /** A folder whose database was created and stopped in order: creating one takes longer than most tests of it. */
  #made = "";
  #parent = "";

  constructor() {
    beforeAll(async () => {
      this.#made = await mkdtemp(join(tmpdir(), "fairhouse-made-"));
      await (await ownEmbedded({ ...options, dataDir: this.#made })).close();
    });
    afterAll(() => rm(this.#made, { recursive: true, force: true }));
    beforeEach(async () => {
      // Like a checkout of root: closed to others, with characters that a shell would interpret.
      this.#parent = await mkdtemp(join(tmpdir(), "fair house $HOME 'x' "));
    });
    afterEach(() => this.#clear());
  }

  get parent(): string {
    return this.#parent;
  }

  get dataDir(): string {
    return join(this.#parent, `${"deep".repeat(20)}/data`);
  }

  /**
   * Copies the state after an earlier start and end of the house to the folder; otherwise the house starts on an empty
   * one.
   */
  async madeBefore(folder = this.dataDir): Promise<void> {
    await mkdir(dirname(folder), { recursive: true });
    await cp(this.#made, folder, { recursive: true, preserveTimestamps: true });
  }

  async own(folder = this.dataDir): Promise<EmbeddedDatabase> {
    const database = await ownEmbedded({ ...options, dataDir: folder });
    this.open.push(database);
    return database;
  }

  share(): Promise<EmbeddedDatabase> {
    return shareEmbedded({ ...options, dataDir: this.dataDir });
  }

  /** Reads the process that the folder's database names as itself. */
  async postmaster(): Promise<number> {
    return Number((await readFile(join(this.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
  }

  async #clear(): Promise<void> {
    // A killed server leaves its database running: the next one takes it over and stops it.
    const isRunning = await this.postmaster().then(runs, () => {
      // Without a file that names it there is none.
      return false;
    });
    if (this.open.length === 0 && isRunning) await this.own();
    for (const database of this.open.splice(0)) await database.close();
    await rm(this.#parent, { recursive: true, force: true });
  }
}

/** True while a process lives; false for one that ended and was not reaped (Z). */
export async function runs(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => {
      // Not Linux, which does not tell: it existed a moment ago.
      return "";
    });
    return !state.includes(") Z ");
  } catch {
    // There is no process to signal.
    return false;
  }
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const pool = createPool({ url, connections: 1, name: "test", onIdleError: () => undefined });
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}
