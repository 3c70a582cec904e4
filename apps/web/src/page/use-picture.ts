import type { BetViewModule } from "@fairhouse/games/shared/screen/bet-view.ts";
import { viewsOf } from "@fairhouse/games/views.ts";
import { useModule } from "./use-module.ts";

/** Fetches how a game draws its bets. `isComing` until that is there or has failed; false for games without pictures. */
export function usePicture(game: string) {
  const views = viewsOf(game);
  const picture = useModule<BetViewModule>(`still ${game}`, views?.still);
  return { ...picture, views, isComing: views !== undefined && picture.module === null && !picture.failed };
}
