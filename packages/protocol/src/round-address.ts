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
