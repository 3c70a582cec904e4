import type { GameLooks } from "@fairhouse/tests/e2e/looks-of-games.ts";
import { letMove, open, playButton } from "@fairhouse/tests/e2e/scene.ts";

/** Aviator between flights, and with both bets in the air. */
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
        // The lines of both tickets, under the figure of their flight.
        await page.locator(".flight-figure + p + p").waitFor({ state: "attached", timeout: 60_000 });
        // Their player's seed is mixed in, so that nobody knows how long it flies.
        await letMove(page, 1_000);
      },
    },
  ],
};
