import { catalog, type GameId } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import type { GameSite } from "@fairhouse/games/shared/screen/game-site.ts";
import { siteOf } from "@fairhouse/games/sites.ts";
import { englishWords } from "@fairhouse/games/words.ts";
import { type Language, languages } from "@fairhouse/protocol/languages.ts";
import { createWords, useLanguage } from "@fairhouse/ui/words/words.tsx";

/** A game as lists show it. */
export interface ListedGame extends CatalogEntry, GameSite {
  readonly id: GameId;
}

/** The games of this house in the order of the navigation. */
export const games: readonly ListedGame[] = catalog.map((entry) => ({ ...entry, ...siteOf(entry.id) }));

const others = languages.filter((language) => language !== "en");

/** Titles and lines of the games by their ids. Like all words they are there before a page is drawn in their language. */
export const gamesWords = createWords(
  englishWords,
  Object.fromEntries(
    others.map((language) => {
      const load = async () => (await import("@fairhouse/games/other-words.ts")).wordsIn(language);
      return [`./${language}.ts`, async () => ({ [language]: await load() })];
    }),
  ),
);

/** A game by its id, for records that may come from a house with more games than this page knows. */
export function gameOf(id: string): ListedGame | undefined {
  return games.find((game) => game.id === id);
}

export function titleIn(game: ListedGame, language: Language): string {
  return gamesWords.known(language)[game.id]?.title ?? game.name;
}

/** A few words on the card. */
export function taglineIn(game: ListedGame, language: Language): string {
  return gamesWords.known(language)[game.id]?.tagline ?? "";
}

/** What the navigation calls a game. */
export function navigationTitleIn(game: ListedGame, language: Language): string {
  return language === "en" ? game.title : titleIn(game, language);
}

/** Names of games in the current language; an unknown id stands for itself. */
export function useGameTitle(): (id: string) => string {
  const language = useLanguage();
  return (id) => {
    const game = gameOf(id);
    return game === undefined ? id : titleIn(game, language);
  };
}
