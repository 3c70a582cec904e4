import { type CatalogEntry, catalog, type GameId } from "@fairhouse/games/catalog.ts";
import type { Language } from "@fairhouse/protocol/languages.ts";
import type { LobbyCard } from "@fairhouse/ui/words/lobby-card.ts";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";

/**
 * Found by folder, so that a new game needs no line here: `lobby.ts`, which a test demands of every game of the catalogue, and
 * `art.svg`, a square picture of the game without a ground of its own. Until a game has one, `GameArt` makes it of colours and icon.
 */
const lobbyCards = import.meta.glob<LobbyCard>("../../../games/*/lobby.ts", { eager: true, import: "lobby" });
const art = import.meta.glob<string>("../../../games/*/art.svg", { eager: true, query: "?url", import: "default" });

/** A game as lists show it. */
export interface ListedGame extends CatalogEntry, LobbyCardWithoutWords {
  readonly id: GameId;
  /** Address of its picture; null for a game without one. `GameArt` shows either. */
  readonly art: string | null;
  readonly words: Pick<LobbyCard, "title" | "tagline">;
}
type LobbyCardWithoutWords = Omit<LobbyCard, "title" | "tagline">;

/** The games of this house in the order of the navigation. */
export const games: readonly ListedGame[] = catalog.map((entry) => {
  const lobby = lobbyCards[`../../../games/${entry.id}/lobby.ts`];
  const picture = art[`../../../games/${entry.id}/art.svg`];
  if (lobby === undefined) throw new Error(`games/${entry.id} lacks lobby.ts`);
  const { title, tagline, ...rest } = lobby;
  return { ...entry, ...rest, art: picture ?? null, words: { title, tagline } };
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
