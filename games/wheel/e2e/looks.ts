import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** The wheel at rest, turning, and stopped. */
export const looks: GameLooks = {
  scenes: [
    { name: "wheel-idle", show: (page) => open(page, "/game/wheel") },
    {
      name: "wheel-spinning",
      passing: true,
      async show(page) {
        await open(page, "/game/wheel");
        await page.getByRole("combobox").last().selectOption("50");
        await page.locator(playButton).click();
        await page.waitForTimeout(700);
      },
    },
    {
      name: "wheel-over",
      async show(page) {
        await open(page, "/game/wheel");
        await page.locator(playButton).click();
        await page.locator(".wheel-legend > [data-lit]").waitFor();
      },
    },
  ],
};
