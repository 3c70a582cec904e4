import { aviator } from "./aviator/game.ts";
import { baccarat } from "./baccarat-1/game.ts";
import { liveBaccarat } from "./baccarat-2/game.ts";
import { blackjack } from "./blackjack/game.ts";
import { colour } from "./colour/game.ts";
import { crash } from "./crash/game.ts";
import { dice } from "./dice/game.ts";
import { flowerPoker } from "./flower-poker/game.ts";
import { goal } from "./goal/game.ts";
import { hilo } from "./hilo-1/game.ts";
import { liveHilo } from "./hilo-2/game.ts";
import { houseMarkets } from "./house-markets/game.ts";
import { jackpot } from "./jackpot/game.ts";
import { keno } from "./keno/game.ts";
import { limbo } from "./limbo/game.ts";
import { mines } from "./mines/game.ts";
import { plinko } from "./plinko/game.ts";
import { racing } from "./racing/game.ts";
import { roulette } from "./roulette/game.ts";
import type { CatalogEntry } from "./shared/catalog-entry.ts";
import { slide } from "./slide/game.ts";
import { sports } from "./sports/game.ts";
import { tickets } from "./tickets/game.ts";
import { videoPoker } from "./video-poker/game.ts";
import { virtual } from "./virtual/game.ts";
import { wheel } from "./wheel/game.ts";

/** The games of this house in navigation order. A game that is not listed here does not exist. */
export const catalog = [
  mines,
  slide,
  videoPoker,
  crash,
  baccarat,
  liveBaccarat,
  hilo,
  liveHilo,
  goal,
  blackjack,
  roulette,
  flowerPoker,
  aviator,
  colour,
  jackpot,
  tickets,
  dice,
  limbo,
  plinko,
  keno,
  wheel,
  virtual,
  racing,
  sports,
  houseMarkets,
] as const satisfies readonly CatalogEntry[];

export type GameId = (typeof catalog)[number]["id"];

/** Looks up a game by an untrusted id. */
export function entryOf(id: string): CatalogEntry | undefined {
  return catalog.find((entry) => entry.id === id);
}

/** Lists the ids of a live game's tables. */
export function tablesOf({ id, tables = [id] }: Pick<CatalogEntry, "id" | "tables">): readonly string[] {
  return tables;
}

/** Lists every address of a game's page, its own first. */
export function pathsOf({ path, alsoAt = [] }: CatalogEntry): readonly string[] {
  return [path, ...alsoAt];
}
