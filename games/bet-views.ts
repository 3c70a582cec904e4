import type { GameId } from "./catalog.ts";
import type { BetViews } from "./shared/screen/bet-view.ts";

/** How each game draws and replays a settled bet, in chunks of their own, without its screen. */
export const betViews: Record<GameId, BetViews> = {
  mines: {
    still: () => import("./mines/screen/bet-view.tsx"),
    replay: () => import("./mines/screen/bet-replay.tsx"),
  },
  crash: {
    still: () => import("./crash/screen/bet-view.tsx"),
    replay: () => import("./crash/screen/bet-replay.tsx"),
  },
  roulette: {
    still: () => import("./roulette/screen/bet-view.tsx"),
    replay: () => import("./roulette/screen/bet-replay.tsx"),
  },
};
