import type { Cell, ColumnType } from "./binary-array.ts";

/**
 * Rows of the caller's own that commit with the money: bets, moves, the player row. The ledger knows their column types and
 * nothing else. Each row belongs to an owner and is written only when the gate admits that owner.
 */
export interface Rider<Row> {
  /** Name of its part of the statement; unique among the riders. */
  readonly name: string;
  /** The composite type of the database in which its rows are sent: the place of the owner, then `columns`. */
  readonly type: string;
  /** SQL name → type, in the order of `cells`. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  cells(row: Row): readonly Cell[];
  /**
   * Present when the rows, those of all owners, have a say in who is admitted: they are `<name>_all` then. `admits` is a condition
   * on the gate's rows, `before` a part of the WITH clause that it reads, run before anybody is locked.
   */
  readonly gate?: { readonly admits: string; readonly before?: string };
  /** Whether `write` updates: then a row may miss its target, and the statement counts. An insert writes every row or fails. */
  readonly updates?: true;
  /** Columns of the gate, of the locked row of the owner, that `rows` has too. */
  readonly locked?: readonly string[];
  /**
   * A data-modifying statement that reads `rows`: a from-item with the column `owner` (UUID), those of `columns` and `locked`,
   * which holds the rows of admitted owners only. Null: the rows are read by the gate alone.
   */
  readonly write: ((rows: string) => string) | null;
  /**
   * What must hold of the rows besides, or else the whole statement fails: a condition that reads them by `name`, and those of
   * other riders that are `present`.
   */
  readonly asserts?: (present: ReadonlySet<string>) => string;
}

/** A row of a rider, and whose it is: the place of its owner among the owners of the batch. */
export interface Owned<Row> {
  readonly owner: number;
  readonly row: Row;
}
