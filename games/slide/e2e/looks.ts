import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";

const LOWEST_TARGET = "1.01";
const MOST_ROUNDS = 3;

/** Slide between rounds, while the strip moves, when it has stopped, and with a win. */
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
    {
      name: "slide-won",
      passing: true,
      async show(page) {
        await open(page, "/game/slide");
        const won = page.locator("[data-win-card]");
        // Nearly every round reaches the lowest target; the next one does where one has not.
        for (let rounds = 0; rounds < MOST_ROUNDS && !(await won.isVisible()); rounds += 1) {
          // The amount comes before the target.
          await page.locator("[data-bet-panel] input[inputmode]").nth(1).fill(LOWEST_TARGET);
          await page.locator(playButton).click();
          await page.locator(".slide-window[data-moving=true]").waitFor({ timeout: 40_000 });
          await page.locator(".slide-window[data-landed=true]").waitFor({ timeout: 20_000 });
          await won.waitFor({ timeout: 2_000 }).catch(() => undefined);
        }
      },
    },
  ],
};
