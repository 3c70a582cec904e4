import type { PoolClient } from "pg";

/** Names of composite types → their numbers in pg_type. */
type Numbers = ReadonlyMap<string, number>;

/** The numbers of composite types, which each database gives anew: a connection is asked once. */
export class RowTypes {
  readonly #names: readonly string[];
  readonly #known = new WeakMap<PoolClient, Numbers>();

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  known(client: PoolClient): Numbers | undefined {
    return this.#known.get(client);
  }

  async read(client: PoolClient): Promise<Numbers> {
    const { rows } = await client.query<{ name: string; number: string | number }>(
      "select name, name::regtype::oid::bigint as number from unnest($1::text[]) as name",
      [this.#names],
    );
    const numbers = new Map(rows.map(({ name, number }) => [name, Number(number)]));
    this.#known.set(client, numbers);
    return numbers;
  }
}
