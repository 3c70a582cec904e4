import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { assertMigrated, migrate, migrationFolder } from "./migrate.ts";

/**
 * Migrations that create or drop indexes of bets and rounds, columns that are computed, constraints or triggers on them,
 * which PostgreSQL does between writes rather than beside them.
 */
const OWN_TURN = [
  "202611260105_how_a_bet_ended.sql",
  "202611260840_external_bets.sql",
  "202611260841_external_bets_checked.sql",
  "202611271010_corrections.sql",
  "202611271600_ends_of_sold_bets.sql",
  "202611290110_settled_slips.sql",
  "202611302110_marks_of_sold_parts.sql",
  "202612011155_tickets_of_a_player.sql",
];
const takesItsTurn = (name: string) => name <= "0029_highest_wins.sql" || OWN_TURN.includes(name);

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  await writeFile(join(folder, "0001_first.sql"), "CREATE TABLE first (id integer); INSERT INTO first VALUES (1);");
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const count = async (table: string) =>
  (await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count;

test("servers that start at once apply every migration exactly once", async () => {
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(database.pool, { folder })));
  expect(applied.flat()).toEqual(["0001_first.sql"]);
  expect(await count("first")).toBe(1);
});

test("a later start applies only what is new", async () => {
  await migrate(database.pool, { folder });
  await writeFile(join(folder, "0002_second.sql"), "CREATE TABLE second (id integer);");
  expect(await migrate(database.pool, { folder })).toEqual(["0002_second.sql"]);
  expect(await migrate(database.pool, { folder })).toEqual([]);
});

test("an applied file that was changed is refused by name", async () => {
  await migrate(database.pool, { folder });
  await writeFile(join(folder, "0001_first.sql"), "CREATE TABLE first (id bigint);");
  await expect(migrate(database.pool, { folder })).rejects.toThrow("0001_first.sql was changed");
});

test("files named by time follow the numbered ones, also on a database that was made for numbers", async () => {
  await migrate(database.pool, { folder });
  await database.pool.query("ALTER TABLE schema_migration ALTER COLUMN number TYPE integer");
  await writeFile(join(folder, "202611252230_second.sql"), "CREATE TABLE second (id integer);");
  expect(await migrate(database.pool, { folder })).toEqual(["202611252230_second.sql"]);
  expect(await migrate(database.pool, { folder })).toEqual([]);
  await assertMigrated(database.pool, folder);
});

test("a file that is older than an applied one is refused by name, and applied in development", async () => {
  await writeFile(join(folder, "202611252230_third.sql"), "CREATE TABLE third (id integer);");
  await migrate(database.pool, { folder });
  await writeFile(join(folder, "202611252229_second.sql"), "CREATE TABLE second (id integer);");
  const refusal = "202611252229_second.sql is older than 202611252230_third.sql";
  await expect(migrate(database.pool, { folder })).rejects.toThrow(refusal);
  expect(await migrate(database.pool, { folder, inAnyOrder: true })).toEqual(["202611252229_second.sql"]);
});

test("a migration may take longer than a statement of the house, and other servers wait for it", async () => {
  await writeFile(join(folder, "0002_second.sql"), "SELECT pg_sleep(2); CREATE TABLE second (id integer);");
  const limits = { statement_timeout: 1_000, query_timeout: 1_000 };
  const impatient = new pg.Pool({ connectionString: database.url, ...limits });
  try {
    const applied = await Promise.all([migrate(impatient, { folder }), migrate(impatient, { folder })]);
    expect(applied.flat()).toEqual(["0001_first.sql", "0002_second.sql"]);
  } finally {
    await impatient.end();
  }
});

test("line endings of a Windows checkout do not count as a change", async () => {
  await writeFile(join(folder, "0002_second.sql"), "CREATE TABLE second\n(id integer);\n");
  await migrate(database.pool, { folder });
  await writeFile(join(folder, "0002_second.sql"), "CREATE TABLE second\r\n(id integer);\r\n");
  expect(await migrate(database.pool, { folder })).toEqual([]);
});

test("a database of a newer version is refused", async () => {
  await migrate(database.pool, { folder });
  await rm(join(folder, "0001_first.sql"));
  await expect(migrate(database.pool, { folder })).rejects.toThrow("newer version");
});

test("a failing migration is rolled back, and the ones before it stay", async () => {
  await writeFile(join(folder, "0002_second.sql"), "CREATE TABLE second (id integer); SELECT 1 / 0;");
  await expect(migrate(database.pool, { folder })).rejects.toThrow("0002_second.sql failed and was rolled back");
  expect((await database.pool.query("SELECT to_regclass('second') AS found")).rows[0].found).toBeNull();
  expect(await count("first")).toBe(1);
});

test("the house's own migrations run on an empty database", async () => {
  await cp(migrationFolder, folder, { recursive: true });
  await rm(join(folder, "0001_first.sql"));
  await migrate(database.pool, { folder });
  expect(await migrate(database.pool)).toEqual([]);
});

test("migrations of an open house do not wait for a bet that is being written, except those that take their turn", async () => {
  const beside: string[] = [];
  await rm(join(folder, "0001_first.sql"));
  const impatient = new pg.Pool({ connectionString: database.url, lock_timeout: 5_000 });
  // Its connections may still be closing when the database is dropped.
  impatient.on("error", () => undefined);
  try {
    for (const name of (await readdir(migrationFolder)).sort()) {
      await cp(join(migrationFolder, name), join(folder, name));
      if (takesItsTurn(name)) {
        await migrate(database.pool, { folder });
        continue;
      }
      const playing = await database.pool.connect();
      await playing.query("BEGIN");
      await playing.query("LOCK TABLE play_player, play_bet, ledger_account, ledger_movement IN ROW EXCLUSIVE MODE");
      const blocked = (waiting: string) => {
        throw new Error(`${waiting} waits for a bet`);
      };
      beside.push(...(await migrate(impatient, { folder, blocked }).finally(() => playing.release(true))));
    }
  } finally {
    await impatient.end();
  }
  expect(beside).toContain("0044_restorations.sql");
});

test("a migration that waits for a dump lets others past, and is applied once the dump has ended", async () => {
  await migrate(database.pool, { folder });
  const dump = await database.pool.connect();
  await dump.query("BEGIN");
  await dump.query("LOCK TABLE first IN ACCESS SHARE MODE");
  await writeFile(join(folder, "0002_second.sql"), "ALTER TABLE first ADD COLUMN more integer;");
  const isBlocked = Promise.withResolvers<string>();
  const migrating = migrate(database.pool, { folder, blocked: isBlocked.resolve });
  expect(await isBlocked.promise).toBe("0002_second.sql");
  // Behind a waiting ALTER TABLE this would wait as well.
  expect(await count("first")).toBe(1);
  await dump.query("COMMIT");
  dump.release();
  expect(await migrating).toEqual(["0002_second.sql"]);
});

test("tools report a database of another version, and leave it as it is", async () => {
  await expect(assertMigrated(database.pool, folder)).rejects.toThrow("start the house first");
  await migrate(database.pool, { folder });
  await assertMigrated(database.pool, folder);
  await writeFile(join(folder, "0002_second.sql"), "CREATE TABLE second (id integer);");
  await expect(assertMigrated(database.pool, folder)).rejects.toThrow("start the house first");
  expect(await count("schema_migration")).toBe(1);
});
