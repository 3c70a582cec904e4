import type { Cell, ColumnType } from "./binary-array.ts";

/**
 * The caller's own rows that commit with the money: bets, moves, the player row. The ledger knows their column types
 * and nothing else. Each row belongs to an owner and is written only if the gate admits that owner.
 */
export interface Rider<Row> {
  /** Name of the rider's part of the statement; unique among the riders. */
  readonly name: string;
  /** The composite type of the database in which its rows are sent: the place of the owner, then `columns`. */
  readonly type: string;
  /** SQL name → type, in the order of `cells`. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  cells(row: Row): readonly Cell[];
  /**
   * Present if the rows of all owners, available as `<name>_all`, take part in the decision who is admitted. `admits`
   * is a condition on the gate's rows; `before` is a part of the WITH clause that it reads, run before any owner is
   * locked.
   */
  readonly gate?: { readonly admits: string; readonly before?: string };
  /**
   * True if `write` updates: a row may then miss its target, so the statement counts them. An insert writes every row
   * or fails.
   */
  readonly updates?: true;
  /** Columns of the gate, read from the locked row of the owner, that `rows` has too. */
  readonly locked?: readonly string[];
  /**
   * A data-modifying statement that reads `rows`: a from-item with the column `owner` (UUID), those of `columns` and
   * `locked`, which holds the rows of admitted owners only. Null if the rows are read by the gate alone.
   */
  readonly write: ((rows: string) => string) | null;
  /**
   * A further condition on the rows, without which the whole statement fails. It reads them by `name`, and those of
   * other riders that are `present`.
   */
  readonly asserts?: (present: ReadonlySet<string>) => string;
}

/** A row of a rider with its owner: the owner's place among the owners of the batch. */
export interface Owned<Row> {
  readonly owner: number;
  readonly row: Row;
}
