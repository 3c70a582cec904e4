const PARAMETER = "round";

/** The address of a round: its table, and its number there. */
export interface RoundAddress {
  readonly table: string;
  readonly number: number;
}

/** Returns the name of a round in addresses: `crash.17`. */
export function idOfRound({ table, number }: RoundAddress): string {
  return `${table}.${number}`;
}

/** Parses such a name; null if it is invalid. */
export function roundOfId(id: string): RoundAddress | null {
  const [, table, number] = /^([\w-]{1,40})\.([1-9]\d{0,14})$/.exec(id) ?? [];
  return table === undefined || number === undefined ? null : { table, number: Number(number) };
}

/** Returns the path of a round's page. */
export function pathOfRound(round: RoundAddress): string {
  return `/round/${idOfRound(round)}`;
}

/** Returns the round whose dialog a query opens; null for none. */
export function roundOf(search: string): RoundAddress | null {
  return roundOfId(new URLSearchParams(search).get(PARAMETER) ?? "");
}

/** Returns the same query with the dialog of a round, or without one. */
export function withRound(search: string, round: RoundAddress | null): string {
  const query = new URLSearchParams(search);
  if (round === null) query.delete(PARAMETER);
  else query.set(PARAMETER, idOfRound(round));
  return query.size === 0 ? "" : `?${query}`;
}
