import type { Pool, PoolClient } from "pg";
import { binaryColumn, binaryRows, type ColumnType } from "./binary-array.ts";
import type { AccountState, Movement } from "./entry.ts";
import type { Owned, Rider } from "./rider.ts";
import { RowTypes } from "./row-types.ts";

/** The rows of one statement, which writes all or none of each owner's. */
export interface Batch<Rows extends Record<string, unknown>> {
  /** UUIDs, each once. Rows refer to their owner by the position in this list. */
  readonly owners: readonly string[];
  readonly movements: readonly Owned<Movement>[];
  /** The state of every moved account before and after the batch. */
  readonly accounts: readonly Owned<{ readonly before: AccountState; readonly after: AccountState }>[];
  readonly riders: { readonly [Name in keyof Rows]: readonly Owned<Rows[Name]>[] };
}

const movementRider: Rider<Movement> = {
  name: "movement_rows",
  type: "ledger_movement_row",
  columns: {
    reference: "uuid",
    act: "smallint",
    kind: "text",
    account: "bigint",
    amount: "bigint",
    sequence: "bigint",
    balance: "bigint",
    escrow_account: "bigint",
    escrow: "bigint",
    counter_account: "bigint",
  },
  cells: (m) => [
    m.reference,
    m.act,
    m.kind,
    m.account,
    m.amount,
    m.sequence,
    m.balance,
    m.escrowAccount,
    m.escrow,
    m.counterAccount,
  ],
  // The default of `transaction` would be computed for every row.
  write: (
    rows,
  ) => `insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow,
      counter_account, transaction)
    select reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account,
      (select pg_current_xact_id()::text::bigint)
    from ${rows}`,
};

const accountRider: Rider<{ before: AccountState; after: AccountState }> = {
  name: "account_rows",
  type: "ledger_account_row",
  columns: { account: "bigint", was_entries: "bigint", entries: "bigint", balance: "bigint" },
  cells: ({ before, after }) => [before.account, before.entries, after.entries, after.balance],
  updates: true,
  write: (rows) => `update ledger_account a set balance = m.balance, entries = m.entries from ${rows} m
    where a.id = m.account and a.entries = m.was_entries`,
};

/** Makes the query of the gate from the conditions of the riders that are present. */
export type Gate = (conditions: string) => string;

/**
 * Composes the one data-modifying statement that writes movements, balances and the riders' rows of many owners at
 * once.
 *
 * `gate` makes the query that locks the owners and decides whose rows may be written, from the conditions of the riders
 * present. It yields `place`, `owner` and the columns that riders want of the `locked` rows, and reads `owners` (place
 * and owner). All rows of an admitted owner are written, and none of an owner who is not admitted. Every row must take
 * effect: if a row to be updated is not as the batch expects it, although the gate admitted its owner, the whole
 * statement fails, because something then changes rows without the gate's knowledge.
 *
 * Riders without a row are left out; each combination that occurs is composed once, and prepared once by each
 * connection.
 */
export class LedgerStatement<Rows extends Record<string, unknown>> {
  readonly #name: string;
  readonly #gate: Gate;
  readonly #riders: readonly [name: string, rider: Rider<never>][];
  readonly #prepared = new Map<string, { readonly name: string; readonly text: string }>();
  readonly #types: RowTypes;

  constructor(name: string, gate: Gate, riders: { readonly [Name in keyof Rows]: Rider<Rows[Name]> }) {
    this.#name = name;
    this.#gate = gate;
    this.#riders = Object.entries(riders);
    const all = [movementRider, accountRider, ...Object.values(riders)];
    this.#types = new RowTypes(all.map(({ type }: { readonly type: string }) => type));
  }

  /**
   * Writes the batch and returns the owners whose rows are durable (with a pool) or in the transaction (with a client).
   */
  async write(db: Pool | PoolClient, batch: Batch<Rows>): Promise<ReadonlySet<string>> {
    if (!("release" in db)) return this.#writeAlone(db, batch);
    const oids = this.#types.known(db) ?? (await this.#types.read(db));
    const present: Rider<never>[] = [];
    const values: Buffer[] = [binaryColumn(batch.owners, "uuid")];
    const take = <Row>(rider: Rider<Row>, rows: readonly Owned<Row>[]) => {
      if (rows.length === 0) return;
      present.push(rider as Rider<never>);
      // SQL counts from 1.
      const cells = rows.map(({ owner, row }) => [owner + 1, ...rider.cells(row)]);
      values.push(binaryRows(cells, typesOf(rider), oids.get(rider.type) ?? 0));
    };
    take(movementRider, batch.movements);
    take(accountRider, batch.accounts);
    for (const [name, rider] of this.#riders) take(rider, batch.riders[name] as never);
    const query = { ...this.#statement(present), values, rowMode: "array" as const };
    const { rows } = await db.query<[places: number[] | null]>(query).catch((error: unknown) => {
      if (isWrongType(error)) this.#types.forget(db);
      throw error;
    });
    const [answer] = rows;
    if (answer === undefined) throw new Error("the statement did not say who was admitted");
    const [places] = answer;
    return new Set(places === null ? batch.owners : places.flatMap((place) => batch.owners[place - 1] ?? []));
  }

  async #writeAlone(pool: Pool, batch: Batch<Rows>): Promise<ReadonlySet<string>> {
    const client = await pool.connect();
    try {
      const admitted = await this.write(client, batch);
      client.release();
      return admitted;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  #statement(present: readonly Rider<never>[]): { readonly name: string; readonly text: string } {
    const combination = present.map((rider) => rider.name).join();
    const known = this.#prepared.get(combination);
    if (known) return known;
    const statement = { name: `${this.#name}-${this.#prepared.size}`, text: compose(this.#gate, present) };
    this.#prepared.set(combination, statement);
    return statement;
  }
}

function compose(gate: Gate, riders: readonly Rider<never>[]): string {
  const present = new Set(riders.map((rider) => rider.name));
  const conditions = ["true", ...riders.flatMap((rider) => rider.gate?.admits ?? [])];
  const checks = ["true", ...riders.flatMap((rider) => checksOf(rider, present))];
  const parts = [
    `owners as materialized (
    select place::integer as place, owner from unnest($1::uuid[]) with ordinality as o(owner, place))`,
    ...riders.flatMap((rider, index) => rowsForGate(rider, index + 2)),
    `gate as materialized (${gate(conditions.join(" and "))})`,
    ...riders.flatMap((rider, index) => admittedRows(rider, index + 2)),
    ...riders.flatMap(writtenRows),
  ];
  // Nearly always all owners are admitted: null says so in a few bytes.
  return `with ${parts.join(",\n")}
    select case when count(*) < cardinality($1) then coalesce(array_agg(place), '{}') end from gate
    where (select ${checks.join(" and ")})`;
}

function rowsForGate(rider: Rider<never>, parameter: number): readonly string[] {
  if (!rider.gate) return [];
  const rows = `${rider.name}_all as materialized (select * from ${asRows(rider, sentIn(rider, parameter))})`;
  return rider.gate.before === undefined ? [rows] : [rows, rider.gate.before];
}

function admittedRows(rider: Rider<never>, parameter: number): readonly string[] {
  if (!rider.write) return [];
  const source = rider.gate ? `${rider.name}_all` : sentIn(rider, parameter);
  const own = Object.keys(rider.columns).map((column) => `r.${column}`);
  const locked = (rider.locked ?? []).map((column) => `gate.${column}`);
  return [
    `${rider.name} as (
      select gate.owner, ${[...own, ...locked].join(", ")} from ${asRows(rider, source)} join gate on gate.place = r.place)`,
  ];
}

function writtenRows(rider: Rider<never>): readonly string[] {
  if (!rider.write) return [];
  return [`${rider.name}_written as (${rider.write(rider.name)}${rider.updates ? " returning 1" : ""})`];
}

function checksOf({ name, write, asserts, updates }: Rider<never>, present: ReadonlySet<string>): readonly string[] {
  if (!write) return [];
  const checks = asserts ? [`(${asserts(present)})`] : [];
  if (updates) checks.push(`(select count(*) from ${name}_written) = (select count(*) from ${name})`);
  return checks.map((check) => `ledger_assert(${check}, '${name}')`);
}

function sentIn({ type }: Rider<never>, parameter: number): string {
  return `unnest($${parameter}::${type}[])`;
}

function asRows({ columns }: Rider<never>, source: string): string {
  return `${source} as r(place, ${Object.keys(columns).join(", ")})`;
}

/** True for the SQLSTATE of an array whose type is not the parameter's. */
function isWrongType(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "42804";
}

/** The column of the owner's place, followed by the rider's own columns. */
function typesOf(rider: Rider<never>): readonly ColumnType[] {
  return ["integer", ...Object.values(rider.columns)];
}
