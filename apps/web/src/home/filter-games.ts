import { isLive } from "@fairhouse/kernel/live.ts";
import { isSport, type ListedGame } from "../base/games.ts";

/** Filters of the list of all games. */
export const gameFilters = ["all", "solo", "live", "favourites"] as const;
export type GameFilter = (typeof gameFilters)[number];

/**
 * Up to this many games are shown on the home page once, as large cards; a larger house has featured ones, shelves and
 * a grid.
 */
export const FEW = 6;

type Filtered = Pick<ListedGame, "kind" | "title" | "name" | "path" | "card"> & { readonly id: string };

interface Asked<Game> {
  readonly filter: GameFilter;
  readonly text: string;
  readonly favourites: readonly string[];
  /** Returns the names in other languages. */
  readonly namesOf: (game: Game) => readonly string[];
}

/**
 * Returns games of the chosen kind whose name, in any language, or path contains the given words. Sports have a
 * section of their own, and are among them for players who search, or have starred them.
 */
export function filterGames<Game extends Filtered>(
  games: readonly Game[],
  { filter, text, favourites, namesOf }: Asked<Game>,
): readonly Game[] {
  const asked = text.trim().toLocaleLowerCase();
  return games.filter((game) => {
    if (isSport(game) && asked === "" && filter !== "favourites") return false;
    if ((filter === "solo" || filter === "live") && isLive(game) !== (filter === "live")) return false;
    if (filter === "favourites" && !favourites.includes(game.id)) return false;
    const names = [game.title, game.name, game.card?.name ?? "", game.path, ...namesOf(game)];
    return names.some((name) => name.toLocaleLowerCase().includes(asked));
  });
}

/** Returns the games with a featured card, in their order. */
export function featuredGames<Game extends Pick<ListedGame, "card">>(games: readonly Game[]): readonly Game[] {
  return cardsOf(games).filter(({ card }) => card !== undefined);
}

/** Returns all games: first those with a featured card, in their order. */
export function cardsOf<Game extends Pick<ListedGame, "card">>(games: readonly Game[]): readonly Game[] {
  const placeOf = ({ card }: Game) => card?.place ?? Number.MAX_VALUE;
  return games.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function favouritesFirst<Game extends { readonly id: string }>(
  games: readonly Game[],
  favourites: readonly string[],
): readonly Game[] {
  const isFavourite = ({ id }: Game) => favourites.includes(id);
  return [...games.filter(isFavourite), ...games.filter((game) => !isFavourite(game))];
}
