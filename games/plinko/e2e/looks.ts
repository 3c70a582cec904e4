import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** The board idle, with balls in the air, and with a ball in its bucket. */
export const looks: GameLooks = {
  scenes: [
    { name: "plinko-idle", show: (page) => open(page, "/game/plinko") },
    {
      name: "plinko-falling",
      passing: true,
      async show(page) {
        await open(page, "/game/plinko");
        for (let balls = 0; balls < 3; balls += 1) {
          await page.locator(playButton).click();
          await page.waitForTimeout(350);
        }
      },
    },
    {
      name: "plinko-over",
      async show(page) {
        await open(page, "/game/plinko");
        await page.locator(playButton).click();
        await page.locator(".plinko-buckets > [data-lit]").waitFor();
      },
    },
  ],
};
