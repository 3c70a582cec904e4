/** One line of the catalogue: what the site lists. Data only; rules and screens are found by id. */
export interface CatalogEntry {
  readonly id: string;
  readonly kind: "instant" | "hand" | "round";
  /** Page of the game, to the letter of the specification's route table. */
  readonly path: string;
  /** Name in the navigation, to the letter of the specification. */
  readonly title: string;
  /** Name everywhere else. */
  readonly name: string;
  /** Name on the featured card, when the game has one. */
  readonly card: string | null;
  /** Name in `vectors/fairness.json` and on the command line of `verify`, when outside vectors exist. */
  readonly vectorName: string | null;
  /** Two-tone gradient of tile, card, banner and stage light. */
  readonly colours: readonly [from: string, to: string];
}

/** The games of this house in the order of the navigation. A game that is not here does not exist. */
export const catalog = [
  {
    id: "mines",
    kind: "hand",
    path: "/game/mine",
    title: "Mine",
    name: "Mines",
    card: "Mines",
    vectorName: "mines",
    colours: ["#4f7bff", "#2440b8"],
  },
  {
    id: "crash",
    kind: "round",
    path: "/game/crash",
    title: "Crash",
    name: "Crash",
    card: "Crash",
    vectorName: "crash",
    colours: ["#ff6b7d", "#a8213f"],
  },
  {
    id: "roulette",
    kind: "instant",
    path: "/game/roulette",
    title: "Roulette",
    name: "Roulette",
    card: null,
    vectorName: "roulette",
    colours: ["#f5a623", "#a35a06"],
  },
] as const satisfies readonly CatalogEntry[];

export type GameId = (typeof catalog)[number]["id"];

/** Vector names of games of the plan that are not built yet: `verify` counts their vectors as waiting. */
export const plannedVectorNames = ["hilo", "videopoker", "baccarat", "blackjack", "slide"] as const;
