import type { RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import type { CatalogEntry } from "./shared/catalog-entry.ts";

/**
 * Loads the rules of a game from its folder. The server awaits the rules of all games at boot, the browser those of the
 * games that it shows or verifies.
 */
export async function rulesOf({ id }: Pick<CatalogEntry, "id">): Promise<RulesByVersion> {
  const { versions }: { readonly versions: RulesByVersion } = await import(`./${id}/rules/versions.ts`);
  return versions;
}

/** Returns the rules under which new bets are placed. */
export function newestOf(versions: RulesByVersion) {
  return Object.values(versions).reduce((a, b) => (b.version > a.version ? b : a));
}
