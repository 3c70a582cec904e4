import { catalog, pathsOf } from "@fairhouse/games/catalog.ts";
import { sitePages as houseSitePages } from "@fairhouse/protocol/site-pages.ts";
import type { SitePage } from "./machinery/http/pages.ts";

/** The pages of the site: those of the house, and one for each path of a game. */
export const sitePages: readonly SitePage[] = [
  ...Object.entries(houseSitePages).map(([path, page]) => ({ path, sources: [`src/pages/${page}.tsx`] })),
  ...catalog.flatMap((game) =>
    pathsOf(game).map((path) => ({
      path,
      sources: ["src/pages/game-page.tsx", `../../games/${game.id}/screen/screen.tsx`],
    })),
  ),
];
