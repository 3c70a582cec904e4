const PARAMETER = "round";

/** A round of a table, by its number there. */
export interface RoundAddress {
  readonly table: string;
  readonly number: number;
}

/** What a round is called in addresses: `crash.17`. */
export function idOfRound({ table, number }: RoundAddress): string {
  return `${table}.${number}`;
}

/** The round of such a name; null when it is none. */
export function roundOfId(id: string): RoundAddress | null {
  const [, table, number] = /^([\w-]{1,40})\.([1-9]\d{0,14})$/.exec(id) ?? [];
  return table === undefined || number === undefined ? null : { table, number: Number(number) };
}

/** The page of a round. */
export function pathOfRound(round: RoundAddress): string {
  return `/round/${idOfRound(round)}`;
}

/** The round whose dialog a query opens; null for none. */
export function roundOf(search: string): RoundAddress | null {
  return roundOfId(new URLSearchParams(search).get(PARAMETER) ?? "");
}

/** The same query with the dialog of a round, or without one. */
export function withRound(search: string, round: RoundAddress | null): string {
  const query = new URLSearchParams(search);
  if (round === null) query.delete(PARAMETER);
  else query.set(PARAMETER, idOfRound(round));
  return query.size === 0 ? "" : `?${query}`;
}
