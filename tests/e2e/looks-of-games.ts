import { catalog } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import type { Scene } from "./scene.ts";

/** What `e2e/looks.ts` of a game's folder tells the tests and pictures that all games share. */
export interface GameLooks {
  /** The game idle, in play and over: pictures are taken of each, and axe looks at it. */
  readonly scenes: readonly Scene[];
  /** The stage is a table with small places that is taller than a phone; its chips and buttons stay in a dock above it. */
  readonly tall?: boolean;
}

export interface LookedAtGame extends GameLooks {
  readonly game: CatalogEntry;
}

/** Every game of the catalogue, with what its own folder says to look at. */
export const looksOfGames: readonly LookedAtGame[] = await Promise.all(
  catalog.map(async (game) => {
    const { looks }: { looks: GameLooks } = await import(`../../games/${game.id}/e2e/looks.ts`);
    return { game, ...looks };
  }),
);
