import type { ScreenModule } from "@fairhouse/client/play-context.tsx";
import type { GameId } from "@fairhouse/games/catalog.ts";

/** What the page of a game is given by its route. */
export interface GamePageData {
  readonly id: GameId;
  readonly screen: ScreenModule;
}
