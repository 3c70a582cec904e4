import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/database.ts";
import { binaryColumn, type Cell, type ColumnType } from "./binary-array.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** What PostgreSQL itself reads in the cells, as text. */
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
    ["", "red", 'quote " and \\', "né € 😀", "é".repeat(60), "x".repeat(100_000)],
    ["", "red", 'quote " and \\', "né € 😀", "é".repeat(60), "x".repeat(100_000)],
  ],
  ["jsonb", ['{"a":["€",1]}', "null", '"x"'], ['{"a": ["€", 1]}', "null", '"x"']],
  ["bytea", ["00ff10", ""], ["\\x00ff10", "\\x"]],
  [
    "timestamptz",
    [Date.UTC(2026, 10, 20, 1, 2, 3, 456), 0, Date.UTC(1999, 11, 31, 23, 59, 59, 999)],
    ["2026-11-20 01:02:03.456+00", "1970-01-01 00:00:00+00", "1999-12-31 23:59:59.999+00"],
  ],
  ["date", ["2026-11-20", "2000-01-01", "1969-12-31"], ["2026-11-20", "2000-01-01", "1969-12-31"]],
])("PostgreSQL reads %s as it was meant, nulls too", async (type, cells, read) => {
  expect(await readBack(type, cells)).toEqual(read);
  expect(await readBack(type, [null, ...cells, null])).toEqual([null, ...read, null]);
  expect(await readBack(type, [])).toEqual([]);
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
])("a %s of %s is refused before it is sent", (type, cell) => {
  expect(() => binaryColumn([cell], type)).toThrow(RangeError);
});
