import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** The page with the next matchday, and the markets of a match; `virtual.e2e.ts` checks it while a matchday is played. */
export const looks: GameLooks = {
  scenes: [
    { name: "virtual", show: (page) => open(page, "/sports") },
    {
      name: "virtual-match",
      async show(page) {
        await open(page, "/sports");
        await page.locator("main section li > button:not([aria-pressed])").first().click();
      },
    },
  ],
  tall: true,
};
