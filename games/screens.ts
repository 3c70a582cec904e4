import type { ScreenModule } from "@fairhouse/client/house.tsx";
import type { GameId } from "./catalog.ts";

/** Until the screens are there. */
const empty = async (): Promise<ScreenModule> => ({ default: () => null, About: () => null });

/** What the player sees of each game, fetched when its page is opened. */
export const screens: Record<GameId, () => Promise<ScreenModule>> = {
  mines: empty,
  crash: empty,
  roulette: empty,
};
