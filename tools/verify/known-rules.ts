import { catalog } from "@fairhouse/games/catalog.ts";
import { rulesOf } from "@fairhouse/games/rules.ts";
import type { AnyGame, RulesByVersion } from "@fairhouse/kernel/any-game.ts";

/** Finds the rules under which a bet was made; undefined if there are none. */
export type KnownRules = (game: string, version: number) => AnyGame | undefined;

/** Every version of the rules of every game of this house. */
export async function knownRules(): Promise<KnownRules> {
  const known = new Map<string, RulesByVersion>();
  for (const entry of catalog) known.set(entry.id, await rulesOf(entry));
  return (game, version) => known.get(game)?.[version];
}
