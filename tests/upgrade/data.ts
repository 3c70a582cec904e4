import { gunzipSync, gzipSync } from "node:zlib";
import type pg from "pg";
import type { Played } from "./play.ts";

/** All rows of a house's database, by table, as JSON; with the migrations that it had seen. */
export interface UpgradeData {
  readonly played: Played;
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
  readonly sequences: Readonly<Record<string, string>>;
}

/** Reads the rows of all tables. */
export async function takeData(pool: pg.Pool, played: Played): Promise<UpgradeData> {
  const names = async (sql: string) => (await pool.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  const tables: Record<string, unknown[]> = {};
  for (const table of await names(TABLES)) {
    if (LEFT_OUT.includes(table)) continue;
    const { rows } = await pool.query<{ row: unknown }>(`select to_jsonb(t) as row from "${table}" t`);
    if (rows.length > 0) tables[table] = rows.map(({ row }) => row);
  }
  const sequences: Record<string, string> = {};
  for (const sequence of await names(SEQUENCES)) {
    const { rows } = await pool.query<{ last: string }>(
      `select last_value::text as last from "${sequence}" where is_called`,
    );
    const last = rows[0]?.last;
    if (last !== undefined) sequences[sequence] = last;
  }
  return { played, migrations: await names("select name from schema_migration order by number"), tables, sequences };
}

/** The names of migrations stand for the schema, and ticks are compared with a file of the machine. */
const LEFT_OUT = ["schema_migration", "house_tick"];

const TABLES =
  "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1";
const SEQUENCES =
  "select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1";

/** An upgraded database goes on with its own numbers of transactions: this one counts until it has passed them. */
const GO_ON_FROM_THE_LOG = `do $$
  declare
    last constant bigint := (select max(pg_snapshot_xmax(place)::text::bigint) from house_log);
  begin
    while pg_snapshot_xmax(pg_current_snapshot())::text::bigint <= last loop
      perform pg_current_xact_id();
      commit;
    end loop;
  end $$`;

/** Writes the rows into a database of the same schema, as its superuser, past all triggers and foreign keys. */
export async function putData(pool: pg.Pool, { tables, sequences }: UpgradeData): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    for (const [table, rows] of Object.entries(tables)) {
      const { rows: columns } = await client.query<{ name: string }>(
        "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''",
        [`"${table}"`],
      );
      // Migrations write some rows themselves.
      await client.query(`delete from "${table}"`);
      const list = columns.map(({ name }) => `"${name}"`).join(", ");
      await client.query(
        `insert into "${table}" (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows)],
      );
    }
    for (const [sequence, last] of Object.entries(sequences))
      await client.query("select setval($1, $2)", [`"${sequence}"`, last]);
    await client.query("commit");
    if ("house_log" in tables) await client.query(GO_ON_FROM_THE_LOG);
  } finally {
    client.release(true);
  }
}

export function packed(data: UpgradeData): Buffer {
  return gzipSync(JSON.stringify(data), { level: 9 });
}

export function unpacked(bytes: Buffer): UpgradeData {
  return JSON.parse(gunzipSync(bytes).toString("utf8"));
}
