import { catalog, tablesOf } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";

const entries: readonly CatalogEntry[] = catalog;
const roundTables = new Set(entries.flatMap((game) => (game.kind === "round" ? tablesOf(game) : [])));

/** True for a table with rounds; of the others, the clock takes the links. */
export function hasRounds(table: string): boolean {
  return roundTables.has(table);
}

/** True for a game with chains of its own: not for bets on other games' rounds. */
export function hasOwnChains(game: Pick<CatalogEntry, "kind" | "id" | "tables">): boolean {
  return game.kind === "round" || (game.kind === "external" && tablesOf(game).some((table) => !hasRounds(table)));
}
