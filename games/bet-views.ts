import type { GameId } from "./catalog.ts";
import type { BetViewModule } from "./shared/screen/bet-view.ts";

/** Loads the picture of a settled bet, for the page of a bet: a chunk of its own for each game, without its screen. */
export const betViews: Record<GameId, () => Promise<BetViewModule>> = {
  mines: () => import("./mines/screen/bet-view.tsx"),
  crash: () => import("./crash/screen/bet-view.tsx"),
  roulette: () => import("./roulette/screen/bet-view.tsx"),
};
