import type { GameId } from "./catalog.ts";
import type { GameSite } from "./shared/screen/page/game-site.ts";

/**
 * Collected by folder, so that adding a game to the catalogue takes no second line; a test demands a site of each game.
 */
const sites = import.meta.glob<GameSite>("./*/site.ts", { eager: true, import: "site" });

export function siteOf(id: GameId): GameSite {
  const site = sites[`./${id}/site.ts`];
  if (site === undefined) throw new Error(`games/${id} lacks site.ts`);
  return site;
}
