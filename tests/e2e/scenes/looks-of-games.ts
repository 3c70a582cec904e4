import { catalog } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import type { Scene } from "./scene.ts";

/** The data that `e2e/looks.ts` of a game's folder gives to the shared tests and pictures. */
export interface GameLooks {
  /** The game idle, in play and over: pictures are taken of each, and axe checks it. */
  readonly scenes: readonly Scene[];
  /**
   * True if the stage is a table with small places that is taller than a phone; its chips and buttons stay in a dock
   * above it.
   */
  readonly tall?: boolean;
}

export interface LookedAtGame extends GameLooks {
  readonly game: CatalogEntry;
}

/** Every game of the catalogue, with the looks of its folder. */
export const looksOfGames: readonly LookedAtGame[] = await Promise.all(
  catalog.map(async (game) => {
    const { looks }: { looks: GameLooks } = await import(`../../../games/${game.id}/e2e/looks.ts`);
    return { game, ...looks };
  }),
);
