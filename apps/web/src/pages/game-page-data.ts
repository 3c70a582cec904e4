import type { ScreenModule } from "@fairhouse/client/play-context.tsx";
import type { GameId } from "@fairhouse/games/catalog.ts";

/** Data that a route passes to the page of a game. */
export interface GamePageData {
  readonly id: GameId;
  readonly screen: ScreenModule;
}
