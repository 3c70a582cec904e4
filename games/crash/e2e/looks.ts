import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** The multiplier, present while a flight is in the air. */
const FIGURE = ".flight-figure";
/** The line below it with the current value of the player's own ticket. */
const OWN = `${FIGURE} + div > p`;
const ROUND_MS = 60_000;

/** Crash between flights, in flight, and with a ticket. */
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
