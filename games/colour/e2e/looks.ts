import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

/** Opens the shortest table while it takes orders, and orders these fields by their index on the board. */
async function orderOn(page: Page, fields: readonly number[]): Promise<void> {
  await open(page, "/game/colour");
  await page.locator(".colour-board[data-locked=false]").waitFor({ timeout: 20_000 });
  for (const field of fields) {
    await page.locator(".colour-field input").nth(field).check({ force: true });
    await page.locator(playButton).click();
  }
}

/** Colour between draws, with orders, in its last seconds, and after the ball has come. */
export const looks: GameLooks = {
  tall: true,
  scenes: [
    { name: "colour", show: (page) => open(page, "/game/colour") },
    {
      name: "colour-chart",
      passing: true,
      whole: true,
      async show(page) {
        await open(page, "/game/colour");
        await page.locator(".trend-rows").scrollIntoViewIfNeeded();
      },
    },
    { name: "colour-orders", passing: true, show: (page) => orderOn(page, [0, 5, 10, 14]) },
    {
      name: "colour-locked",
      passing: true,
      async show(page) {
        await orderOn(page, [0, 2, 13, 14]);
        await page.locator(".colour-board[data-locked=true]").waitFor({ timeout: 40_000 });
        await letMove(page, 1_600);
      },
    },
    {
      name: "colour-drawn",
      passing: true,
      async show(page) {
        await orderOn(page, [13, 14]);
        await page.locator(".colour-board[data-locked=true]").waitFor({ timeout: 40_000 });
        await page.locator(".colour-glass[data-mixing=true]").waitFor({ timeout: 10_000 });
        await page.locator(".colour-glass[data-mixing=false]").waitFor({ timeout: 10_000 });
        await letMove(page, 300);
      },
    },
  ],
};
