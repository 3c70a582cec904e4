import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** Slide between rounds, while the strip moves, and when it has stopped. */
export const looks: GameLooks = {
  scenes: [
    { name: "slide", show: (page) => open(page, "/game/slide") },
    {
      name: "slide-sliding",
      passing: true,
      async show(page) {
        await open(page, "/game/slide");
        await page.locator(playButton).click();
        await page.locator(".slide-window[data-moving=true]").waitFor({ timeout: 40_000 });
        await page.waitForTimeout(2_400);
      },
    },
    {
      name: "slide-landed",
      passing: true,
      async show(page) {
        await open(page, "/game/slide");
        await page.locator(playButton).click();
        await page.locator(".slide-window[data-moving=true]").waitFor({ timeout: 40_000 });
        await page.locator(".slide-window[data-landed=true]").waitFor({ timeout: 20_000 });
        await page.waitForTimeout(700);
      },
    },
  ],
};
