/** The column types that riders carry; each is sent as one array. */
export type ColumnType =
  | "uuid"
  | "bigint"
  | "integer"
  | "smallint"
  | "boolean"
  | "text"
  | "jsonb"
  | "bytea"
  | "timestamptz"
  | "date";

export type Cell = string | number | boolean | null;

/**
 * Rows of the caller's own that commit with the money: bets, moves, the player row. The ledger knows their column types and
 * nothing else. Each row belongs to an `owner` (UUID) and is written only when the gate admits the owner.
 */
export interface Rider<Row> {
  /** Name of its part of the statement; unique among the riders. */
  readonly name: string;
  /** SQL name → type, in the order of `cells`. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  cells(row: Row): readonly Cell[];
  /** Whether the gate reads the rows: those of all owners, before it is known who is admitted. */
  readonly gate?: true;
  /** Whether `write` updates: then a row may miss its target, and the statement counts. An insert writes every row or fails. */
  readonly updates?: true;
  /**
   * A data-modifying statement that reads `rows`: a from-item alias with the column `owner` and those of `columns`,
   * which holds the rows of admitted owners only. Null: the rows are read by the gate alone.
   */
  readonly write: ((rows: string) => string) | null;
}

/** A row of a rider with its owner. */
export interface Owned<Row> {
  readonly owner: string;
  readonly row: Row;
}

/**
 * A PostgreSQL array literal. Faster than the driver's own conversion, which tests the type of every element;
 * numbers, booleans and UUIDs need no quotes, texts get them always.
 */
export function arrayLiteral(cells: readonly Cell[], type: ColumnType): string {
  const quoted = type === "text" || type === "jsonb" || type === "timestamptz" || type === "bytea";
  let literal = "{";
  for (let i = 0; i < cells.length; i++) {
    if (i > 0) literal += ",";
    const cell = cells[i];
    if (cell === null || cell === undefined) literal += "NULL";
    else if (quoted) literal += `"${String(cell).replace(/["\\]/g, "\\$&")}"`;
    else literal += String(cell);
  }
  return `${literal}}`;
}
