import { fileURLToPath } from "node:url";
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

const origins = new Map<AnyGame, string>(
  everyGame.map(({ game }) => [
    game,
    fileURLToPath(new URL(`../../games/${game.id}/rules/versions.ts`, import.meta.url)),
  ]),
);

/**
 * The module of the game's rules; null for a game that a test has made of another one, which no module describes
 * completely.
 */
export function originOf(game: AnyGame): string | null {
  return origins.get(game) ?? null;
}

/** Registers the module of rules that a test writes. */
export function comesFrom(game: AnyGame, module: string): void {
  origins.set(game, module);
}
