const PARAMETER = "round";

/** A round of a table, by its number there. */
export interface RoundAddress {
  readonly table: string;
  readonly number: number;
}

/** The round whose dialog a query opens; null for none. */
export function roundOf(search: string): RoundAddress | null {
  const [, table, number] = /^([\w-]{1,40})\.(\d{1,15})$/.exec(new URLSearchParams(search).get(PARAMETER) ?? "") ?? [];
  return table === undefined || number === undefined ? null : { table, number: Number(number) };
}

/** The same query with the dialog of a round, or without one. */
export function withRound(search: string, round: RoundAddress | null): string {
  const query = new URLSearchParams(search);
  if (round === null) query.delete(PARAMETER);
  else query.set(PARAMETER, `${round.table}.${round.number}`);
  return query.size === 0 ? "" : `?${query}`;
}
