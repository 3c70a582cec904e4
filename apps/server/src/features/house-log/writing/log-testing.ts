import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeEntry, type Entry } from "@fairhouse/house-log/entry.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { type SignedHead, signedHead } from "@fairhouse/transparency/log-reader.ts";
import { parseVkey } from "@fairhouse/transparency/note.ts";
import { decodeBundle } from "@fairhouse/transparency/tile.ts";
import type pg from "pg";
import { LogSecrets } from "../entries/log-secrets.ts";
import { readRunningLog } from "../files/log-store.ts";
import { Marks } from "../files/marks.ts";
import { Sequencer, type SequencerParts } from "./sequencer.ts";

/** A log on a fresh database, with the data folder of one server. */
export class TestLog {
  readonly #database: TestDatabase;
  readonly dataDir: string;
  readonly marks: Marks;

  private constructor(database: TestDatabase, dataDir: string) {
    this.#database = database;
    this.dataDir = dataDir;
    this.marks = new Marks(dataDir, "house");
  }

  static async open(): Promise<TestLog> {
    return new TestLog(await freshDatabase(), await mkdtemp(join(tmpdir(), "fairhouse-house-log-")));
  }

  async drop(): Promise<void> {
    await this.#database.drop();
    await rm(this.dataDir, { recursive: true });
  }

  get pool(): pg.Pool {
    return this.#database.pool;
  }

  /** Makes a server's sequencer. Its turn begins at its first step. */
  server(more: Partial<SequencerParts> = {}): Sequencer {
    return new Sequencer({
      pool: this.pool,
      serverId: randomUUID(),
      seed: Buffer.alloc(32, 3),
      marks: this.marks,
      witnesses: { cosigned: async (head) => head },
      secrets: new LogSecrets(Buffer.alloc(32, 7)),
      rules: [],
      mixing: {},
      house: { host: "house.example", name: "House", software: "fairhouse" },
      filesOf: () => null,
      predecessorOf: async () => null,
      highest: async () => 0,
      ...more,
    });
  }

  /** Lets any server take the log at once, as when the one before was lost five seconds ago. */
  async lost(): Promise<void> {
    await this.pool.query("update house_log_lease set until = '-infinity'");
  }

  /** Returns the published head. @throws if there is none. */
  async head(): Promise<SignedHead> {
    const row = await readRunningLog(this.pool);
    if (row?.head == null || row.vkey === null) throw new Error("nothing was signed");
    return signedHead(row.head, parseVkey(row.vkey));
  }

  /** Lets entries wait to be written. */
  async promise(count = 1): Promise<void> {
    await this.pool.query(
      `insert into house_log_pending (kind, step, reference, body) select 'pair', 1, gen_random_uuid(),
        jsonb_build_object('player', gen_random_uuid(), 'serverSeedHash', $1::text) from generate_series(1, $2)`,
      ["ab".repeat(32), count],
    );
  }

  /** Returns the entries, as the database has them. */
  async entries(): Promise<readonly Entry[]> {
    const { rows } = await this.pool.query<{ entries: Buffer; references: string[] }>(
      'select entries, "references" from house_log_bundle order by log, index',
    );
    return rows.flatMap((row) => decodeBundle(row.entries, { width: row.references.length }).map(decodeEntry));
  }
}
