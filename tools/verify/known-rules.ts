import { catalog } from "@fairhouse/games/catalog.ts";
import type { RulesByVersion } from "@fairhouse/games/shared/catalog-entry.ts";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";

/** Finds the rules under which a bet was made; undefined when there are none. */
export type KnownRules = (game: string, version: number) => AnyGame | undefined;

/** Every version of the rules of every game of this house. */
export async function knownRules(): Promise<KnownRules> {
  const known = new Map<string, RulesByVersion>();
  for (const { id, rules } of catalog) known.set(id, await rules());
  return (game, version) => known.get(game)?.[version];
}
