import type { GameLooks } from "@fairhouse/tests/e2e/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scene.ts";

/** Crash between flights, in one, and with a ticket. */
export const looks: GameLooks = {
  scenes: [
    { name: "crash", show: (page) => open(page, "/game/crash") },
    {
      name: "crash-later",
      passing: true,
      async show(page) {
        await open(page, "/game/crash");
        await page.waitForTimeout(7_000);
      },
    },
    {
      name: "crash-ticket",
      passing: true,
      async show(page) {
        await open(page, "/game/crash");
        await page.locator(playButton).click();
        await page.waitForTimeout(9_000);
      },
    },
  ],
};
