import type { CatalogEntry } from "./shared/catalog-entry.ts";
import type { BetType } from "./shared/rules/bet-types.ts";

/** Loads the kinds of bets of a game from its folder. */
export async function betTypesOf({ id }: Pick<CatalogEntry, "id">): Promise<readonly BetType[]> {
  const { betTypes }: { readonly betTypes: readonly BetType[] } = await import(`./${id}/rules/bet-types.ts`);
  return betTypes;
}
