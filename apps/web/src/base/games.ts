import { catalog, type GameId } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import type { GameSite } from "@fairhouse/games/shared/screen/page/game-site.ts";
import { siteOf } from "@fairhouse/games/sites.ts";
import { englishWords } from "@fairhouse/games/words.ts";
import { type Language, languages } from "@fairhouse/protocol/languages.ts";
import { createWords, useLanguage } from "@fairhouse/ui/words/words.tsx";

/** A game as shown in lists. */
export interface ListedGame extends CatalogEntry, GameSite {
  readonly id: GameId;
}

/** The games of this house, in the order of the navigation. */
export const games: readonly ListedGame[] = catalog.map((entry) => ({ ...entry, ...siteOf(entry.id) }));

/** Returns true for what players bet on by odds, which lists show apart from the other games. */
export function isSport({ kind }: Pick<ListedGame, "kind">): boolean {
  return kind === "external";
}

const others = languages.filter((language) => language !== "en");

/**
 * Titles and taglines of the games by their ids. Like all words they are loaded before a page is drawn in their
 * language.
 */
export const gamesWords = createWords(
  englishWords,
  Object.fromEntries(
    others.map((language) => {
      const load = async () => (await import("@fairhouse/games/other-words.ts")).wordsIn(language);
      return [`./${language}.ts`, async () => ({ [language]: await load() })];
    }),
  ),
);

/** Returns a game by its id; undefined for records of a house with more games than this page knows. */
export function gameOf(id: string): ListedGame | undefined {
  return games.find((game) => game.id === id);
}

export function titleIn(game: ListedGame, language: Language): string {
  return gamesWords.known(language)[game.id]?.title ?? game.name;
}

/** Returns the few words on the card. */
export function taglineIn(game: ListedGame, language: Language): string {
  return gamesWords.known(language)[game.id]?.tagline ?? "";
}

/** Returns the name of a game in the navigation. */
export function navigationTitleIn(game: ListedGame, language: Language): string {
  return language === "en" ? game.title : titleIn(game, language);
}

/** Returns the names of games in the current language; an unknown id stands for itself. */
export function useGameTitle(): (id: string) => string {
  const language = useLanguage();
  return (id) => {
    const game = gameOf(id);
    return game === undefined ? id : titleIn(game, language);
  };
}
