import type { PoolClient } from "pg";

/** Names of composite types → their numbers in pg_type. */
type Numbers = ReadonlyMap<string, number>;

/**
 * The numbers of composite types, which each database gives anew: a database is asked once, not each connection, because those that
 * break under load have no time for a further question.
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

  /** After a failure: what stands at this address may be another database now, restored from a dump. */
  forget(client: PoolClient): void {
    this.#known.delete(databaseOf(client));
  }
}

function databaseOf({ host, port, database }: PoolClient): string {
  return `${host}:${port}/${database}`;
}
