import type { ListedGame } from "../games.ts";

/** What the list of all games can be narrowed to. */
export const gameFilters = ["all", "solo", "live", "favourites"] as const;
export type GameFilter = (typeof gameFilters)[number];

/** The featured cards, in the order that the specification gives (§2). Those that do not exist are left out. */
const FEATURED = ["Crash", "Jackpot", "Tickets", "Mines", "Poker"];

/** Up to this many games stand on the home page once, as large cards; a larger house has featured ones, shelves and a grid. */
export const FEW = 6;

type Filtered = Pick<ListedGame, "kind" | "title" | "name" | "path" | "card"> & { readonly id: string };

interface Asked<Game> {
  readonly filter: GameFilter;
  readonly text: string;
  readonly favourites: readonly string[];
  /** Names in other languages. */
  readonly namesOf: (game: Game) => readonly string[];
}

/** Games of the chosen kind whose name, in any language, or path has the words asked for. */
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

/** Games with a featured card: first those that the specification orders, then any others. */
export function featuredGames<Game extends Pick<ListedGame, "card">>(games: readonly Game[]): readonly Game[] {
  return cardsOf(games).filter(({ card }) => card !== null);
}

/** All games: those that the specification orders, then others with a featured card, then the rest. */
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
