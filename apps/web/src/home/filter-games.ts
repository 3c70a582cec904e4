import type { ListedGame } from "../base/games.ts";

/** Filters of the list of all games. */
export const gameFilters = ["all", "solo", "live", "favourites"] as const;
export type GameFilter = (typeof gameFilters)[number];

/** The featured cards, in the order of the specification (§2). Cards that do not exist are left out. */
const FEATURED = ["Crash", "Jackpot", "Tickets", "Mines", "Poker"];

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

/** Returns games of the chosen kind whose name, in any language, or path contains the given words. */
export function filterGames<Game extends Filtered>(
  games: readonly Game[],
  { filter, text, favourites, namesOf }: Asked<Game>,
): readonly Game[] {
  const asked = text.trim().toLocaleLowerCase();
  return games.filter((game) => {
    if (filter === "solo" && game.kind === "round") return false;
    if (filter === "live" && game.kind !== "round") return false;
    if (filter === "favourites" && !favourites.includes(game.id)) return false;
    const names = [game.title, game.name, game.card ?? "", game.path, ...namesOf(game)];
    return names.some((name) => name.toLocaleLowerCase().includes(asked));
  });
}

/** Returns games with a featured card: first those ordered by the specification, then any others. */
export function featuredGames<Game extends Pick<ListedGame, "card">>(games: readonly Game[]): readonly Game[] {
  return cardsOf(games).filter(({ card }) => card !== null);
}

/** Returns all games: those ordered by the specification, then others with a featured card, then the rest. */
export function cardsOf<Game extends Pick<ListedGame, "card">>(games: readonly Game[]): readonly Game[] {
  const rank = ({ card }: Game) => {
    if (card === null) return FEATURED.length + 1;
    const place = FEATURED.indexOf(card);
    return place === -1 ? FEATURED.length : place;
  };
  return games.toSorted((a, b) => rank(a) - rank(b));
}

export function favouritesFirst<Game extends { readonly id: string }>(
  games: readonly Game[],
  favourites: readonly string[],
): readonly Game[] {
  const isFavourite = ({ id }: Game) => favourites.includes(id);
  return [...games.filter(isFavourite), ...games.filter((game) => !isFavourite(game))];
}
