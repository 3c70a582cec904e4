import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

async function choose(page: Page): Promise<void> {
  await open(page, "/game/keno");
  for (const tile of [2, 7, 11, 13, 18, 22, 29, 32, 36, 39]) await page.locator(".keno-tile").nth(tile).click();
}

/** The board idle, with chosen numbers, and after a draw. */
export const looks: GameLooks = {
  scenes: [
    { name: "keno-idle", show: (page) => open(page, "/game/keno") },
    { name: "keno-chosen", passing: true, show: choose },
    {
      name: "keno-over",
      async show(page) {
        await choose(page);
        await page.locator(playButton).click();
        await page.locator(".keno-strip > [data-lit], .keno-tile[data-state='drawn'] ~ .keno-tile").first().waitFor();
        await page.locator("[data-play-button]:not([aria-busy='true'])").waitFor();
        await page.waitForTimeout(2_000);
      },
    },
  ],
};
