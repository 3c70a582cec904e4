import type { PoolClient } from "pg";

/** Names of composite types → their numbers in pg_type. */
type Numbers = ReadonlyMap<string, number>;

/**
 * The numbers of composite types, which differ from database to database. Each database is asked once rather than each
 * connection, because connections that break under load leave no time for a further query.
 */
export class RowTypes {
  readonly #names: readonly string[];
  readonly #known = new Map<string, Numbers>();

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  known(client: PoolClient): Numbers | undefined {
    return this.#known.get(databaseOf(client));
  }

  async read(client: PoolClient): Promise<Numbers> {
    const { rows } = await client.query<{ name: string; number: string | number }>(
      "select name, name::regtype::oid::bigint as number from unnest($1::text[]) as name",
      [this.#names],
    );
    const numbers = new Map(rows.map(({ name, number }) => [name, Number(number)]));
    this.#known.set(databaseOf(client), numbers);
    return numbers;
  }

  /** Forgets the numbers after a failure: the database at this address may be another one now, restored from a dump. */
  forget(client: PoolClient): void {
    this.#known.delete(databaseOf(client));
  }
}

function databaseOf({ host, port, database }: PoolClient): string {
  return `${host}:${port}/${database}`;
}
