import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** Aviator between flights, and with both bets in flight. */
export const looks: GameLooks = {
  scenes: [
    { name: "aviator", show: (page) => open(page, "/game/aviator") },
    {
      name: "aviator-bets",
      passing: true,
      async show(page) {
        await open(page, "/game/aviator");
        await page.locator(playButton).first().click();
        await page.locator(playButton).nth(1).click();
        // The lines of both tickets, below the multiplier of their flight.
        await page.locator(".flight-figure + div > p + p").waitFor({ state: "attached", timeout: 60_000 });
        // The player's seed is mixed in, so the length of the flight is unknown.
        await letMove(page, 1_000);
      },
    },
  ],
};
