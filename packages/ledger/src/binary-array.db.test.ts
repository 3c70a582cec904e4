import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/database.ts";
import { binaryColumn, binaryRows, type Cell, type ColumnType } from "./binary-array.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Reads the cells back as text, as PostgreSQL understood them. */
async function readBack(type: ColumnType, cells: readonly Cell[]): Promise<readonly (string | null)[]> {
  const { rows } = await database.pool.query<{ cells: (string | null)[] }>(`select ($1::${type}[])::text[] as cells`, [
    binaryColumn(cells, type),
  ]);
  return rows[0]?.cells ?? [];
}

const MOST = Number.MAX_SAFE_INTEGER;

test.each<[ColumnType, readonly Cell[], readonly (string | null)[]]>([
  [
    "uuid",
    ["019AA0B1-7c3d-7abc-8def-0123456789ab", "00000000-0000-0000-0000-000000000000"],
    ["019aa0b1-7c3d-7abc-8def-0123456789ab", "00000000-0000-0000-0000-000000000000"],
  ],
  [
    "bigint",
    [0, 1, -1, 2 ** 31, 2 ** 32, -(2 ** 32), 2 ** 32 - 1, MOST, -MOST],
    ["0", "1", "-1", "2147483648", "4294967296", "-4294967296", "4294967295", String(MOST), String(-MOST)],
  ],
  ["integer", [0, -1, 2_147_483_647], ["0", "-1", "2147483647"]],
  ["smallint", [0, -1, 32_767], ["0", "-1", "32767"]],
  ["boolean", [true, false], ["true", "false"]],
  [
    "text",
    ["", "red", 'quote " and \\', "né € 😀", "€", "\u0080", "é".repeat(60), "x".repeat(100_000)],
    ["", "red", 'quote " and \\', "né € 😀", "€", "\u0080", "é".repeat(60), "x".repeat(100_000)],
  ],
  ["jsonb", ['{"a":["€",1]}', "null", '"x"'], ['{"a": ["€", 1]}', "null", '"x"']],
  ["bytea", ["00ff10", ""], ["\\x00ff10", "\\x"]],
  [
    "timestamptz",
    [Date.UTC(2026, 10, 20, 1, 2, 3, 456), 0, Date.UTC(1999, 11, 31, 23, 59, 59, 999)],
    ["2026-11-20 01:02:03.456+00", "1970-01-01 00:00:00+00", "1999-12-31 23:59:59.999+00"],
  ],
  ["date", ["2026-11-20", "2000-01-01", "1969-12-31"], ["2026-11-20", "2000-01-01", "1969-12-31"]],
])("PostgreSQL reads %s as it was meant, including nulls", async (type, cells, read) => {
  expect(await readBack(type, cells)).toEqual(read);
  expect(await readBack(type, [null, ...cells, null])).toEqual([null, ...read, null]);
  expect(await readBack(type, [])).toEqual([]);
});

test("PostgreSQL counts the cells from 1, and learns their type", async () => {
  const sql = "select array_lower($1::bigint[], 1) as first";
  const { rows } = await database.pool.query<{ first: number }>(sql, [binaryColumn([7, 8], "bigint")]);
  expect(rows).toEqual([{ first: 1 }]);
  await expect(database.pool.query(sql, [binaryColumn([7, 8], "timestamptz")])).rejects.toThrow(/element type/);
});

test.each<[ColumnType, Cell]>([
  ["bigint", 2 ** 53],
  ["bigint", 0.5],
  ["bigint", Number.NaN],
  ["smallint", 32_768],
  ["integer", 2 ** 31],
  ["uuid", "not-a-uuid"],
  ["uuid", "019aa0b1"],
  ["uuid", "019aa0b1-7c3d-7abc-8def-0123456789ab00"],
  ["bytea", "abc"],
  ["date", "tomorrow"],
])("refuses a %s of %s before it is sent", (type, cell) => {
  expect(() => binaryColumn([cell], type)).toThrow(RangeError);
  expect(() => binaryRows([[cell]], [type], 0)).toThrow(RangeError);
});

describe("rows of a composite type", () => {
  const columns: readonly ColumnType[] = ["integer", "uuid", "text", "jsonb", "bytea", "bigint", "date"];
  const readRows = async (rows: readonly (readonly Cell[])[], sent = columns) => {
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      await client.query("create type thing as (a integer, b uuid, c text, d jsonb, e bytea, f bigint, g date)");
      const known = await client.query<{ oid: number }>("select 'thing'::regtype::oid::bigint as oid");
      const { rows: read } = await client.query<{ thing: string }>(
        "select r::text as thing from unnest($1::thing[]) r",
        [binaryRows(rows, sent, known.rows[0]?.oid ?? 0)],
      );
      return read.map(({ thing }) => thing);
    } finally {
      await client.query("rollback");
      client.release();
    }
  };

  test("arrive as they were meant, including nulls, at any number and length", async () => {
    const id = "019aa0b1-7c3d-7abc-8def-0123456789ab";
    const row = [1, id, "né €", '{"a":1}', "00ff", -MOST, "2026-11-20"];
    const text = `(1,${id},"né €","{""a"": 1}","\\\\x00ff",${-MOST},2026-11-20)`;
    expect(await readRows([row, [2, null, null, null, null, null, null]])).toEqual([text, "(2,,,,,,)"]);
    expect(await readRows([])).toEqual([]);
    const long = "x".repeat(100_000);
    const many = Array.from({ length: 20 }, (_, n) => [n, null, long, null, null, n, null]);
    expect(await readRows(many)).toEqual(many.map(([n]) => `(${n},,${long},,,${n},)`));
  });

  test("are the same wherever the page ends on which they are written", async () => {
    // The page of this module has grown by now; that of a fresh one ends within the 2,400 rows, at each byte of a row.
    binaryColumn(["x".repeat(100_000)], "text");
    const types: readonly ColumnType[] = ["text", "integer"];
    const others = Array.from({ length: 2_400 }, (_, n): readonly Cell[] => [null, n]);
    const bytesOfOne = binaryRows([[null, 1]], types, 1).length - binaryRows([], types, 1).length;
    for (let offset = 0; offset < bytesOfOne; offset++) {
      const rows = [["x".repeat(offset), 0], ...others];
      vi.resetModules();
      const fresh = await import("./binary-array.ts");
      expect(fresh.binaryRows(rows, types, 1).equals(binaryRows(rows, types, 1))).toBe(true);
    }
  });

  test("are refused if the database's type has other columns", async () => {
    await expect(readRows([[1]], ["integer"])).rejects.toThrow(/columns/);
    await expect(
      readRows(
        [[1, 2, 3, 4, 5, 6, 7]],
        columns.map(() => "bigint"),
      ),
    ).rejects.toThrow(/type/);
  });
});
