import type { Running } from "./use-running.ts";

/**
 * Returns the tables to show, one a game, those with the most bets first: of a game's tables the one with the most bets,
 * or else the one whose betting ends first. Games in which nobody plays keep their order.
 */
export function oneOfEachGame(tables: readonly Running[]): readonly Running[] {
  const best = new Map<string, Running>();
  for (const table of tables) {
    const known = best.get(table.game);
    if (known === undefined || isBefore(table, known)) best.set(table.game, table);
  }
  return [...best.values()].toSorted((a, b) => b.ticketCount - a.ticketCount);
}

/** Sorts tables by the order of their games; null leaves them as they are. */
export function inOrder(tables: readonly Running[], order: readonly string[] | null): readonly Running[] {
  if (order === null) return tables;
  return tables.toSorted((a, b) => order.indexOf(a.game) - order.indexOf(b.game));
}

function isBefore(table: Running, other: Running): boolean {
  if (table.ticketCount !== other.ticketCount) return table.ticketCount > other.ticketCount;
  return (table.closesAt ?? Number.POSITIVE_INFINITY) < (other.closesAt ?? Number.POSITIVE_INFINITY);
}
