import type { ScreenModule } from "@fairhouse/client/house.tsx";
import type { GameId } from "./catalog.ts";

/** Loads what a player sees of a game: a chunk of its own for each. */
export const screens: Record<GameId, () => Promise<ScreenModule>> = {
  mines: () => import("./mines/screen/screen.tsx"),
  crash: () => import("./crash/screen/screen.tsx"),
  roulette: () => import("./roulette/screen/screen.tsx"),
};
