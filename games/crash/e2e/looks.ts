import type { GameLooks } from "@fairhouse/tests/e2e/looks-of-games.ts";
import { letMove, open, playButton } from "@fairhouse/tests/e2e/scene.ts";

/** The figure stands here while a flight is in the air. */
const FIGURE = ".flight-figure";
/** The line under it says what the own ticket would bring. */
const OWN = `${FIGURE} + p`;
const ROUND_MS = 60_000;

/** Crash between flights, in one, and with a ticket. */
export const looks: GameLooks = {
  scenes: [
    { name: "crash", show: (page) => open(page, "/game/crash") },
    {
      name: "crash-later",
      passing: true,
      async show(page) {
        await open(page, "/game/crash");
        await page.locator(FIGURE).waitFor({ timeout: ROUND_MS });
        await letMove(page, 3_000);
      },
    },
    {
      name: "crash-ticket",
      passing: true,
      async show(page) {
        await open(page, "/game/crash");
        await page.locator(playButton).click();
        await page.locator(OWN).waitFor({ state: "attached", timeout: ROUND_MS });
        await letMove(page, 3_000);
      },
    },
  ],
};
