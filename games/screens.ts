import type { ScreenModule } from "@fairhouse/client/play-context.tsx";
import type { GameId } from "./catalog.ts";

/**
 * Collected by folder. Separate from `sites.ts` because the first visit needs no screen, and the list of chunks that
 * each screen loads would outweigh everything else known about a game.
 */
const screens = import.meta.glob<ScreenModule>("./*/screen/screen.tsx");

export function loadScreen(id: GameId): Promise<ScreenModule> {
  const load = screens[`./${id}/screen/screen.tsx`];
  if (load === undefined) throw new Error(`games/${id} lacks screen/screen.tsx`);
  return load();
}
