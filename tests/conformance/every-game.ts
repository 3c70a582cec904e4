import { catalog } from "@fairhouse/games/catalog.ts";
import { rulesOf } from "@fairhouse/games/rules.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";

export interface ListedGame {
  readonly name: string;
  readonly entry: CatalogEntry;
  readonly game: AnyGame;
}

/** Every version of every catalogued game: the laws hold for old versions as long as bets of them exist. */
export const everyGame: readonly ListedGame[] = (
  await Promise.all(
    catalog.map(async (entry) =>
      Object.entries(await rulesOf(entry)).map(([version, game]) => ({
        name: `${entry.id} version ${version}`,
        entry,
        game,
      })),
    ),
  )
).flat();
