import { randomUUID } from "node:crypto";
import { decodeEntry, type Entry } from "@fairhouse/house-log/entry.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { decodeBundle } from "@fairhouse/transparency/tile.ts";
import type pg from "pg";
import { type Term, takeLog } from "../files/log-store.ts";
import { LogSecrets } from "./log-secrets.ts";
import { type PassParts, writePass } from "./pass.ts";

export const parts: PassParts = { secrets: new LogSecrets(Buffer.alloc(32, 7)), rules: [], mixing: {} };
/** The server that has the log at first. */
export const HERE = randomUUID();
export const HASH = "ab".repeat(32);

interface NewMovement {
  readonly reference?: string;
  readonly act?: number;
  readonly kind?: string;
  readonly escrow?: number;
  readonly at?: Date | null;
}

/** A log on a fresh database, with one account, into which passes are written one by one. */
export class PassLog {
  readonly #database: TestDatabase;
  readonly account: number;
  term: Term;

  private constructor(database: TestDatabase, account: number, term: Term) {
    this.#database = database;
    this.account = account;
    this.term = term;
  }

  static async open(): Promise<PassLog> {
    const database = await freshDatabase();
    const { rows } = await database.pool.query<{ id: number }>(
      "insert into ledger_account (role, owner, currency, balance, entries) values ('player', $1, 'PLAY', 0, 0) returning id",
      [randomUUID()],
    );
    return new PassLog(database, rows[0]?.id ?? 0, await took(database.pool, HERE));
  }

  drop(): Promise<void> {
    return this.#database.drop();
  }

  get pool(): pg.Pool {
    return this.#database.pool;
  }

  async pass(by = this.term, more: Partial<PassParts> = {}): Promise<void> {
    const client = await this.pool.connect();
    try {
      await writePass(client, by, { ...parts, ...more });
    } finally {
      client.release();
    }
  }

  /** Writes a movement as a grant, or as what is given, and returns its reference. */
  async move(
    db: pg.Pool | pg.PoolClient,
    { reference = randomUUID(), act = 0, kind = "grant", escrow = 0, at = null }: NewMovement = {},
  ): Promise<string> {
    await db.query(
      `insert into ledger_movement (reference, act, kind, account, amount, escrow_account, escrow, counter_account, at)
       values ($1, $2, $3, $4, 5, 0, $5, 0, coalesce($6, now()))`,
      [reference, act, kind, this.account, escrow, at],
    );
    return reference;
  }

  async entries(): Promise<readonly Entry[]> {
    const { rows } = await this.pool.query<{ entries: Buffer; references: string[] }>(
      'select entries, "references" from house_log_bundle order by index',
    );
    return rows.flatMap((row) => decodeBundle(row.entries, { width: row.references.length }).map(decodeEntry));
  }

  /** Returns the references of the movements that were told. */
  async moved(): Promise<string[]> {
    return (await this.entries()).flatMap((entry) => (entry.kind === "moved" ? [entry.reference] : []));
  }
}

/** Takes the log for a server. */
export async function took(pool: pg.Pool, server: string): Promise<Term> {
  const taken = await takeLog(pool, server, 60_000);
  if (taken === null) throw new Error("the log is another server's");
  return taken;
}
