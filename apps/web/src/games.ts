import { catalog, type GameId } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import type { GameSite } from "@fairhouse/games/shared/screen/game-site.ts";
import { siteOf } from "@fairhouse/games/sites.ts";
import type { Language } from "@fairhouse/protocol/languages.ts";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";

/** A game as lists show it. */
export interface ListedGame extends CatalogEntry, Omit<GameSite, "title" | "tagline"> {
  readonly id: GameId;
  readonly words: Pick<GameSite, "title" | "tagline">;
}

/** The games of this house in the order of the navigation. */
export const games: readonly ListedGame[] = catalog.map((entry) => {
  const { title, tagline, ...site } = siteOf(entry.id);
  return { ...entry, ...site, words: { title, tagline } };
});

/** A game by its id, for records that may come from a house with more games than this page knows. */
export function gameOf(id: string): ListedGame | undefined {
  return games.find((game) => game.id === id);
}

export function titleIn(game: ListedGame, language: Language): string {
  return language === "en" ? game.name : game.words.title[language];
}

/** What the navigation calls a game. */
export function navigationTitleIn(game: ListedGame, language: Language): string {
  return language === "en" ? game.title : game.words.title[language];
}

/** Names of games in the current language; an unknown id stands for itself. */
export function useGameTitle(): (id: string) => string {
  const language = useLanguage();
  return (id) => {
    const game = gameOf(id);
    return game === undefined ? id : titleIn(game, language);
  };
}
