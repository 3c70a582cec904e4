import type { Pool, PoolClient } from "pg";
import type { AccountState, Entry } from "./entry.ts";
import { arrayLiteral, type Cell, type ColumnType, type Owned, type Rider } from "./rider.ts";

/** What one statement writes: for each owner all or nothing. */
export interface Batch<Rows extends Record<string, unknown>> {
  readonly entries: readonly Owned<Entry>[];
  /** The state of every moved account before and after the batch. */
  readonly accounts: readonly Owned<{ readonly before: AccountState; readonly after: AccountState }>[];
  readonly riders: { readonly [Name in keyof Rows]: readonly Owned<Rows[Name]>[] };
}

const entryRider: Rider<Entry> = {
  name: "ledger_entry_rows",
  columns: {
    reference: "uuid",
    act: "smallint",
    account: "bigint",
    amount: "bigint",
    kind: "text",
    sequence: "bigint",
    balance: "bigint",
  },
  cells: (e) => [e.reference, e.act, e.account, e.amount, e.kind, e.sequence, e.balance],
  write: (rows) => `insert into ledger_entry (reference, act, account, amount, kind, sequence, balance)
    select reference, act, account, amount, kind, sequence, balance from ${rows}`,
};

const accountRider: Rider<{ before: AccountState; after: AccountState }> = {
  name: "ledger_account_rows",
  columns: { account: "bigint", was_entries: "bigint", entries: "bigint", balance: "bigint" },
  cells: ({ before, after }) => [before.account, before.entries, after.entries, after.balance],
  updates: true,
  write: (rows) => `update ledger_account a set balance = m.balance, entries = m.entries from ${rows} m
    where a.id = m.account and a.entries = m.was_entries`,
};

/**
 * Composes the one data-modifying statement that writes entries, balances and the riders' rows of many owners at once.
 *
 * `gate` is a query that yields `owner`: it locks the owners and says whose rows may be written. It may read the rows of riders
 * marked `gate` as `<name>_all`. Whoever is admitted gets all of his rows written, whoever is not none. Every row must take
 * effect: when a row to be updated does not stand where the batch expects it, although the gate admitted its owner, the
 * whole statement fails, because then somebody changes things without the gate's knowledge.
 *
 * Riders without a row are left out; each combination that occurs is composed once, and prepared once by each connection.
 */
export class LedgerStatement<Rows extends Record<string, unknown>> {
  readonly #name: string;
  readonly #gate: string;
  readonly #riders: readonly [name: string, rider: Rider<never>][];
  readonly #prepared = new Map<string, { readonly name: string; readonly text: string }>();

  constructor(name: string, gate: string, riders: { readonly [Name in keyof Rows]: Rider<Rows[Name]> }) {
    this.#name = name;
    this.#gate = gate;
    this.#riders = Object.entries(riders);
  }

  /** Writes the batch and answers the owners whose rows are durable (with a pool) or in the transaction (with a client). */
  async write(db: Pool | PoolClient, batch: Batch<Rows>): Promise<ReadonlySet<string>> {
    assertBalanced(batch.entries);
    const present: Rider<never>[] = [];
    const values: string[] = [];
    const take = <Row>(rider: Rider<Row>, rows: readonly Owned<Row>[]) => {
      if (rows.length === 0 && !rider.gate) return;
      present.push(rider as Rider<never>);
      values.push(...columnsOf(rider, rows));
    };
    take(entryRider, batch.entries);
    take(accountRider, batch.accounts);
    for (const [name, rider] of this.#riders) take(rider, batch.riders[name] as never);
    const result = await db.query<{ owner: string }>({ ...this.#statement(present), values });
    return new Set(result.rows.map((row) => row.owner));
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

function compose(gate: string, riders: readonly Rider<never>[]): string {
  let next = 1;
  const all: string[] = [];
  const admitted: string[] = [];
  const written: string[] = [];
  const checks: string[] = ["true"];
  for (const rider of riders) {
    const columns = ["owner", ...Object.keys(rider.columns)];
    const types: ColumnType[] = ["uuid", ...Object.values(rider.columns)];
    const arrays = types.map((type) => `$${next++}::${type}[]`).join(", ");
    all.push(`${rider.name}_all as materialized (select * from unnest(${arrays}) as r(${columns.join(", ")}))`);
    if (!rider.write) continue;
    admitted.push(`${rider.name} as (select a.* from ${rider.name}_all a join gate on gate.owner = a.owner)`);
    written.push(`${rider.name}_written as (${rider.write(rider.name)}${rider.updates ? " returning 1" : ""})`);
    if (!rider.updates) continue;
    checks.push(
      `ledger_assert((select count(*) from ${rider.name}_written) = (select count(*) from ${rider.name}), '${rider.name}')`,
    );
  }
  const parts = [...all, `gate as materialized (${gate})`, ...admitted, ...written];
  return `with ${parts.join(",\n")}\nselect owner from gate where (select ${checks.join(" and ")})`;
}

function columnsOf<Row>(rider: Rider<Row>, rows: readonly Owned<Row>[]): string[] {
  const types = Object.values(rider.columns);
  const columns: Cell[][] = types.map(() => []);
  const owners: Cell[] = [];
  for (const { owner, row } of rows) {
    owners.push(owner);
    const cells = rider.cells(row);
    for (let c = 0; c < types.length; c++) columns[c]?.push(cells[c] ?? null);
  }
  return [arrayLiteral(owners, "uuid"), ...columns.map((cells, c) => arrayLiteral(cells, types[c] ?? "text"))];
}

/** Programmer errors stop here, before the database sees them: every movement sums to zero. */
function assertBalanced(entries: readonly Owned<Entry>[]): void {
  const sums = new Map<string, number>();
  for (const { row } of entries) {
    const movement = `${row.reference}/${row.act}`;
    sums.set(movement, (sums.get(movement) ?? 0) + row.amount);
  }
  for (const [movement, sum] of sums)
    if (sum !== 0) throw new Error(`movement ${movement} does not sum to zero: ${sum}`);
}
