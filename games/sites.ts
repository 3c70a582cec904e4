import type { GameId } from "./catalog.ts";
import type { GameSite } from "./shared/screen/game-site.ts";

/** Found by folder, so that a game of the catalogue needs no second line; a test demands one of each. */
const sites = import.meta.glob<GameSite>("./*/site.ts", { eager: true, import: "site" });

export function siteOf(id: GameId): GameSite {
  const site = sites[`./${id}/site.ts`];
  if (site === undefined) throw new Error(`games/${id} lacks site.ts`);
  return site;
}
