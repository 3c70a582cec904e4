import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** The scale at rest, and with a roll on it. */
export const looks: GameLooks = {
  scenes: [
    { name: "dice-idle", show: (page) => open(page, "/game/dice") },
    {
      name: "dice-over",
      async show(page) {
        await open(page, "/game/dice");
        await page.locator(playButton).click();
        await page.locator('.dice-die:not([data-result="none"])').waitFor();
      },
    },
  ],
};
