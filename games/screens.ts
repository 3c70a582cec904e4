import type { ScreenModule } from "@fairhouse/client/play-context.tsx";
import type { GameId } from "./catalog.ts";

/**
 * Found by folder. Apart from `sites.ts`, because the first visit needs no screen: the list of what each of them loads would
 * weigh more there than all else that is said of a game.
 */
const screens = import.meta.glob<ScreenModule>("./*/screen/screen.tsx");

/** Loads what a player sees of a game. */
export function loadScreen(id: GameId): Promise<ScreenModule> {
  const load = screens[`./${id}/screen/screen.tsx`];
  if (load === undefined) throw new Error(`games/${id} lacks screen/screen.tsx`);
  return load();
}
