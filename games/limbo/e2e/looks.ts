import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** The dial at rest, and with a point on it. */
export const looks: GameLooks = {
  scenes: [
    { name: "limbo-idle", show: (page) => open(page, "/game/limbo") },
    {
      name: "limbo-over",
      async show(page) {
        await open(page, "/game/limbo");
        await page.locator(playButton).click();
        await page.locator('.limbo-dial:not([data-result="none"])').waitFor();
      },
    },
  ],
};
